/** How long prompt logs and the developer log's lines are kept. */
export const keptDays = 60;
