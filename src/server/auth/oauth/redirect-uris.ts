import { limits } from '../../../kernel/limits.ts';

/**
 * Where a code may be sent. Whoever can choose this freely gets into the account of the person who agrees, so an
 * address is registered beforehand and compared letter by letter.
 */

/** Browsers drop or turn around some of these, so the address that we compare would not be the one that is opened. */
export const treacherous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u;
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?((?:[/?].*)?)$/;
/** A program on a device owns a scheme by the domain that it is named after (RFC 8252, 7.1). */
const privateScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\/.*$/;

/** What is wrong with an address that a program wants to register; undefined when it may. */
export function redirectFault(uri: string): string | undefined {
  if (uri.length > limits.oauth.uriLength)
    return `must have at most ${limits.oauth.uriLength} characters: ${uri.slice(0, 60)}…`;
  if (treacherous.test(uri) || !URL.canParse(uri)) return `is not an address: ${uri}`;
  if (uri.includes('#')) return `must have no fragment: ${uri}`;
  const { protocol, username, password, hostname } = new URL(uri);
  if (username !== '' || password !== '') return 'must have no user name or password';
  if (protocol === 'https:')
    return /^https:\/\/[^/?@]+(?:[/?]|$)/.test(uri) && hostname !== ''
      ? undefined
      : `is not a plain https address: ${uri}`;
  if (isLoopback(uri) || privateScheme.test(uri)) return undefined;
  return `must begin with https://, with http:// on this machine (127.0.0.1, [::1], localhost), or with a scheme of your own that has a dot: ${uri}`;
}

/** A program on the same machine listens on whichever port is free (RFC 8252, 7.3): only there the port does not count. */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  if (registered.includes(uri)) return true;
  const asked = withoutPort(uri);
  return asked !== undefined && URL.canParse(uri) && registered.some((one) => withoutPort(one) === asked);
}

export function isLoopback(uri: string): boolean {
  return loopback.test(uri);
}

function withoutPort(uri: string): string | undefined {
  const [, host, rest] = loopback.exec(uri) ?? [];
  return host === undefined ? undefined : `${host}${rest}`;
}

/** Appended to the text itself: an address that was parsed and written again might not be the one that was registered. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) said.set(name, value);
  return `${uri}${uri.includes('?') ? '&' : '?'}${said.toString()}`;
}
