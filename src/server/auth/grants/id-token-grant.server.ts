import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { enabledProviders } from '../providers/enabled-providers.ts';
import type { AuthCall } from '../verb.ts';

const bodySchema = z.object({ provider: z.string().nullish(), issuer: z.string().nullish() });

/** By these, clients tell which provider's token they bring. */
const issuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
};

/**
 * A token that the client got from a provider by itself: nothing ties it to a sign-in that began here, so none is taken.
 * The client is told what would work: nothing with a provider that is not set, `/authorize` with one that is.
 */
export async function idTokenGrant(call: AuthCall): Promise<never> {
  const parsed = bodySchema.safeParse(call.body);
  const name = (parsed.success ? parsed.data.provider : undefined) ?? '';
  if (enabledProviders(call.server.settings).some((provider) => provider.name === name))
    throw new AuthError('validation_failed', { message: `Sign in with ${name} through /authorize` });
  const usual = Object.hasOwn(issuers, name) ? issuers[name] : undefined;
  const issuer = (parsed.success ? parsed.data.issuer : undefined) ?? usual ?? '';
  throw new AuthError('provider_disabled', {
    status: 400,
    message: `Provider (issuer "${issuer}") is not enabled`,
  });
}
