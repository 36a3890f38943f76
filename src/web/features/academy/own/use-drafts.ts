import { useCallback, useMemo } from 'react';
import { type CourseDraft, courseDraftSchema } from '../../../../catalog/academy/own/course-draft.ts';
import { ownCourseRules, ownCourseSlug } from '../../../../catalog/academy/own/own-course-rules.ts';
import { randomIds } from '../../../../kernel/ids.ts';
import { academyCourseDrafts } from '../../../app/local/handles/academy-course-drafts.ts';
import { useCollection } from '../../../app/local/use-collection.ts';

export const ids = randomIds();
const markLength = 6;

export interface KeptDraft {
  readonly id: string;
  /** The course that it becomes. */
  readonly course: string;
  readonly title: string;
  readonly base: number;
  /** As it is kept; read when it is opened. */
  readonly content: Record<string, unknown>;
}

/** What an admin is working on. */
export function useDrafts() {
  const { status, records, insert, save, remove } = useCollection(academyCourseDrafts);
  const drafts = useMemo(
    () =>
      records
        .map(
          ({ value: { id, course, title, base_version: base, content } }): KeptDraft => ({
            id,
            course,
            title,
            base,
            content,
          }),
        )
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    [records],
  );
  const change = useCallback(
    (id: string, draft: CourseDraft, base: number, course: string) =>
      save(id, { id, course, title: shortTitle(draft.title), base_version: base, content: draft }),
    [save],
  );
  return {
    status,
    drafts,
    remove,
    /** Gives the id of the new one. A draft of a course that is published says so. */
    async add(
      draft: CourseDraft,
      of?: { readonly course: string; readonly version: number },
    ): Promise<string> {
      const id = ids.uuid();
      await insert({
        id,
        course: of?.course ?? ownCourseSlug(draft.title, ids.token(markLength)),
        title: shortTitle(draft.title),
        base_version: of?.version ?? 0,
        content: draft,
      });
      return id;
    },
    change,
    /** As it was before it was deleted. */
    bringBack: ({ id, course, title, base, content }: KeptDraft) =>
      insert({ id, course, title, base_version: base, content }),
  };
}

function shortTitle(title: string): string {
  return title.trim().slice(0, ownCourseRules.titleLength);
}

/** What stands in the form; undefined when a newer version of the product has written it. */
export function readDraftContent(content: unknown): CourseDraft | undefined {
  return courseDraftSchema.safeParse(content).data;
}
