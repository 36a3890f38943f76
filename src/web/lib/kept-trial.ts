import { brand } from '../../kernel/brand.ts';
import { limits } from '../../kernel/limits.ts';
import { type AppIdea, isIdea } from './creator-draft.ts';

/** An app that somebody made on the first page and wants to keep. It waits in this browser until they have an account. */
export interface KeptTrial extends Required<Omit<AppIdea, 'model'>> {
  /** They were asked back and wanted it all the same. */
  readonly anyway: boolean;
  /** When it was put aside, in ms since 1970. */
  readonly at: number;
}

const storageKey = `${brand.slug}-trial`;

/** False where storage is blocked or full. */
export function keepTrial(trial: Omit<KeptTrial, 'at'>, now: number): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...trial, at: now }));
    return true;
  } catch {
    return false;
  }
}

/** What waits, unless it has waited for so long that nobody expects it any more. */
export function readKeptTrial(now: number): KeptTrial | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isKept(stored) && now - stored.at < limits.trial.keptMs ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTrial(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was kept either.
  }
}

function isKept(value: unknown): value is KeptTrial {
  if (!isIdea(value)) return false;
  const { changes, anyway, at } = value as Partial<Record<keyof KeptTrial, unknown>>;
  return (
    Array.isArray(changes) &&
    changes.every((sentence) => typeof sentence === 'string') &&
    typeof anyway === 'boolean' &&
    typeof at === 'number'
  );
}
