import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { Suspense, use } from 'react';
import { Link, useNavigate } from 'react-router';
import { lessonRead, type Progress, tried } from '../../../catalog/academy/progress.ts';
import type { LessonFacts } from '../../../catalog/courses.gen.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { academyAddress, finalSlug } from './academy-addresses.ts';
import { ExerciseCard } from './exercise/exercise-card.tsx';
import { FinalPage } from './final/final-page.tsx';
import { type AcademyCourse, neighboursOf } from './known-courses.ts';
import { loadLesson } from './load-course.ts';
import { NoSuchPlace } from './no-such-place.tsx';
import { Teaching } from './teaching.tsx';
import { useProgress } from './use-progress.ts';
import { WithCourse } from './with-course.tsx';

/** A lesson, or the final test, which has the address of one. */
export function LessonPage({ course: slug, lesson: lessonSlug }: { course: string; lesson: string }) {
  return (
    <WithCourse slug={slug}>
      {(course) => {
        if (lessonSlug === finalSlug) return <FinalPage course={course} />;
        const lesson = course.lessons.find((one) => one.slug === lessonSlug);
        if (lesson === undefined) return <NoSuchPlace what="lesson" />;
        return <KnownLesson course={course} lesson={lesson} />;
      }}
    </WithCourse>
  );
}

function KnownLesson({ course, lesson }: { course: AcademyCourse; lesson: LessonFacts }) {
  const { status, progress, change } = useProgress(course.slug);
  const { number } = neighboursOf(course, lesson);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Lumina Academy', to: academyAddress.home },
              { label: course.title, to: academyAddress.course(course.slug) },
              { label: lesson.title },
            ]}
          />
        }
        heading={lesson.title}
        description={lesson.about}
        meta={
          <>
            <span>
              Lesson {number} of {course.lessons.length} · {lesson.minutes} min
            </span>
            {Object.hasOwn(progress.lessons, lesson.slug) ? <Badge tone="positive">Read</Badge> : null}
          </>
        }
      />
      <Suspense fallback={<Skeleton className="h-[40rem] max-w-[68ch]" />}>
        {/* Earlier answers fill the fields, so they are waited for. */}
        {status === 'loading' ? (
          <Skeleton className="h-[40rem] max-w-[68ch]" />
        ) : (
          <LessonBody course={course} lesson={lesson} progress={progress} change={change} />
        )}
      </Suspense>
      <LessonEnd course={course} lesson={lesson} change={change} />
    </Container>
  );
}

type Change = ReturnType<typeof useProgress>['change'];

interface LessonBodyProps {
  course: AcademyCourse;
  lesson: LessonFacts;
  progress: Progress;
  change: Change;
}

function LessonBody({ course, lesson, progress, change }: LessonBodyProps) {
  const { teaching, exercises } = use(loadLesson(course, lesson));
  return (
    <>
      <Teaching parts={teaching} />
      <section aria-label="Exercises" className="grid max-w-3xl min-w-0 grid-cols-1 gap-5 print:hidden">
        <h2 className="text-title font-semibold text-ink">Exercises</h2>
        {exercises.map((exercise, at) => (
          <ExerciseCard
            key={exercise.id}
            exercise={exercise}
            place={`Exercise ${at + 1} of ${exercises.length}`}
            tried={progress.answers[exercise.id]}
            onTry={(answer, right) =>
              void change((before) =>
                tried(before, { exercise: exercise.id, lesson: lesson.slug, answer, right }, new Date()),
              )
            }
          />
        ))}
      </section>
    </>
  );
}

function LessonEnd({ course, lesson, change }: Omit<LessonBodyProps, 'progress'>) {
  const go = useNavigate();
  const { before, after } = neighboursOf(course, lesson);
  const next =
    after === undefined ? academyAddress.final(course.slug) : academyAddress.lesson(course.slug, after.slug);
  async function finish(): Promise<void> {
    await change((known) => lessonRead(known, lesson.slug, new Date()));
    await go(next);
  }

  return (
    <nav
      aria-label="Neighbouring lessons"
      className="flex max-w-3xl flex-col gap-3 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between print:hidden"
    >
      {before === undefined ? (
        <span />
      ) : (
        <Link
          to={academyAddress.lesson(course.slug, before.slug)}
          className={buttonClass('quiet', 'order-last max-w-full sm:order-none')}
        >
          <ArrowLeft aria-hidden />
          <span className="truncate">{before.title}</span>
        </Link>
      )}
      <Button look="primary" className="max-w-full" onClick={() => void finish()}>
        <CircleCheck aria-hidden />
        <span className="truncate">Finish, then {after?.title ?? 'the final test'}</span>
        <ArrowRight aria-hidden />
      </Button>
    </nav>
  );
}
