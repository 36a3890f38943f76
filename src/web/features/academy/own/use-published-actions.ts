import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { draftOfFiles } from '../../../../catalog/academy/own/draft-of-files.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { describeFailure } from '../../../lib/failures/describe-failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSession } from '../../../lib/session.ts';
import { academyAddress } from '../academy-addresses.ts';
import { type OwnCourse, readOwnFiles } from './read-own-courses.ts';
import { ids } from './use-drafts.ts';
import { ownCoursesKey } from './use-own-courses.ts';

type Call = 'functions/set-course-state' | 'rest/academy_course_versions select';

/** What can be done to a course that is published, with what went wrong. */
export function usePublishedActions(
  { slug, version }: OwnCourse,
  draft: string | undefined,
  onEdit: (draft: CourseDraft) => Promise<void>,
) {
  const queries = useQueryClient();
  const { user } = useSession();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function during(call: Call, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setProblem(describeFailure(call, error));
    }
    setBusy(false);
  }
  const filesOf = () => readOwnFiles(slug, version, new AbortController().signal);

  return {
    busy,
    problem,
    setState: (state: 'published' | 'retired' | 'deleted') =>
      during('functions/set-course-state', async () => {
        const { contract } = await import('../../../../functions/set-course-state/contract.ts');
        await callFunction(contract, { course: slug, state });
        await queries.invalidateQueries({ queryKey: ownCoursesKey(user?.id) });
      }),
    async edit(): Promise<void> {
      if (draft !== undefined) return void go(academyAddress.draft(draft));
      return during('rest/academy_course_versions select', async () => {
        const { draft: read } = draftOfFiles((await filesOf()).files, () => ids.uuid());
        if (read !== undefined) await onEdit(read);
      });
    },
    take: () =>
      during('rest/academy_course_versions select', async () => {
        const [{ zipCourse }, { files }] = await Promise.all([import('./course-zip.ts'), filesOf()]);
        saveFile(zipCourse(files, slug), `${slug}.zip`);
      }),
  };
}
