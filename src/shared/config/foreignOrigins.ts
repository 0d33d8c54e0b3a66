/** The origin of an address in a list of its own, which is empty for a path of this site (e.g. `/backend`). */
export const foreignOrigins = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];
