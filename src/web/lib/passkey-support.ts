import { useQuery } from '@tanstack/react-query';
import { fetchAuthSettings } from './auth-settings.ts';
import { useHydrated } from './use-hydrated.ts';

/** Keys are bound to names: at a number no browser takes one, whatever else it can do. */
export function isNumericHost(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
}

export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext && !isNumericHost(location.hostname);
}

/** The browser can offer passkeys in a field, beside the addresses and passwords that it knows. */
export async function browserFillsPasskeys(): Promise<boolean> {
  if (!browserHasPasskeys()) return false;
  const ask = (PublicKeyCredential as { isConditionalMediationAvailable?: () => Promise<boolean> })
    .isConditionalMediationAvailable;
  return ask === undefined ? false : ask.call(PublicKeyCredential);
}

export type PasskeyUse =
  /** Not known yet. */
  | 'unknown'
  | 'usable'
  /** The server is reached at a name elsewhere, or this browser has no passkeys. */
  | 'not-here';

/** Whether this page may offer passkeys: the server takes them, and the browser has them at this address. */
export function usePasskeyUse(): PasskeyUse {
  const isHydrated = useHydrated();
  const { data } = useQuery({
    queryKey: ['auth-settings'],
    queryFn: ({ signal }) => fetchAuthSettings(signal),
  });
  if (!isHydrated || data === undefined) return 'unknown';
  return data.passkeys && browserHasPasskeys() ? 'usable' : 'not-here';
}
