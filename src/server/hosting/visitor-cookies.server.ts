import { limits } from '../../kernel/limits.ts';

export type CookieName = 'visitor' | 'device' | 'origin';

const daySeconds = 24 * 3_600;

/**
 * With https the name binds a cookie to this one host: no neighbour below the same host can put one there. Without it,
 * of two cookies with the same name none is believed.
 */
function nameOf(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export function readCookie(
  header: string | undefined,
  name: CookieName,
  isSecure: boolean,
): string | undefined {
  const wanted = nameOf(name, isSecure);
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${wanted}=`))
    .map((pair) => pair.slice(wanted.length + 1));
  const [value] = found;
  return found.length === 1 && value !== undefined && /^[\w-]{20,120}$/.test(value) ? value : undefined;
}

/** Only for this host, out of reach of scripts, and not sent along by other sites. An empty value takes it back. */
export function writeCookie(name: CookieName, value: string, isSecure: boolean): string {
  const days = name === 'visitor' ? limits.hosting.visitorSessionDays : limits.hosting.deviceDays;
  const seconds = value === '' ? 0 : days * daySeconds;
  const secure = isSecure ? '; Secure' : '';
  return `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
