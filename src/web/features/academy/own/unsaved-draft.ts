import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { readDraftContent } from './use-drafts.ts';

/** What was typed in the last moment, for a browser that ends before it is stored. On this device only. */
const keyOf = (id: string) => `academy-draft/${id}`;

export function readUnsaved(id: string): CourseDraft | undefined {
  try {
    return readDraftContent(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    // Storage is refused, or what lies there is damaged: what was stored last is there.
    return undefined;
  }
}

export function keepUnsaved(id: string, draft: CourseDraft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // It is stored with the other data in a moment.
  }
}
