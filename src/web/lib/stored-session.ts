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
