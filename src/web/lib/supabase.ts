import type { SupabaseClient } from '@supabase/supabase-js';
import { brand } from '../../kernel/brand.ts';

/** Where the browser keeps the session, and the name of the channel on which tabs tell each other about it. */
export const sessionStorageKey = `${brand.slug}-session`;

/** Not a secret: it names the product to its own server, which reads it as "nobody in particular". */
const publishableKey = `${brand.slug}-publishable`;

let opened: Promise<SupabaseClient> | undefined;

/** The one client. It is loaded when it is first needed, so that the first page does not wait for it. */
export function supabase(): Promise<SupabaseClient> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(location.origin, publishableKey, {
    auth: {
      storageKey: sessionStorageKey,
      // Decision 010: other providers answer with a code that only this browser can redeem; tokens that a link of
      // ours carries in the fragment are read by the page /auth alone.
      flowType: 'pkce',
      detectSessionInUrl: () => false,
    },
  });
}
