import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import type { OrderTask } from '../../../../methods/grading/task.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDrag } from '../../../ui/use-drag.ts';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, numbersOf } from './answer-props.ts';
import { draggedStyle } from './dragged-style.ts';
import { Grip } from './grip.tsx';

/** Items that are put in order: dragged with a mouse or a finger, or moved by buttons. */
export function OrderAnswer({ task, answer, onAnswer, label, seed }: AnswerProps<OrderTask>) {
  const mixed = useMemo(() => shuffledPlaces(task.items.length, seed), [task, seed]);
  const given = numbersOf(answer);
  const places = given.length === task.items.length ? given : mixed;
  const [said, setSaid] = useState('');
  const drag = useDrag(useId(), (id, { at }) => move(places.indexOf(Number(id)), at));

  function move(from: number, to: number): void {
    const next = [...places];
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to === from || to < 0 || to >= places.length) return;
    next.splice(to, 0, moved);
    onAnswer(next);
    setSaid(`${task.items[moved] ?? ''}: now place ${to + 1} of ${next.length}.`);
  }

  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-muted">
        Put them in order, the first at the top. Drag them, or use the arrows.
      </p>
      <ol aria-label={label} className="grid gap-2" {...drag.listOf('order')}>
        {places.map((place, at) => (
          <li
            key={place}
            {...drag.itemOf(String(place))}
            {...draggedStyle(drag, String(place))}
            className={`flex min-h-11 items-center gap-1 rounded-medium border bg-surface py-1 pr-1 text-small text-ink ${drag.dragged === String(place) ? 'pointer-events-none relative z-10 border-accent shadow-overlay' : 'border-line'} ${drag.over?.at === at ? 'shadow-[0_-2px_0_var(--color-accent)]' : ''} ${drag.over?.at === places.length && at === places.length - 1 ? 'shadow-[0_2px_0_var(--color-accent)]' : ''}`}
          >
            <div
              {...drag.handleOf(String(place))}
              className="flex min-w-0 flex-1 cursor-grab items-center gap-2 self-stretch select-none active:cursor-grabbing"
            >
              <Grip />
              <span aria-hidden className="w-4 shrink-0 text-ink-faint tabular-nums">
                {at + 1}
              </span>
              <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
                <InlineText text={task.items[place] ?? ''} />
              </span>
            </div>
            <IconButton
              label={`Move up: ${task.items[place] ?? ''}`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${task.items[place] ?? ''}`}
              disabled={at === places.length - 1}
              onClick={() => move(at, at + 1)}
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
