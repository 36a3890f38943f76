import type { SupabaseClient } from '@supabase/supabase-js';
import { startTransition } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { hasStoredSession, sessionStorageKey } from '../../lib/stored-session.ts';
import { readStoredSession, supabase, whenSupabaseIsUsed } from '../../lib/supabase.ts';
import { isSessionError } from './is-session-error.ts';
import type { SessionNews } from './next-session.ts';

/**
 * Tells every change of the session until it is stopped. Recovering what is stored, refreshing it once for all tabs,
 * resting while the page is hidden and telling other tabs are the client's own; what is added is that the server is
 * asked whether it still knows the session: at the start, when the page is looked at again, and now and then.
 */
export function followSession(tell: (news: SessionNews) => void): () => void {
  let stopped = false;
  const endings: (() => void)[] = [];
  async function start(): Promise<void> {
    if (!clientNeeded()) {
      // Pages show the same meanwhile; drawing them anew in one piece would hold up whoever has just come.
      startTransition(() => tell({ kind: 'checked', session: null }));
      await need(endings);
      if (stopped) return;
    }
    const client = await supabase();
    if (stopped) return;
    const { data } = client.auth.onAuthStateChange((event, session) => {
      // Without a server an expired session is reported as none; the check below knows better.
      if (event !== 'INITIAL_SESSION' || session !== null) tell({ kind: 'event', event, session });
    });
    endings.push(() => data.subscription.unsubscribe());
    // Renewing it takes half a minute to fail when the server is away, and the person's data is on this device.
    const kept = readStoredSession();
    if (kept !== null) tell({ kind: 'checked', session: kept });
    tell({ kind: 'checked', session: await storedSession(client) });
    if (!stopped) endings.push(keepVerifying(client));
  }
  start().catch((error: unknown) => {
    console.warn('Signing in is not available.', error);
    if (!stopped) tell({ kind: 'checked', session: null });
  });
  return () => {
    stopped = true;
    for (const end of endings) end();
  };
}

/** The client is a third of the code of a page, and somebody who never signs in never needs it. */
function clientNeeded(): boolean {
  return hasStoredSession() || new URLSearchParams(location.search).has('code');
}

/** Until somebody here uses the client, or somebody signs in in another tab. */
function need(endings: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    const watchStorage = ({ key, newValue }: StorageEvent) => {
      if (key === sessionStorageKey && newValue !== null) resolve();
    };
    addEventListener('storage', watchStorage);
    endings.push(() => removeEventListener('storage', watchStorage), whenSupabaseIsUsed(resolve));
  });
}

async function storedSession(client: SupabaseClient) {
  const { data, error } = await client.auth.getSession();
  if (error === null) return data.session;
  // Offline, a person stays signed in, also when the token has expired meanwhile.
  if (!isSessionError(error)) return readStoredSession();
  await discardSession(client);
  return data.session;
}

function keepVerifying(client: SupabaseClient): () => void {
  let verifiedAt = 0;
  async function verify(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    if (Date.now() - verifiedAt < limits.session.verifyGapMs) return;
    verifiedAt = Date.now();
    await verifySession(client).catch((error: unknown) =>
      console.warn('The session was not checked.', error),
    );
  }
  const run = () => void verify();
  run();
  const timer = setInterval(run, limits.session.verifyEveryMs);
  document.addEventListener('visibilitychange', run);
  addEventListener('focus', run);
  addEventListener('online', run);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
    removeEventListener('focus', run);
    removeEventListener('online', run);
  };
}

async function verifySession(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session === null) return;
  const { error } = await client.auth.getUser();
  if (error !== null && isSessionError(error)) await discardSession(client);
}

/** The stored session is removed even when the server cannot be told. */
async function discardSession(client: SupabaseClient): Promise<void> {
  await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
  try {
    localStorage.removeItem(sessionStorageKey);
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}
