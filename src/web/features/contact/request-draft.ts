import { z } from 'zod';
import { brand } from '../../../kernel/brand.ts';

/** Where this browser keeps what was typed and not sent. */
const draftStorageKey = `${brand.slug}-contact-draft`;

const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

export type RequestDraft = z.infer<typeof draftSchema>;

export function readDraft(): RequestDraft | undefined {
  try {
    const stored = localStorage.getItem(draftStorageKey);
    return stored === null ? undefined : draftSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Whether it is kept now: storage can be blocked or full. A draft without words is none. */
export function keepDraft(draft: RequestDraft): boolean {
  try {
    if (draft.subject.trim() === '' && draft.message.trim() === '') {
      localStorage.removeItem(draftStorageKey);
      return false;
    }
    localStorage.setItem(draftStorageKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(draftStorageKey);
  } catch (error) {
    console.warn('The draft could not be removed.', error);
  }
}
