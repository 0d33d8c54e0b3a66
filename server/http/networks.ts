import { BlockList, isIP } from 'node:net';

/** Addresses and networks that a name stands for. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The names that a list may hold in place of networks. */
export const networkNames: readonly string[] = Object.keys(named);

/**
 * Reads a list of addresses, networks (`10.1.0.0/16`) and names of networks, with commas between them.
 *
 * @returns null when something in it is neither
 */
export function readNetworks(list: string): BlockList | null {
  const parts = list.split(',').map((part) => part.trim().toLowerCase());
  const networks = new BlockList();
  for (const part of parts.filter(Boolean).flatMap((each) => named[each] ?? [each])) {
    const [address = '', length] = part.split('/');
    const bits = familyOf(address) === 'ipv6' ? 128 : 32;
    const prefix = length === undefined ? bits : Number(length || Number.NaN);
    if (!isIP(address) || !Number.isInteger(prefix) || prefix < 0 || prefix > bits) return null;
    networks.addSubnet(address, prefix, familyOf(address));
  }
  return networks;
}

/** Whether an address lies in one of the networks. */
export const isIn = (networks: BlockList, address: string): boolean =>
  isIP(address) > 0 && networks.check(address, familyOf(address));

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
