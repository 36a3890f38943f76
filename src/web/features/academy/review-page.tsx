import { RotateCcw } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { dueReviews, nextReview, type Progress, tried } from '../../../catalog/academy/progress.ts';
import type { CourseFacts, LessonFacts } from '../../../catalog/courses.gen.ts';
import type { Answer } from '../../../methods/grading/task.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { academyAddress } from './academy-addresses.ts';
import { ExerciseCard } from './exercise/exercise-card.tsx';
import { type AcademyCourse, courseOf } from './known-courses.ts';
import { loadLesson } from './load-course.ts';
import { useOwnCourses } from './own/use-own-courses.ts';
import { useCourse } from './use-course.ts';
import { useAllProgress, useProgress } from './use-progress.ts';

interface Due {
  readonly course: CourseFacts;
  readonly lesson: LessonFacts;
  readonly exercise: string;
}

/** What was missed and whose day has come, one after the other. */
export function ReviewPage() {
  const { status, all } = useAllProgress();
  const { isKnown, courses } = useOwnCourses();
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb items={[{ label: 'Lumina Academy', to: academyAddress.home }, { label: 'Review' }]} />
        }
        heading="Review what you missed"
        description="An exercise that you missed comes back after 1, 3, 7 and 21 days. Right four times, it is learnt."
      />
      {status === 'loading' || !isKnown ? (
        <Skeleton className="h-80 max-w-3xl" />
      ) : (
        <Queue all={all} own={courses.map(({ facts }) => facts)} />
      )}
    </Container>
  );
}

interface QueueProps {
  all: ReadonlyMap<string, Progress>;
  own: readonly CourseFacts[];
}

function Queue({ all, own }: QueueProps) {
  // As it was when the page was opened: what is answered stays until one goes on.
  const [queue] = useState(() => dueOf(all, own));
  const [at, setAt] = useState(0);
  const now = queue[at];
  if (now === undefined) return <NothingDue all={all} done={queue.length} />;
  return (
    <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-5">
      <Suspense fallback={<Skeleton className="h-80" />}>
        <DueExercise
          key={`${now.course.slug}/${now.exercise}`}
          due={now}
          place={`${at + 1} of ${queue.length}`}
        />
      </Suspense>
      <div>
        <Button onClick={() => setAt(at + 1)}>{at + 1 < queue.length ? 'Next' : 'Done for today'}</Button>
      </div>
    </div>
  );
}

function DueExercise({ due, place }: { due: Due; place: string }) {
  const { state, course } = useCourse(due.course.slug);
  // Without a network an older version may be all there is.
  const isThere = course?.lessons.some(({ slug }) => slug === due.lesson.slug) === true;
  if (course !== undefined && isThere) return <KnownExercise due={due} course={course} place={place} />;
  if (state === 'loading') return <Skeleton className="h-80" />;
  return (
    <p className="text-small text-ink-muted">
      This exercise could not be fetched. It comes again when the server answers.
    </p>
  );
}

interface KnownExerciseProps {
  due: Due;
  course: AcademyCourse;
  place: string;
}

function KnownExercise({ due: { lesson, exercise: id }, course, place }: KnownExerciseProps) {
  const { change } = useProgress(course.slug);
  const { exercises } = use(loadLesson(course, lesson));
  const exercise = exercises.find((one) => one.id === id);
  if (exercise === undefined)
    return <p className="text-small text-ink-muted">This exercise is no part of the course any more.</p>;
  const onTry = (answer: Answer, right: boolean) =>
    void change((before) => tried(before, { exercise: id, lesson: lesson.slug, answer, right }, new Date()));
  return (
    <ExerciseCard exercise={exercise} place={`${course.title} · ${place}`} tried={undefined} onTry={onTry} />
  );
}

function NothingDue({ all, done }: { all: ReadonlyMap<string, Progress>; done: number }) {
  const next = [...all.values()]
    .map(nextReview)
    .filter((day) => day !== undefined)
    .toSorted()[0];
  return (
    <EmptyState
      icon={<RotateCcw aria-hidden />}
      heading={done > 0 ? 'That is all for now' : 'Nothing to review'}
      actions={
        <Link to={academyAddress.home} className={buttonClass('primary')}>
          Back to the courses
        </Link>
      }
    >
      {next === undefined
        ? 'When you miss an exercise in a lesson, it waits for you here from the next day on.'
        : `The next one comes on ${new Date(next).toLocaleDateString(undefined, { dateStyle: 'long' })}.`}
    </EmptyState>
  );
}

function dueOf(all: ReadonlyMap<string, Progress>, own: readonly CourseFacts[]): Due[] {
  const now = new Date();
  return [...all].flatMap(([slug, progress]) => {
    const course = courseOf(slug) ?? own.find((one) => one.slug === slug);
    if (course === undefined) return [];
    return dueReviews(progress, now).flatMap(({ exercise, lesson }) => {
      const known = course.lessons.find((one) => one.slug === lesson && one.exercises.includes(exercise));
      return known === undefined ? [] : [{ course, lesson: known, exercise }];
    });
  });
}
