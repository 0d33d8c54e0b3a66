/** From which address something was sent, in words; the application sends 'unknown' where it can't find that out (D-12). */
export const fromWhere = (ipAddress: string): string =>
  isUnknown(ipAddress) ? 'address unknown' : `from ${ipAddress}`;

export const isUnknown = (ipAddress: string): boolean => /^(unknown)?$/i.test(ipAddress.trim());
