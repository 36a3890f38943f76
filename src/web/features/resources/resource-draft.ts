import { isResourceKind } from '../../../catalog/resources/resource.ts';
import { brand } from '../../../kernel/brand.ts';
import type { ResourceText } from './use-own-resources.ts';

function storageKey(of: string): string {
  return `${brand.slug}-resource-draft-${of}`;
}

/** What was typed into the form of a resource and not saved, also when the browser was closed in between. */
export function readResourceDraft(of: string): ResourceText | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(of)) ?? 'null');
    return isText(stored) ? stored : undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

/** Keeps it, or forgets it when there is nothing to keep. Storage can be blocked or full: the form has it still. */
export function keepResourceDraft(of: string, text: ResourceText | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(storageKey(of));
    else localStorage.setItem(storageKey(of), JSON.stringify(text));
  } catch (error) {
    console.warn('The draft is not kept.', error);
  }
}

function isText(value: unknown): value is ResourceText {
  if (typeof value !== 'object' || value === null) return false;
  const { title, about, kind, jobs, body } = value as Partial<Record<keyof ResourceText, unknown>>;
  return (
    [title, about, body].every((part) => typeof part === 'string') &&
    typeof kind === 'string' &&
    isResourceKind(kind) &&
    Array.isArray(jobs) &&
    jobs.every((job) => typeof job === 'string')
  );
}
