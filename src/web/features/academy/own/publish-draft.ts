import type { CourseFile } from '../../../../catalog/academy/course-files.ts';
import { readDraft } from '../../../../catalog/academy/own/check-draft.ts';
import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { callFunction, FunctionCallError } from '../../../lib/call-function.ts';
import { describeFailure } from '../../../lib/failures/describe-failure.ts';
import { checkCode } from '../exercise/check-code.ts';

export type Published =
  | { readonly kind: 'published'; readonly version: number }
  /** Somebody else has published this version since the draft was begun. */
  | { readonly kind: 'changed-meanwhile'; readonly version: number }
  | { readonly kind: 'failed'; readonly message: string };

/** The titles of exercises in code whose own solution does not pass their tests. */
export async function unsolvedCode({ lessons }: CourseDraft): Promise<string[]> {
  const unsolved: string[] = [];
  for (const draft of lessons.flatMap(({ exercises }) => exercises)) {
    const task = draft.type === 'code' ? readDraft(draft).exercise?.task : undefined;
    if (task?.type !== 'code') continue;
    const run = await checkCode(task, task.solution);
    if (run?.passed !== true) unsolved.push(draft.title);
  }
  return unsolved;
}

export async function publishFiles(
  course: string,
  files: readonly CourseFile[],
  base: number,
  replace: boolean,
): Promise<Published> {
  try {
    const { contract } = await import('../../../../functions/publish-course/contract.ts');
    const { version } = await callFunction(contract, { course, files: [...files], base, replace });
    return { kind: 'published', version };
  } catch (error) {
    const meanwhile = versionMeanwhile(error);
    if (meanwhile !== undefined) return { kind: 'changed-meanwhile', version: meanwhile };
    return { kind: 'failed', message: describeFailure('functions/publish-course', error) };
  }
}

function versionMeanwhile(error: unknown): number | undefined {
  if (!(error instanceof FunctionCallError)) return undefined;
  const details = error.details as { reason?: unknown; version?: unknown } | undefined;
  return details?.reason === 'changed_meanwhile' && typeof details.version === 'number'
    ? details.version
    : undefined;
}
