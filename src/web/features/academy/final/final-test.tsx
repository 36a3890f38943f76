import { useState } from 'react';
import type { Exercise } from '../../../../catalog/academy/course.ts';
import { type AttemptName, drawFinal, gradeFinal } from '../../../../catalog/academy/final-test.ts';
import type { Attempt } from '../../../../catalog/academy/progress.ts';
import type { Answer } from '../../../../methods/grading/task.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { AnswerInput } from '../exercise/answer-input.tsx';
import { dropDraft, keepBegun, keepDraft, readBegun, readDraft } from './final-draft.ts';

interface FinalTestProps {
  pool: readonly Exercise[];
  name: AttemptName;
  /** Of a course of this installation. */
  version: number | undefined;
  onDone: (attempt: Attempt, questions: readonly Exercise[]) => Promise<void>;
}

/** All questions of an attempt, one under the other; graded when they are handed in. */
export function FinalTest({ pool, name, version, onDone }: FinalTestProps) {
  const { userId, course, day, number } = name;
  // As they were when the test began: a course that changes meanwhile does not take away what was answered.
  const [begun] = useState(() => {
    const kept = readBegun(userId, course, day, number);
    if (kept !== undefined) return kept;
    const drawn = { version, questions: drawFinal(pool, name) };
    if (version !== undefined) keepBegun(drawn, userId, course, day, number);
    return drawn;
  });
  const { questions } = begun;
  const [answers, setAnswers] = useState(() => readDraft(userId, course, day, number));
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = questions.filter(({ id }) => isOpen(answers[id])).length;

  function answer(id: string, given: Answer): void {
    const next = { ...answers, [id]: given };
    setAnswers(next);
    keepDraft(next, userId, course, day, number);
  }

  async function handIn(): Promise<void> {
    setAsking(false);
    setBusy(true);
    const { right, total, passed } = gradeFinal(questions, answers);
    const taken = { day, number, at: new Date().toISOString(), right, total, passed, answers };
    await onDone(begun.version === undefined ? taken : { ...taken, version: begun.version }, questions);
    dropDraft(userId, course, day, number);
  }

  return (
    <form
      aria-label="Final test"
      className="grid max-w-3xl min-w-0 grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (open > 0) setAsking(true);
        else void handIn();
      }}
    >
      {questions.map((question, at) => (
        <Question
          key={question.id}
          question={question}
          place={`Question ${at + 1} of ${questions.length}`}
          seed={`${userId}/${day}/${number}/${question.id}`}
          answer={answers[question.id]}
          onAnswer={(given) => answer(question.id, given)}
        />
      ))}
      <Card
        aria-label="Hand in"
        className="grid gap-4 p-4 sm:sticky sm:bottom-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-5"
      >
        <Progress
          label={`${questions.length - open} of ${questions.length} answered`}
          value={Math.round(((questions.length - open) / Math.max(1, questions.length)) * 100)}
        />
        <Button type="submit" look="primary" busy={busy}>
          Hand in
        </Button>
      </Card>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={open === 1 ? 'One question is open' : `${open} questions are open`}
        description="What is left open counts as wrong, and the attempt is used."
        action="Hand in anyway"
        look="primary"
        onAction={() => void handIn()}
      />
    </form>
  );
}

function isOpen(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return answer.length === 0 || answer.some((one) => one === -1);
}

interface QuestionProps {
  question: Exercise;
  place: string;
  seed: string;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

function Question({ question: { id, title, question, task }, place, seed, answer, onAnswer }: QuestionProps) {
  return (
    <Card aria-labelledby={`question-${id}`} className="grid min-w-0 grid-cols-1 gap-4 p-4 sm:p-6">
      <div>
        <p className="text-caption text-ink-muted">{place}</p>
        <h2 id={`question-${id}`} className="mt-0.5 text-lead font-semibold text-ink">
          {title}
        </h2>
      </div>
      <Markdown text={question} demote={3} />
      <AnswerInput task={task} answer={answer} onAnswer={onAnswer} label={title} seed={seed} />
    </Card>
  );
}
