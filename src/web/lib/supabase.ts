import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { brand } from '../../kernel/brand.ts';
import { authFlow } from './auth-url.ts';
import { measuredFetch } from './performance/measured-fetch.ts';
import { sessionStorageKey } from './stored-session.ts';

/** Not a secret: it names the product to its own server, which reads it as "nobody in particular". */
export const publishableKey = `${brand.slug}-publishable`;

let opened: Promise<SupabaseClient> | undefined;
const waiting = new Set<() => void>();

/** The one client. It is loaded when it is first needed, so that the first page does not wait for it. */
export function supabase(): Promise<SupabaseClient> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  for (const called of waiting) called();
  return opened;
}

/** Calls back when the client is opened, or was already. Gives what ends the waiting. */
export function whenSupabaseIsUsed(called: () => void): () => void {
  if (opened === undefined) waiting.add(called);
  else called();
  return () => waiting.delete(called);
}

/** The session that this browser keeps, as it was when it was last good. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  const { access_token, refresh_token, user } = stored as Partial<Session>;
  return (
    typeof access_token === 'string' && typeof refresh_token === 'string' && typeof user?.id === 'string'
  );
}

async function open(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(location.origin, publishableKey, {
    global: { fetch: measuredFetch },
    auth: {
      storageKey: sessionStorageKey,
      // Decision 010: other providers answer with a code that only this browser can redeem; tokens that a link of
      // ours carries in the fragment are read by the page /auth alone.
      flowType: authFlow,
      detectSessionInUrl: () => false,
      experimental: { passkey: true },
    },
  });
}
