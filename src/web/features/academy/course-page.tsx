import { ArrowRight, CircleCheck } from 'lucide-react';
import { Suspense, use, useEffect } from 'react';
import { Link } from 'react-router';
import { courseState } from '../../../catalog/academy/course-state.ts';
import { finalRules } from '../../../catalog/academy/final-test.ts';
import type { Progress } from '../../../catalog/academy/progress.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { academyAddress } from './academy-addresses.ts';
import { countOf, levelName } from './academy-home.tsx';
import { CourseCertificate } from './certificate/course-certificate.tsx';
import { questionsOf } from './final/questions-of.ts';
import { type AcademyCourse, inHours, minutesOf } from './known-courses.ts';
import { fetchWholeCourse, loadCourse } from './load-course.ts';
import { useProgress } from './use-progress.ts';
import { WithCourse } from './with-course.tsx';

export function CoursePage({ slug }: { slug: string }) {
  return <WithCourse slug={slug}>{(course) => <KnownCourse course={course} />}</WithCourse>;
}

/** What a course is, what one can do afterwards, and how far one has come. */
function KnownCourse({ course }: { course: AcademyCourse }) {
  const { progress } = useProgress(course.slug);
  const state = courseState(course, progress);
  // Somebody who looks at a course may be on the way to where there is no network.
  useEffect(() => void fetchWholeCourse(course), [course]);
  const next = state.next === undefined ? undefined : academyAddress.lesson(course.slug, state.next);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[{ label: 'Lumina Academy', to: academyAddress.home }, { label: course.title }]}
          />
        }
        heading={course.title}
        description={course.about}
        meta={
          <>
            <Badge>{levelName(course.level)}</Badge>
            <span>
              {countOf(course.lessons.length, 'lesson')} · {inHours(minutesOf(course))}
            </span>
            <span>For {course.audience.charAt(0).toLowerCase() + course.audience.slice(1)}</span>
          </>
        }
        actions={
          <Link to={next ?? academyAddress.final(course.slug)} className={buttonClass('primary')}>
            {next === undefined ? 'Take the final test' : state.begun ? 'Go on' : 'Begin'}
            <ArrowRight aria-hidden />
          </Link>
        }
      />
      <CourseCertificate course={course} progress={progress} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <About course={course} />
        </Suspense>
        <Lessons course={course} progress={progress} />
      </div>
    </Container>
  );
}

function About({ course }: { course: AcademyCourse }) {
  const { introduction, outcomes, needs } = use(loadCourse(course));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <Markdown text={introduction} />
      <section aria-label="You will be able to" className="grid gap-3">
        <h2 className="text-lead font-semibold text-ink">You will be able to</h2>
        <ul className="grid gap-2.5">
          {outcomes.map((outcome) => (
            <li key={outcome} className="flex max-w-[68ch] items-start gap-2.5 text-body text-ink">
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {outcome}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="What you need" className="grid gap-3">
        <h2 className="text-lead font-semibold text-ink">What you need</h2>
        <ul className="grid max-w-[68ch] list-disc gap-1.5 pl-5 text-body text-ink">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Lessons({ course, progress }: { course: AcademyCourse; progress: Progress }) {
  const { read, total, passed } = courseState(course, progress);
  return (
    <Card aria-label="Lessons" className="overflow-hidden lg:sticky lg:top-20">
      <div className="flex items-center gap-4 border-b border-line p-4">
        <ProgressRing done={read} total={total} label="Lessons read" />
        <h2 className="text-body font-semibold text-ink">Lessons</h2>
      </div>
      <ol>
        {course.lessons.map((lesson, at) => {
          const solved = lesson.exercises.filter((id) => progress.answers[id]?.solved === true).length;
          return (
            <li key={lesson.slug} className="border-b border-line">
              <Link
                to={academyAddress.lesson(course.slug, lesson.slug)}
                className="flex items-start gap-3 px-4 py-3 transition-colors hover:bg-surface-raised"
              >
                <span className="w-5 shrink-0 text-small text-ink-muted tabular-nums">
                  {Object.hasOwn(progress.lessons, lesson.slug) ? <DoneMark says="Read" /> : `${at + 1}.`}
                </span>
                <span className="min-w-0 text-small">
                  <span className="block font-medium text-ink">{lesson.title}</span>
                  <span className="mt-0.5 block text-caption text-ink-muted">
                    {lesson.minutes} min · {solved} of {lesson.exercises.length} solved
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            to={academyAddress.final(course.slug)}
            className="flex items-start gap-3 px-4 py-3 transition-colors hover:bg-surface-raised"
          >
            <span className="w-5 shrink-0">{passed ? <DoneMark says="Passed" /> : null}</span>
            <span className="text-small">
              <span className="block font-medium text-ink">Final test</span>
              <span className="mt-0.5 block text-caption text-ink-muted">
                {countOf(questionsOf(course), 'question')}, {finalRules.pass * 100}% to pass
              </span>
            </span>
          </Link>
        </li>
      </ol>
    </Card>
  );
}

function DoneMark({ says }: { says: string }) {
  return (
    <>
      <CircleCheck aria-hidden className="mt-0.5 size-4.5 text-positive" />
      <span className="sr-only">{says}: </span>
    </>
  );
}
