import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import type { Exercise } from '../../../../catalog/academy/course.ts';
import type { Tried } from '../../../../catalog/academy/progress.ts';
import type { Answer } from '../../../../methods/grading/task.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { AnswerInput } from './answer-input.tsx';
import { CodeResult } from './code-answer.tsx';
import { Solution } from './solution.tsx';
import { type Checked, startAnswer, useCheck } from './use-check.ts';

interface ExerciseCardProps {
  exercise: Exercise;
  /** What stands above its title, such as “Exercise 2 of 5”. */
  place: string;
  tried: Tried | undefined;
  onTry: (answer: Answer, right: boolean) => void;
}

/** One exercise: answered, checked, explained. Nothing is given away before somebody has tried or asked. */
export function ExerciseCard({ exercise, place, tried, onTry }: ExerciseCardProps) {
  const { id, title, task } = exercise;
  const heading = useId();
  const [answer, setAnswer] = useState<Answer | undefined>(() => tried?.answer ?? startAnswer(task, id));
  const [hinted, setHinted] = useState(false);
  const { checked, busy, check, forget } = useCheck(task);

  async function submit(): Promise<void> {
    const { grade } = await check(answer);
    if (grade.unread === undefined && answer !== undefined) onTry(answer, grade.right);
  }

  return (
    <Card aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-caption text-ink-muted">{place}</p>
          <h3 id={heading} className="mt-0.5 text-lead font-semibold text-ink">
            {title}
          </h3>
        </div>
        {tried?.solved === true ? <Badge tone="positive">Solved</Badge> : null}
      </div>
      <Markdown text={exercise.question} demote={3} />
      <form
        className="grid min-w-0 grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AnswerInput
          task={task}
          answer={answer}
          label={title}
          seed={id}
          parts={checked?.grade.unread === undefined ? checked?.grade.parts : undefined}
          onAnswer={(next) => {
            setAnswer(next);
            forget();
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={busy}>
            Check
          </Button>
          {hinted ? null : (
            <Button look="quiet" onClick={() => setHinted(true)}>
              <Lightbulb aria-hidden />
              Hint
            </Button>
          )}
        </div>
      </form>
      {hinted ? (
        <Alert title="Hint" announce>
          <Markdown text={exercise.hint} demote={3} />
        </Alert>
      ) : null}
      {checked === undefined ? null : <Verdict checked={checked} exercise={exercise} />}
    </Card>
  );
}

function Verdict({ checked: { grade, run }, exercise }: { checked: Checked; exercise: Exercise }) {
  if (grade.unread !== undefined)
    return (
      <Alert tone="caution" announce>
        {grade.unread}
      </Alert>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Alert tone={grade.right ? 'positive' : 'negative'} title={grade.right ? 'Right' : 'Not yet'} announce>
        {grade.right ? undefined : almost(grade.share)}
      </Alert>
      {run === undefined ? null : <CodeResult run={run} />}
      <Solution exercise={exercise} right={grade.right} />
    </div>
  );
}

function almost(share: number): string {
  const part = share > 0 && share < 1 ? `About ${Math.round(share * 100)}% of it is right. ` : '';
  return `${part}Try again, or look at the solution. It comes back in your reviews from tomorrow.`;
}
