import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { keepAnswer, readKeptAnswer } from '../../../app/local/kept-answers.ts';
import { useSession } from '../../../lib/session.ts';
import type { OwnCourse } from './read-own-courses.ts';

const keptName = 'academy courses';

/** Whoever publishes a course says so here. */
export function ownCoursesKey(userId: string | undefined): readonly unknown[] {
  return ['academy-courses', userId];
}

/** The courses that admins of this installation have written: as the server has them, else as this device last saw them. */
export function useOwnCourses(): { readonly isKnown: boolean; readonly courses: readonly OwnCourse[] } {
  const { user, access, accessKnown, status } = useSession();
  const userId = user?.id;
  const mayRead = userId !== undefined && (access.training || access.admin);
  const asked = useQuery({
    queryKey: ownCoursesKey(userId),
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const { readOwnCourses } = await import('./read-own-courses.ts');
      const soon = AbortSignal.timeout(limits.appList.dashboardMs);
      const courses = await readOwnCourses(AbortSignal.any([signal, soon]));
      if (userId !== undefined) void keepAnswer(userId, keptName, courses);
      return courses;
    },
    retry: false,
  });
  const kept = useQuery({
    queryKey: ['kept-academy-courses', userId],
    enabled: mayRead && asked.data === undefined,
    queryFn: async () => {
      const answer = userId === undefined ? undefined : await readKeptAnswer(userId, keptName);
      const { parseOwnCourses } = await import('./read-own-courses.ts');
      return parseOwnCourses(answer?.value) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const courses = asked.data ?? kept.data ?? undefined;
  // What the device knows is waited for also when the server has said no.
  const hasLooked = courses !== undefined || (asked.isError && kept.data === null);
  const isSettled = mayRead ? hasLooked : status === 'signed-out' || accessKnown;
  return useMemo(() => ({ isKnown: isSettled, courses: courses ?? [] }), [isSettled, courses]);
}
