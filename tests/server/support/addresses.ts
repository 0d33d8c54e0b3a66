import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);

/** The addresses that `localhost` may mean, as far as this machine has them: some have no IPv6. */
export const ownAddresses = (): string[] =>
  ['127.0.0.1', '::1'].filter((own) => all.some(({ address }) => address === own));

/** The addresses at which other machines can reach this one; none on a machine by itself. */
export const otherAddresses = (): string[] =>
  all
    // A link-local address means nothing without its interface.
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address);

/** An address as it stands in a link. */
export const inLink = (address: string): string => (isIPv6(address) ? `[${address}]` : address);
