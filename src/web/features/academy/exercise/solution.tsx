import { useState } from 'react';
import type { Exercise } from '../../../../catalog/academy/course.ts';
import type { Task } from '../../../../methods/grading/task.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeView } from '../../../ui/code-view.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { InlineText } from '../inline-text.tsx';

/** Why the answer is what it is: at once after a right one, else when it is asked for. */
export function Solution({ exercise, right }: { exercise: Exercise; right: boolean }) {
  const [asked, setAsked] = useState(false);
  if (!right && !asked)
    return (
      <div>
        <Button onClick={() => setAsked(true)}>Show the solution</Button>
      </div>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 border-l-2 border-accent pl-4">
      {right ? null : <RightAnswer task={exercise.task} />}
      <Markdown text={exercise.why} demote={3} />
    </div>
  );
}

/** What would have been right. */
export function RightAnswer({ task }: { task: Task }) {
  if (task.type === 'code') return <CodeView code={task.solution} language="js" lineNumbers={false} />;
  const lines = linesOf(task);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined)
    return (
      <p className="text-small text-ink">
        Answer:{' '}
        <strong className="tabular-nums">
          <InlineText text={only} />
        </strong>
      </p>
    );
  const List = task.type === 'order' ? 'ol' : 'ul';
  return (
    <List
      className={`grid gap-1 pl-5 text-small text-ink ${task.type === 'order' ? 'list-decimal' : 'list-disc'}`}
    >
      {lines.map((line) => (
        <li key={line}>
          <InlineText text={line} />
        </li>
      ))}
    </List>
  );
}

function linesOf(task: Exclude<Task, { type: 'code' }>): string[] {
  switch (task.type) {
    case 'number':
      return [`${task.answer.toLocaleString('en', { maximumFractionDigits: 10 })} ${task.unit ?? ''}`.trim()];
    case 'text':
      return [task.accept[0] ?? ''];
    case 'choice':
      return task.options.filter(({ right }) => right).map(({ text }) => text);
    case 'order':
      return [...task.items];
    case 'match':
      return task.pairs.map(({ left, right }) => `${left} → ${right}`);
    case 'table':
      return task.rows.map((row) =>
        row
          .map((cell) => {
            if (cell.kind === 'given') return cell.text;
            return cell.kind === 'number' ? cell.answer.toLocaleString('en') : (cell.accept[0] ?? '');
          })
          .join(' · '),
      );
  }
}
