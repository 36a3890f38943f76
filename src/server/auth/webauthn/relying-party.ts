import { AuthError } from '../auth-error.ts';

/** Whom authenticators sign for: the name that keys are bound to, and the one origin whose pages may ask. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Browsers bind keys to names, not to numbers, and only on pages that nobody on the way can change. A platform on this
 * machine's own number is `localhost` then, which every browser takes for the same machine. The origin is compared as a
 * whole: an app below this host could name it too, but its pages have another origin.
 */
export function relyingParty(siteUrl: string): RelyingParty | undefined {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (/^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]')
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return undefined;
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSafe ? { id: hostname, origin } : undefined;
}

export function needRelyingParty(siteUrl: string): RelyingParty {
  const party = relyingParty(siteUrl);
  if (party === undefined) throw new AuthError('passkey_disabled');
  return party;
}
