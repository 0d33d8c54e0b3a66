/** A price as it is read, e.g. `$0.00070`: a few tokens cost a small part of a cent. */
export const dollars = (cost: number): string => `$${cost.toFixed(cost > 0 && cost < 0.01 ? 5 : 2)}`;
