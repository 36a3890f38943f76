import { href } from './href.ts';

const parameter = 'next';
const base = 'https://here.invalid';

/**
 * Where to go after signing in, from the query of /auth. Anybody can write this address into a link, so it counts only
 * as a path of our own, read as a browser reads it.
 */
export function returnPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, base)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(wanted, base);
  // After `/..//`, a path can still begin with two slashes, which is a host to a browser.
  if (origin !== base || pathname.startsWith('//') || pathname === href('/auth')) return undefined;
  return `${pathname}${query}${hash}`;
}

/** The address for signing in that leads back to where the person is. */
export function signInAddress({ pathname, search = '' }: { pathname: string; search?: string }): string {
  const here = `${pathname}${search}`;
  return here === href('/') || pathname === href('/auth')
    ? href('/auth')
    : `${href('/auth')}?${new URLSearchParams({ [parameter]: here }).toString()}`;
}

/** The whole address of /auth for links in mails and answers of providers, which come back to it. */
export function authRedirect(next: string | undefined): string {
  return `${location.origin}${next === undefined ? href('/auth') : signInAddress({ pathname: next })}`;
}
