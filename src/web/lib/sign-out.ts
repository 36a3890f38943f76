import { messageOf } from './error-body.ts';
import { supabase } from './supabase.ts';

export type SignOutScope = 'global' | 'local' | 'others';

/** What happens to changes that were never sent: the person is asked, or they go without a question. */
type Unsent = 'ask' | 'discard';

/** Asked before a sign-out. Gives undefined when the person stays, otherwise what to tell how it went. */
type SignOutGuard = (unsent: Unsent) => Promise<((signedOut: boolean) => void) | undefined>;

let guard: SignOutGuard | undefined;

/** One at a time: whoever keeps the person's data on this device. Gives what ends it. */
export function guardSignOut(next: SignOutGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** What a sign-out answers when the person has chosen to stay. No failure: there is nothing to tell them. */
export const stayedSignedIn = 'You are still signed in.';

/** Ends sessions. A session that the server no longer knows (401, 403, 404) counts as ended. Gives what went wrong. */
export async function signOut(
  scope: SignOutScope = 'global',
  unsent: Unsent = 'ask',
): Promise<string | undefined> {
  if (scope === 'others') return endSessions(scope);
  const go = await mayGo(unsent);
  if (go === undefined) return stayedSignedIn;
  const fault = await endSessions(scope);
  go(fault === undefined);
  return fault;
}

async function mayGo(unsent: Unsent): Promise<((signedOut: boolean) => void) | undefined> {
  const free = () => undefined;
  try {
    return guard === undefined ? free : await guard(unsent);
  } catch (error) {
    // Whoever wants to leave can, even when nobody can tell what is unsent: it stays on the device.
    console.warn('Unsent changes could not be counted.', error);
    return free;
  }
}

async function endSessions(scope: SignOutScope): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await client.auth.signOut({ scope });
    return error === null ? undefined : messageOf(error, 'Failed to sign out');
  } catch (error) {
    return messageOf(error, 'Failed to sign out');
  }
}
