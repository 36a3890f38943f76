import { courseState } from '../../../catalog/academy/course-state.ts';
import { noProgress } from '../../../catalog/academy/progress.ts';
import { academyAddress } from '../../features/academy/academy-addresses.ts';
import { useOfferedCourses } from '../../features/academy/use-offered-courses.ts';
import { useAllProgress } from '../../features/academy/use-progress.ts';
import { useSession } from '../../lib/session.ts';

/** Courses that were begun and not passed yet, the last one first, with the lesson that comes next. */
export function useCoursesToGoOn(most: number) {
  const { all } = useAllProgress();
  const { courses } = useOfferedCourses(all);
  const { access } = useSession();
  if (!access.training && !access.admin) return [];
  return courses
    .map((course) => ({ course, state: courseState(course, all.get(course.slug) ?? noProgress) }))
    .filter(({ state }) => state.begun && !state.passed)
    .toSorted((one, other) => (one.state.lastAt < other.state.lastAt ? 1 : -1))
    .slice(0, most)
    .map(({ course, state }) => {
      const lesson = course.lessons.find(({ slug }) => slug === state.next);
      return {
        to:
          lesson === undefined
            ? academyAddress.final(course.slug)
            : academyAddress.lesson(course.slug, lesson.slug),
        title: course.title,
        kind: 'Course',
        note: lesson === undefined ? 'The final test comes next' : `Next: ${lesson.title}`,
      };
    });
}
