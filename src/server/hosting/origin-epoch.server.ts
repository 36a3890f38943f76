import { type CookieName, readCookie, writeCookie } from './visitor-cookies.server.ts';

const cookie: CookieName = 'origin';

export interface VisitedOrigin {
  /** Of the address; undefined while no other app was there before. */
  readonly epoch: string | undefined;
  readonly cookies: string | undefined;
  readonly isSecure: boolean;
}

/** Whether this browser was here since the address went to the app that is there now. */
export function isOfThisEpoch({ epoch, cookies, isSecure }: VisitedOrigin): boolean {
  return epoch === undefined || readCookie(cookies, cookie, isSecure) === epoch;
}

/**
 * What a browser is told with a page: to forget all that the former app has left on this origin, once. Cookies are ended one
 * by one and not by the header, which would end those of the whole registrable domain: of every neighbour and of the platform.
 */
export function originHeaders(visited: VisitedOrigin): [name: string, value: string][] {
  const { epoch, cookies, isSecure } = visited;
  if (epoch === undefined) return [];
  const known: [string, string] = ['Set-Cookie', writeCookie(cookie, epoch, isSecure)];
  if (isOfThisEpoch(visited)) return [known];
  const secure = isSecure ? '; Secure' : '';
  const ended = cookieNames(cookies).map((name): [string, string] => [
    'Set-Cookie',
    `${name}=; Path=/; Max-Age=0${secure}`,
  ]);
  return [['Clear-Site-Data', '"storage", "cache"'], ...ended, known];
}

function cookieNames(header: string | undefined): string[] {
  const names = (header ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return [...new Set(names)].filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));
}
