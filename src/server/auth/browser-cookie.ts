import { brand } from '../../kernel/brand.ts';
import type { AuthCall } from './verb.ts';

/** What a browser is recognised by: where somebody signed in before, which sign-in it began, which one it may take over. */
export type CookieName = 'device' | 'flow' | 'handover';

interface CookieOptions {
  seconds: number;
  /** Also with requests that another site makes the browser send, such as the form that Apple posts. */
  fromOtherSites?: boolean;
}

const isSecure = (call: AuthCall) => call.server.auth.siteUrl.startsWith('https:');

/** With https the name binds the cookie to this host: no app below it can put one there. */
function nameOf(call: AuthCall, name: CookieName): string {
  return `${isSecure(call) ? '__Host-' : ''}${brand.slug}-${name}`;
}

/** Of two cookies with the same name none is believed. */
export function readCookie(call: AuthCall, name: CookieName): string | undefined {
  const start = `${nameOf(call, name)}=`;
  const found = (call.header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  const [value] = found;
  return found.length === 1 && value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : undefined;
}

/** For this host alone and out of reach of scripts. An empty value takes it back. */
export function writeCookie(
  call: AuthCall,
  name: CookieName,
  value: string,
  { seconds, fromOtherSites = false }: CookieOptions,
): void {
  // Browsers take such a cookie only over https.
  const site = fromOtherSites && isSecure(call) ? 'None' : 'Lax';
  const secure = isSecure(call) ? '; Secure' : '';
  call.setCookie?.(
    `${nameOf(call, name)}=${value}; Path=/; Max-Age=${value === '' ? 0 : seconds}; HttpOnly; SameSite=${site}${secure}`,
  );
}
