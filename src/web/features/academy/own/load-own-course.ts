import type { WholeCourse } from '../../../../catalog/academy/course-files.ts';
import { keepAnswer, readKeptAnswer } from '../../../app/local/kept-answers.ts';
import type { OwnFiles } from './read-own-courses.ts';

export interface LoadedOwnCourse {
  readonly version: number;
  readonly whole: WholeCourse;
}

const keptName = (slug: string) => `academy course ${slug}`;
const patienceMs = 15_000;

/**
 * The texts of a course of this installation. A version that this device has is not asked for again; without a network the one it
 * has is shown, also when there is a newer one.
 */
export async function loadOwnCourse(
  userId: string,
  slug: string,
  version: number,
  signal: AbortSignal,
): Promise<LoadedOwnCourse> {
  const { parseOwnFiles, readOwnFiles } = await import('./read-own-courses.ts');
  const kept = parseOwnFiles((await readKeptAnswer(userId, keptName(slug)))?.value);
  if (kept?.version === version) return readWhole(slug, kept);
  try {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const fresh = await readOwnFiles(slug, version, soon);
    void keepAnswer(userId, keptName(slug), fresh);
    return await readWhole(slug, fresh);
  } catch (error) {
    if (kept === undefined || signal.aborted) throw error;
    return readWhole(slug, kept);
  }
}

async function readWhole(slug: string, { version, files }: OwnFiles): Promise<LoadedOwnCourse> {
  const [{ readCourseFiles }, { nameBrand }] = await Promise.all([
    import('../../../../catalog/academy/course-files.ts'),
    import('../../../../catalog/academy/name-brand.ts'),
  ]);
  const { course } = readCourseFiles(files);
  if (course === undefined) throw new Error(`The files of ${slug} are no course.`);
  return { version, whole: nameBrand(course) };
}
