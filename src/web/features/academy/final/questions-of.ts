import { finalRules } from '../../../../catalog/academy/final-test.ts';
import type { AcademyCourse } from '../known-courses.ts';

/** How many questions a final test has; a small pool is asked whole. */
export function questionsOf({ whole }: AcademyCourse): number {
  return Math.min(finalRules.questions, whole?.final.exercises.length ?? finalRules.questions);
}
