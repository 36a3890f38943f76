import { isIP } from 'node:net';

/** Where an address lies, as far as it says so itself: nothing is looked up, and nothing is guessed. */
export type Place = 'this_computer' | 'local_network';

const onThisComputer = /^(127\.|::1$)/;
const local = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

export function placeOf(address: string | null): Place | undefined {
  const plain = plainOf(address);
  if (onThisComputer.test(plain)) return 'this_computer';
  return local.test(plain) ? 'local_network' : undefined;
}

/**
 * The part of the network that an address belongs to. Wide, about a provider in a region: a home gets another address
 * every day, and a mail every day would be read by nobody.
 */
export function networkOf(address: string | null): string {
  const plain = plainOf(address);
  const place = placeOf(plain);
  if (place !== undefined) return place;
  const version = isIP(plain);
  if (version === 4) return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`;
  if (version === 6) return `${firstGroups(plain)}::/32`;
  return 'unknown';
}

/** The database writes a mask behind an address, and a socket that takes both versions a prefix before it. */
function plainOf(address: string | null): string {
  return (address ?? '')
    .replace(/\/\d+$/, '')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

function firstGroups(address: string): string {
  const [head = ''] = address.split('::');
  const [first = '', second = ''] = head.split(':');
  return [first, second].map((group) => (group === '' ? '0' : group.toLowerCase())).join(':');
}
