import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseFactsOf } from '../../../catalog/academy/own/course-facts.ts';
import { isOwnCourse } from '../../../catalog/academy/own/own-course-rules.ts';
import { useSession } from '../../lib/session.ts';
import { type AcademyCourse, courseOf } from './known-courses.ts';
import { loadOwnCourse } from './own/load-own-course.ts';
import { useOwnCourses } from './own/use-own-courses.ts';

export interface CourseView {
  readonly state: 'loading' | 'missing' | 'failed' | 'ready';
  readonly course: AcademyCourse | undefined;
  /** A newer version is out; it is shown when somebody asks for it, so that nothing changes under their hands. */
  readonly showNewer: (() => void) | undefined;
  readonly again: () => void;
}

/** A course by its address, shipped or of this installation. */
export function useCourse(slug: string): CourseView {
  const isOwn = isOwnCourse(slug);
  const { isKnown, courses } = useOwnCourses();
  const listed = courses.find((one) => one.slug === slug);
  const { user } = useSession();
  const userId = user?.id;
  const loaded = useQuery({
    queryKey: ['academy-course', userId, slug, listed?.version],
    enabled: isOwn && userId !== undefined && listed !== undefined,
    queryFn: async ({ signal }) => {
      const { whole, version } = await loadOwnCourse(userId ?? '', slug, listed?.version ?? 0, signal);
      return { ...courseFactsOf(slug, whole), version, whole } satisfies AcademyCourse;
    },
    // An older one, shown because the server did not answer, is asked for again.
    staleTime: ({ state }) => (state.data?.version === listed?.version ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  });
  const [shown, setShown] = useState<AcademyCourse>();
  const latest = loaded.data;
  if (shown === undefined && latest !== undefined) setShown(latest);
  const again = () => void loaded.refetch();
  if (!isOwn) {
    const course = courseOf(slug);
    return { state: course === undefined ? 'missing' : 'ready', course, showNewer: undefined, again };
  }
  const isNewer = shown !== undefined && latest !== undefined && latest.version !== shown.version;
  return {
    state: stateOf(shown !== undefined, isKnown && listed === undefined, loaded.isError),
    course: shown,
    showNewer: isNewer ? () => setShown(latest) : undefined,
    again,
  };
}

function stateOf(isShown: boolean, isMissing: boolean, hasFailed: boolean): CourseView['state'] {
  if (isShown) return 'ready';
  if (isMissing) return 'missing';
  return hasFailed ? 'failed' : 'loading';
}
