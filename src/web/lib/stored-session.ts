import { brand } from '../../kernel/brand.ts';

/** Where the browser keeps the session, and the name of the channel on which tabs tell each other about it. */
export const sessionStorageKey = `${brand.slug}-session`;

/** Whether this browser keeps a session, good or not. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    return false;
  }
}

/** Takes the session out of this browser and tells every tab, this one included. The server is not asked. */
export async function forgetSession(): Promise<void> {
  try {
    localStorage.removeItem(sessionStorageKey);
  } catch {
    // Storage is blocked: nothing was stored either.
  }
  // The client listens here for what other tabs do; a channel of its own is another one to it.
  const channel = new BroadcastChannel(sessionStorageKey);
  channel.postMessage({ event: 'SIGNED_OUT', session: null });
  // Closed at once, it might not have been sent yet.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  channel.close();
}
