import { isIP } from 'node:net';
import { baseUrlOf, type ModelProvider, type ModelSettings } from '../model-settings.ts';
import { isPrivateAddress } from '../private-addresses.server.ts';

export type CheckedAddress = { ok: true; baseUrl: string } | { ok: false; message: string };

/**
 * What can be said about an address before anything is sent. Where a name leads is looked at when a connection is made, each
 * time anew.
 */
export function checkAddress(
  provider: ModelProvider,
  given: string | null | undefined,
  reach: ModelSettings['reach'],
): CheckedAddress {
  const baseUrl = baseUrlOf(provider, given);
  if (baseUrl === undefined) return { ok: false, message: 'Say at which address the model is.' };
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    return { ok: false, message: 'Use an address such as https://models.example/v1' };
  const { protocol, hostname, username, password, search, hash } = new URL(baseUrl);
  if (username !== '' || password !== '')
    return { ok: false, message: 'Put the key into its own field, not into the address.' };
  if (search !== '' || hash !== '')
    return { ok: false, message: 'Leave out what stands behind the path: ? and #.' };
  if (reach === 'public' && protocol !== 'https:')
    return { ok: false, message: 'Use an address with https: a key would travel there in the clear.' };
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOwn =
    host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isPrivateAddress(host));
  if (reach === 'public' && isOwn)
    return {
      ok: false,
      message:
        'This is an address of the server itself or of a private network, which an admin has to allow.',
    };
  return { ok: true, baseUrl };
}
