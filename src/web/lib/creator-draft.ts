import { brand } from '../../kernel/brand.ts';

/** What somebody typed to make an app of, as it stands in the form. */
export interface AppIdea {
  readonly appName: string;
  readonly prompt: string;
  /** Sentences that it was changed by before it had an owner; the form does not show them. */
  readonly changes?: readonly string[];
  /** The language model that is asked as well, as `list-models` names it. */
  readonly model?: string;
}

export const noIdea: AppIdea = { appName: '', prompt: '' };

/** Where this browser keeps what was typed and is no app yet. */
const draftStorageKey = `${brand.slug}-app-draft`;

export function readDraft(): AppIdea {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftStorageKey) ?? 'null');
    return isIdea(stored) ? { appName: stored.appName, prompt: stored.prompt } : noIdea;
  } catch {
    // Storage is blocked, or holds something else.
    return noIdea;
  }
}

/** Whether it is kept now: storage can be blocked or full. */
export function keepDraft({ appName, prompt }: AppIdea): boolean {
  try {
    if (appName === '' && prompt === '') {
      localStorage.removeItem(draftStorageKey);
      return false;
    }
    localStorage.setItem(draftStorageKey, JSON.stringify({ appName, prompt }));
    return true;
  } catch {
    return false;
  }
}

export function isIdea(value: unknown): value is AppIdea {
  if (typeof value !== 'object' || value === null) return false;
  const { appName, prompt } = value as Partial<Record<keyof AppIdea, unknown>>;
  return typeof appName === 'string' && typeof prompt === 'string';
}
