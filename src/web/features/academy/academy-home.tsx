import { ArrowRight, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { courseState } from '../../../catalog/academy/course-state.ts';
import { dueReviews, noProgress, type Progress } from '../../../catalog/academy/progress.ts';
import type { CourseFacts } from '../../../catalog/courses.gen.ts';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { academyAddress } from './academy-addresses.ts';
import { CertificateList } from './certificate/certificate-list.tsx';
import { inHours, minutesOf } from './known-courses.ts';
import { type OfferedCourse, useOfferedCourses } from './use-offered-courses.ts';
import { useAllProgress } from './use-progress.ts';

/** The courses, what to go on with, what comes back today and what was earned. */
export function AcademyHome() {
  const { status, all } = useAllProgress();
  const { isKnown, courses } = useOfferedCourses(all);
  const { access } = useSession();
  const [now] = useState(() => new Date());
  const due = [...all.values()].reduce((sum, progress) => sum + dueReviews(progress, now).length, 0);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading="Lumina Academy"
        description="Courses with exercises that are checked at once, reviews of what you missed, and a certificate at the end."
        actions={
          due === 0 && !access.admin ? undefined : (
            <>
              {due === 0 ? null : (
                <Link to={academyAddress.review} className={buttonClass('secondary')}>
                  <RotateCcw aria-hidden />
                  Review what you missed ({due})
                </Link>
              )}
              {access.admin ? (
                <Link to={academyAddress.own} className={buttonClass('secondary')}>
                  <PencilLine aria-hidden />
                  Write courses
                </Link>
              ) : null}
            </>
          )
        }
      />
      {status === 'loading' || !isKnown ? (
        <Skeleton className="h-32" />
      ) : (
        <GoOn courses={courses} all={all} />
      )}
      <section aria-label="Courses" className="grid gap-4">
        <h2 className="text-lead font-semibold text-ink">Courses</h2>
        {courses.length === 0 ? (
          <EmptyState heading="No courses are installed">
            This installation was built without the folder of the courses. Whoever runs it can add them.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {courses.map((course) => (
              <CourseCard key={course.slug} course={course} progress={all.get(course.slug) ?? noProgress} />
            ))}
          </ul>
        )}
      </section>
      <CertificateList />
    </Container>
  );
}

interface GoOnProps {
  courses: readonly OfferedCourse[];
  all: ReadonlyMap<string, Progress>;
}

function GoOn({ courses, all }: GoOnProps) {
  const [latest] = courses
    .map((course) => ({ course, state: courseState(course, all.get(course.slug) ?? noProgress) }))
    .filter(({ state }) => state.begun && !(state.passed && state.next === undefined))
    .toSorted((one, other) => (one.state.lastAt < other.state.lastAt ? 1 : -1));
  if (latest === undefined) return null;
  const { course, state } = latest;
  const lesson = course.lessons.find(({ slug }) => slug === state.next);
  return (
    <Card aria-label="Go on with" className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <ProgressRing done={state.read} total={state.total} label="Lessons read" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-small text-ink-muted">Go on with {course.title}</p>
        <h2 className="mt-0.5 text-lead font-semibold text-ink">{lesson?.title ?? 'Final test'}</h2>
      </div>
      <Link
        to={
          lesson === undefined
            ? academyAddress.final(course.slug)
            : academyAddress.lesson(course.slug, lesson.slug)
        }
        className={buttonClass('primary', 'w-full sm:w-auto')}
      >
        {lesson === undefined ? 'Take the test' : 'Go on'}
        <ArrowRight aria-hidden />
      </Link>
    </Card>
  );
}

function CourseCard({ course, progress }: { course: OfferedCourse; progress: Progress }) {
  const state = courseState(course, progress);
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-large border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-body font-semibold text-ink">
          <Link to={academyAddress.course(course.slug)} className="after:absolute after:inset-0">
            {course.title}
          </Link>
        </h3>
        {state.begun ? <ProgressRing done={state.read} total={state.total} label="Lessons read" /> : null}
      </div>
      <p className="flex-1 text-small text-ink-muted">{course.about}</p>
      <p className="flex flex-wrap items-center gap-2 text-caption text-ink-muted">
        <Badge>{levelName(course.level)}</Badge>
        {course.isOwn ? <Badge tone="accent">By your team</Badge> : null}
        {countOf(course.lessons.length, 'lesson')} · {inHours(minutesOf(course))}
        {course.isRetired ? <Badge tone="caution">No longer offered</Badge> : null}
        {state.passed ? <Badge tone="positive">Passed</Badge> : null}
      </p>
    </li>
  );
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function levelName(level: CourseFacts['level']): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
}
