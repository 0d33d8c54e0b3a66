/** How long the entries of the audit trail are kept: two years. */
export const auditKeptDays = 730;
