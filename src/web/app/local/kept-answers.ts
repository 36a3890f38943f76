import { readStoredSession } from '../../lib/supabase.ts';
import { loadRuntime } from './load-runtime.ts';

/** What the server last said, as the device keeps it. */
export interface KeptAnswer {
  /** When it was said, in ms since 1970. */
  readonly at: number;
  readonly value: unknown;
}

const metaName = (name: string) => `answer ${name}`;

/** Keeps an answer with the other data of this person, with which it goes when they sign out. */
export async function keepAnswer(userId: string, name: string, value: unknown): Promise<void> {
  // An answer that comes after the sign-out must not bring back what was just removed.
  if (readStoredSession()?.user.id !== userId) return;
  try {
    const { store } = await (await loadRuntime()).personData(userId);
    await store.write((tx) => tx.putMeta(metaName(name), { at: Date.now(), value }));
  } catch (error) {
    console.warn('An answer could not be kept on this device.', error);
  }
}

/** Undefined when there is none, or the device keeps nothing. */
export async function readKeptAnswer(userId: string, name: string): Promise<KeptAnswer | undefined> {
  try {
    const { store } = await (await loadRuntime()).personData(userId);
    const kept = await store.read((tx) => tx.meta(metaName(name)));
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number';
}
