import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import type { OrderTask } from '../../../../methods/grading/task.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, numbersOf } from './answer-props.ts';

/** Items that are put in order by moving them up and down: with a thumb, a pointer or the keyboard. */
export function OrderAnswer({ task, answer, onAnswer, label, seed }: AnswerProps<OrderTask>) {
  const mixed = useMemo(() => shuffledPlaces(task.items.length, seed), [task, seed]);
  const given = numbersOf(answer);
  const places = given.length === task.items.length ? given : mixed;
  const [said, setSaid] = useState('');

  function move(at: number, by: number): void {
    const next = [...places];
    const [moved] = next.splice(at, 1);
    if (moved === undefined) return;
    next.splice(at + by, 0, moved);
    onAnswer(next);
    setSaid(`${task.items[moved] ?? ''}: now place ${at + by + 1} of ${next.length}.`);
  }

  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-muted">Put them in order, the first at the top.</p>
      <ol aria-label={label} className="grid gap-2">
        {places.map((place, at) => (
          <li
            key={place}
            className="flex min-h-11 items-center gap-3 rounded-medium border border-line bg-surface py-1 pr-1 pl-3 text-small text-ink"
          >
            <span aria-hidden className="w-4 shrink-0 text-ink-faint tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
              <InlineText text={task.items[place] ?? ''} />
            </span>
            <IconButton
              label={`Move up: ${task.items[place] ?? ''}`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${task.items[place] ?? ''}`}
              disabled={at === places.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </div>
  );
}
