import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';

/** Answers that are shown at once, until the server has been asked. Losing one costs a moment and nothing else. */
const prefix = `${brand.slug}-cache-`;

export function cacheLocally(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Storage is blocked or full: the server is asked instead.
  }
}

export function readLocalCache(name: string): unknown {
  try {
    return entryOf(localStorage.getItem(prefix + name))?.value;
  } catch {
    return undefined;
  }
}

/** Removes what is older than a day, or cannot be read. Gives how many went. */
export function dropOldEntries(now: number): number {
  try {
    const old = Object.keys(localStorage).filter((key) => {
      if (!key.startsWith(prefix)) return false;
      const entry = entryOf(localStorage.getItem(key));
      return entry === undefined || now - entry.at > limits.optimizer.cacheMs;
    });
    for (const key of old) localStorage.removeItem(key);
    return old.length;
  } catch {
    return 0;
  }
}

function entryOf(text: string | null): { at: number; value: unknown } | undefined {
  try {
    const { at, value }: { at?: unknown; value?: unknown } = JSON.parse(text ?? '{}');
    return typeof at === 'number' ? { at, value } : undefined;
  } catch {
    return undefined;
  }
}
