import { Suspense, use, useState } from 'react';
import type { Exercise } from '../../../../catalog/academy/course.ts';
import { finalRules } from '../../../../catalog/academy/final-test.ts';
import {
  type Attempt,
  finalTaken,
  nextAttempt,
  type Progress,
} from '../../../../catalog/academy/progress.ts';
import { useSession } from '../../../lib/session.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { academyAddress } from '../academy-addresses.ts';
import { CourseCertificate } from '../certificate/course-certificate.tsx';
import type { AcademyCourse } from '../known-courses.ts';
import { loadFinal } from '../load-course.ts';
import { useProgress } from '../use-progress.ts';
import { FinalResult } from './final-result.tsx';
import { FinalTest } from './final-test.tsx';
import { questionsOf } from './questions-of.ts';

/** The final test of a course: what it is, the test itself, and what came of it. */
export function FinalPage({ course }: { course: AcademyCourse }) {
  const { status, progress, change } = useProgress(course.slug);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Lumina Academy', to: academyAddress.home },
              { label: course.title, to: academyAddress.course(course.slug) },
              { label: 'Final test' },
            ]}
          />
        }
        heading={`Final test: ${course.title}`}
        description={`${questionsOf(course)} questions drawn from a pool. ${finalRules.pass * 100}% right answers pass. Up to ${finalRules.attemptsADay} attempts a day, each with other questions.`}
      />
      <Suspense fallback={<Skeleton className="h-96 max-w-3xl" />}>
        {status === 'loading' ? (
          <Skeleton className="h-96 max-w-3xl" />
        ) : (
          <Stages course={course} progress={progress} change={change} />
        )}
      </Suspense>
    </Container>
  );
}

interface StagesProps {
  course: AcademyCourse;
  progress: Progress;
  change: ReturnType<typeof useProgress>['change'];
}

function Stages({ course, progress, change }: StagesProps) {
  const pool = use(loadFinal(course)).exercises;
  const { user } = useSession();
  const [running, setRunning] = useState<{ day: string; number: number }>();
  const [result, setResult] = useState<{ attempt: Attempt; questions: readonly Exercise[] }>();
  const [opened] = useState(() => new Date());
  const next = nextAttempt(progress, opened);
  if (user === null) return null;
  if (running !== undefined)
    return (
      <FinalTest
        pool={pool}
        name={{ userId: user.id, course: course.slug, ...running }}
        version={course.version}
        onDone={async (attempt, questions) => {
          await change((before) => finalTaken(before, attempt));
          setResult({ attempt, questions });
          setRunning(undefined);
          window.scrollTo({ top: 0 });
        }}
      />
    );
  const begin = next === undefined ? undefined : () => setRunning(nextAttempt(progress, new Date()));
  if (result !== undefined)
    return (
      <>
        <FinalResult course={course} {...result} onAgain={begin} />
        <CourseCertificate course={course} progress={progress} />
      </>
    );
  return (
    <>
      <CourseCertificate course={course} progress={progress} />
      <Begin progress={progress} onBegin={begin} number={next?.number} />
    </>
  );
}

interface BeginProps {
  progress: Progress;
  number: number | undefined;
  onBegin: (() => void) | undefined;
}

function Begin({ progress, number, onBegin }: BeginProps) {
  const last = progress.attempts.at(-1);
  if (onBegin === undefined)
    return (
      <EmptyState heading="No attempts left today">
        You have taken the test {finalRules.attemptsADay} times today. Read the lessons again and come back
        tomorrow; there will be other questions.
      </EmptyState>
    );
  return (
    <Card aria-label="Before you begin" className="grid max-w-3xl justify-items-start gap-4 p-5 sm:p-6">
      <p className="text-body text-ink">
        Take your time: there is no clock. What you answer is kept on this device until you hand it in, and it
        works without a network. You may look things up; every question you leave open counts as wrong.
      </p>
      {last === undefined ? null : (
        <p className="text-small text-ink-muted">
          Last time, on {new Date(last.at).toLocaleDateString(undefined, { dateStyle: 'long' })}: {last.right}{' '}
          of {last.total} right.
        </p>
      )}
      <Button look="primary" size="large" onClick={onBegin}>
        Begin attempt {number} of {finalRules.attemptsADay}
      </Button>
    </Card>
  );
}
