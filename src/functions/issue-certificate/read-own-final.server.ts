import type { Exercise } from '../../catalog/academy/course.ts';
import { type CourseFile, readCourseFiles } from '../../catalog/academy/course-files.ts';
import { KoraError } from '../../kernel/errors.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';

export interface Final {
  readonly title: string;
  readonly exercises: readonly Exercise[];
}

interface VersionRow {
  /** Null where there is no such version any more. */
  files: CourseFile[] | null;
}

/**
 * The pool of a course of this installation, as it was when the test was taken: a new version must not make a test wrong that was
 * taken with the former one. Read as the caller, so that the database decides who may take it.
 */
export async function readOwnFinal(
  call: FunctionCall,
  course: string,
  version: number | undefined,
): Promise<Final | undefined> {
  const { rows } = await call.services.database.tx('authenticated', call.caller.claims, (tx) =>
    tx.query<VersionRow>(
      `select kept.files
       from public.academy_courses as present
       left join public.academy_course_versions as kept
         on kept.course = present.slug and kept.version = coalesce($2, present.version)
       where present.slug = $1`,
      [course, version ?? null],
    ),
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.files === null)
    throw new KoraError('invalid_input', {
      message: 'The course has changed since you took this test. Take it again.',
      details: { reason: 'too_old' },
    });
  const { course: whole } = readCourseFiles(row.files);
  return whole === undefined ? undefined : { title: whole.course.title, exercises: whole.final.exercises };
}
