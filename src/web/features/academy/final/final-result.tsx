import { BookOpen, CircleCheck, CircleX } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import type { Exercise, LessonText } from '../../../../catalog/academy/course.ts';
import { finalRules, gradeFinal } from '../../../../catalog/academy/final-test.ts';
import type { Attempt } from '../../../../catalog/academy/progress.ts';
import { lessonOf } from '../../../../catalog/academy/read-again.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { academyAddress } from '../academy-addresses.ts';
import { RightAnswer } from '../exercise/solution.tsx';
import type { AcademyCourse } from '../known-courses.ts';
import { loadLesson } from '../load-course.ts';

interface FinalResultProps {
  course: AcademyCourse;
  attempt: Attempt;
  /** Those that were asked. */
  questions: readonly Exercise[];
  onAgain: (() => void) | undefined;
}

/** What came of a test: the score, what to read again, and every question with its solution. */
export function FinalResult({ course, attempt, questions, onAgain }: FinalResultProps) {
  const { grades, right, total, passed } = gradeFinal(questions, attempt.answers);
  const wrong = questions.filter((_, at) => grades[at]?.grade.right === false);
  return (
    <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-6">
      <Alert
        tone={passed ? 'positive' : 'caution'}
        title={passed ? `Passed: ${right} of ${total} right` : `Not passed yet: ${right} of ${total} right`}
        announce
        actions={
          passed || onAgain === undefined ? undefined : (
            <Button onClick={onAgain}>Try again with other questions</Button>
          )
        }
      >
        {passed
          ? 'You can have a certificate now.'
          : `${Math.ceil(total * finalRules.pass)} right answers are needed. ${onAgain === undefined ? 'Come back tomorrow.' : 'Read what is named below first.'}`}
      </Alert>
      {wrong.length === 0 ? null : <ReadAgain course={course} wrong={wrong} />}
      <section aria-label="Your answers" className="grid gap-3">
        <h2 className="text-lead font-semibold text-ink">Question by question</h2>
        {questions.map((question, at) => (
          <Answered key={question.id} question={question} right={grades[at]?.grade.right === true} />
        ))}
      </section>
    </div>
  );
}

function ReadAgain({ course, wrong }: { course: AcademyCourse; wrong: readonly Exercise[] }) {
  const lessons = use(lessonTextsOf(course));
  const counts = new Map<string, number>();
  for (const exercise of wrong) {
    const slug = lessonOf(exercise, lessons);
    if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const named = course.lessons.filter(({ slug }) => counts.has(slug));
  return (
    <section aria-label="Read again" className="grid gap-3">
      <h2 className="text-lead font-semibold text-ink">Read again</h2>
      <ul className="flex flex-col items-start gap-2">
        {named.map(({ slug, title }) => (
          <li key={slug} className="max-w-full">
            <Link
              to={academyAddress.lesson(course.slug, slug)}
              className={buttonClass('secondary', 'max-w-full')}
            >
              <BookOpen aria-hidden />
              <span className="truncate">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answered({
  question: { title, question, why, task },
  right,
}: {
  question: Exercise;
  right: boolean;
}) {
  const Icon = right ? CircleCheck : CircleX;
  return (
    <Card aria-label={title} className="min-w-0">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4 text-small font-medium text-ink">
          <Icon aria-hidden className={`size-4.5 shrink-0 ${right ? 'text-positive' : 'text-negative'}`} />
          <span className="sr-only">{right ? 'Right:' : 'Wrong:'}</span>
          {title}
        </summary>
        <div className="grid min-w-0 grid-cols-1 gap-4 border-t border-line p-4">
          <Markdown text={question} demote={3} />
          <RightAnswer task={task} />
          <Markdown text={why} demote={3} />
        </div>
      </details>
    </Card>
  );
}

type LessonTexts = readonly { readonly slug: string; readonly text: string }[];
const known = new WeakMap<AcademyCourse, Promise<LessonTexts>>();

/** Always the same promise for one course, as `use` demands. */
function lessonTextsOf(course: AcademyCourse): Promise<LessonTexts> {
  const begun = known.get(course) ?? loadLessonTexts(course);
  known.set(course, begun);
  begun.catch(() => known.delete(course));
  return begun;
}

function loadLessonTexts(course: AcademyCourse): Promise<LessonTexts> {
  return Promise.all(
    course.lessons.map(async (lesson) => ({
      slug: lesson.slug,
      text: textOf(await loadLesson(course, lesson)),
    })),
  );
}

function textOf({ title, about, teaching, exercises }: LessonText): string {
  const parts = teaching.map((part) => (part.kind === 'text' ? part.markdown : part.title));
  return [title, about, ...parts, ...exercises.map(({ question, why }) => `${question} ${why}`)].join('\n');
}
