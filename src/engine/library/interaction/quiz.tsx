import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { Field } from '../records/field.ts';
import { RecordForm } from '../records/record-form.tsx';
import type { AppRecord } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';

export interface QuizQuestion {
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

type Own = AppRecord & { question: string; right: string; wrong: string };
type Result = AppRecord & { score: number; of: number; by: string };

const own = createCollection<Own>({ name: 'quiz-questions', version: 1, samples: () => [], shared: true });
const results = createCollection<Result>({
  name: 'quiz-results',
  version: 1,
  samples: () => [],
  shared: true,
});

const newQuestion: readonly Field[] = [
  { name: 'question', label: 'Question', kind: 'text', required: true },
  { name: 'right', label: 'Right answer', kind: 'text', required: true },
  { name: 'wrong', label: 'Wrong answers', kind: 'text', required: true, hint: 'Separate with commas.' },
];

/** Questions one after another, the result at the end, and everybody's results below. */
export function Quiz({ title, questions }: { title: string; questions: readonly QuizQuestion[] }) {
  const added = useRecords(own);
  const [adding, setAdding] = useState(false);
  const [running, setRunning] = useState(false);
  const all: readonly QuizQuestion[] = [
    ...questions,
    ...added.map(({ question, right, wrong }) => ({
      question,
      right,
      wrong: wrong.split(',').map((answer) => answer.trim()),
    })),
  ];
  return (
    <div className="grid gap-6">
      <Panel title={title} tools={<Button onClick={() => setAdding(true)}>Add question</Button>}>
        {running ? (
          <Run questions={all} onEnd={() => setRunning(false)} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>{all.length} questions. The result is shown at the end and kept.</p>
            <Button look="primary" onClick={() => setRunning(true)}>
              Start
            </Button>
          </div>
        )}
      </Panel>
      <Results />
      {adding ? (
        <Dialog title="Add question" onClose={() => setAdding(false)}>
          <RecordForm
            fields={newQuestion}
            submitLabel="Save question"
            onCancel={() => setAdding(false)}
            onSubmit={(values) => {
              own.add({
                question: String(values.question),
                right: String(values.right),
                wrong: String(values.wrong),
              });
              setAdding(false);
              say('The question is part of the test.');
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

/** The same order every time for one question, and another for the next. */
function answersOf({ right, wrong, question }: QuizQuestion): readonly string[] {
  const answers = [...wrong];
  answers.splice(question.length % (wrong.length + 1), 0, right);
  return answers;
}

function Run({ questions, onEnd }: { questions: readonly QuizQuestion[]; onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const [score, setScore] = useState(0);
  const [given, setGiven] = useState<string>();
  const question = questions[at];
  if (question === undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="status" className="font-heading text-xl font-bold">
          Your score: {score} of {questions.length}
        </p>
        <Button look="primary" onClick={onEnd}>
          Done
        </Button>
      </div>
    );
  }
  function answer(text: string): void {
    if (given !== undefined || question === undefined) return;
    setGiven(text);
    if (text === question.right) setScore(score + 1);
  }
  function next(): void {
    if (at + 1 === questions.length) results.add({ score, of: questions.length, by: currentName() });
    setGiven(undefined);
    setAt(at + 1);
  }
  return (
    <div className="grid gap-4">
      <Progress label={`Question ${at + 1} of ${questions.length}`} value={at} max={questions.length} />
      <h3 className="font-heading text-lg font-semibold">{question.question}</h3>
      <div className="grid gap-2 sm:grid-cols-2">
        {answersOf(question).map((text) => (
          <Button
            key={text}
            aria-pressed={given === text}
            data-right={text === question.right}
            onClick={() => answer(text)}
            className={
              given === undefined
                ? ''
                : text === question.right
                  ? 'bg-good-soft text-good'
                  : given === text
                    ? 'bg-danger-soft text-danger-ink'
                    : ''
            }
          >
            {text}
          </Button>
        ))}
      </div>
      <p role="status">
        {given === undefined
          ? ''
          : given === question.right
            ? 'Right.'
            : `Wrong. The right answer is ${question.right}.`}
      </p>
      <Button look="primary" disabled={given === undefined} onClick={next} className="justify-self-start">
        {at + 1 === questions.length ? 'Show result' : 'Next question'}
      </Button>
    </div>
  );
}

function Results() {
  const all = useRecords(results).toSorted((a, b) => b.score / b.of - a.score / a.of);
  return (
    <Panel title={`Results (${all.length})`}>
      {all.length === 0 ? <p className="text-muted">Nobody has finished yet.</p> : null}
      <ol className="grid gap-2">
        {all.slice(0, 10).map((result) => (
          <li key={result.id} className="flex justify-between gap-3 border-b border-line py-1 last:border-0">
            <span>{result.by}</span>
            <span className="text-muted">{formatMoment(result.createdAt)}</span>
            <span className="font-semibold tabular-nums">
              {result.score} / {result.of}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
