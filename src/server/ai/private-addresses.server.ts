import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not of the public internet, by the registries of special addresses of IANA
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry; RFC 6890).
 */
const notPublic4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within 2000::/3, outside of which nothing is public: what carries another address inside, and what is set aside. */
const notPublic6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [address, bits] of notPublic4) closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of notPublic6) closed.addSubnet(address, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Anything that is no address of the public internet, also what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return closed.check(address, 'ipv4');
  if (version === 6) return !global6.check(address, 'ipv6') || closed.check(address, 'ipv6');
  return true;
}
