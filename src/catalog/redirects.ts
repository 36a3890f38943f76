/** Addresses that lead somewhere else. */
export interface Redirect {
  /** As a page pattern: `:name` is one part of an address, a `*` at the end is everything below, or nothing. */
  readonly from: string;
  readonly to: string;
  /** Absent: everybody is sent on. `signed-out`: a page at this address shows itself to whoever is signed in. */
  readonly when?: 'signed-out';
}

const shop = '/ai-os';

export const redirects: readonly Redirect[] = [
  { from: '/checkout/*', to: shop },
  { from: '/buy/*', to: shop },
  { from: '/subscribe/*', to: shop },
  { from: '/cart', to: shop, when: 'signed-out' },
  { from: '/deploy/*', to: shop },
  { from: '/agents/:slug/buy', to: shop },
  { from: '/agents/:slug/deploy', to: shop },
];

/** The redirect that an address falls under. */
export function redirectFor(path: string): Redirect | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  return redirects.find(({ from }) => fits(from, parts));
}

function fits(pattern: string, parts: readonly string[]): boolean {
  const wanted = pattern.split('/').filter((part) => part !== '');
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === parts[index]);
}
