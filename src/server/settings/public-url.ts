import type { Settings } from './settings.server.ts';

const everywhere = new Set(['0.0.0.0', '::']);
const thisMachine = new Set(['127.0.0.1', '::1']);

/**
 * Where the product is reached from outside, without a slash at the end. On this machine it is `localhost` and not the number
 * that it listens on: browsers bind passkeys to names.
 */
export function publicUrlOf(settings: Pick<Settings, 'HOST' | 'PUBLIC_URL'>, port: number): string {
  const { HOST: host, PUBLIC_URL: given } = settings;
  if (given !== undefined) return given;
  if (everywhere.has(host) || thisMachine.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A machine's own address has two names, and a visitor of the platform may use either. */
export function platformOrigins(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl);
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return other === undefined ? [origin] : [origin, origin.replace(hostname, other)];
}
