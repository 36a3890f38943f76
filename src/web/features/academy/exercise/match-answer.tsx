import { CircleCheck, CircleX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import type { MatchTask } from '../../../../methods/grading/task.ts';
import { inputClass } from '../../../ui/input.tsx';
import { useDrag } from '../../../ui/use-drag.ts';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, numbersOf } from './answer-props.ts';
import { draggedStyle } from './dragged-style.ts';
import { Grip } from './grip.tsx';

const plain = (text: string) => text.replaceAll(/[`*]/g, '');

/** A partner for each line: dragged to it, or chosen from a list in the browser's own way. */
export function MatchAnswer({ task, answer, onAnswer, label, seed, parts }: AnswerProps<MatchTask>) {
  const places = useMemo(() => shuffledPlaces(task.pairs.length, seed), [task, seed]);
  const given = numbersOf(answer);
  const chosen = task.pairs.map((_, at) => given[at] ?? -1);
  // One partner lies at one line: dropped elsewhere, it leaves the former.
  const drag = useDrag(useId(), (id, { list }) =>
    onAnswer(chosen.map((one, at) => (at === Number(list) ? Number(id) : one === Number(id) ? -1 : one))),
  );
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-muted">Drag each partner to its line, or choose it there.</p>
      <ul aria-hidden className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li
            key={place}
            {...drag.itemOf(String(place))}
            {...drag.handleOf(String(place))}
            {...draggedStyle(drag, String(place))}
            className={`flex max-w-full cursor-grab items-center rounded-medium border bg-surface-raised pr-3 text-small select-none active:cursor-grabbing ${drag.dragged === String(place) ? 'pointer-events-none relative z-10 border-accent shadow-overlay' : 'border-line-strong'} ${chosen.includes(place) && drag.dragged !== String(place) ? 'text-ink-faint' : 'text-ink'}`}
          >
            <Grip />
            <span className="min-w-0 py-1 wrap-anywhere">
              <InlineText text={task.pairs[place]?.right ?? ''} />
            </span>
          </li>
        ))}
      </ul>
      <ul aria-label={label} className="grid gap-3">
        {task.pairs.map(({ left }, at) => (
          <li
            key={left}
            {...drag.listOf(String(at))}
            className={`grid items-center gap-x-4 gap-y-1.5 rounded-medium border bg-surface p-3 transition-colors sm:grid-cols-2 ${drag.over?.list === String(at) ? 'border-accent bg-accent/6' : 'border-line'}`}
          >
            <span className="flex min-w-0 items-start gap-2 text-small text-ink wrap-anywhere">
              <PartMark right={parts?.[at]} />
              <span>
                <InlineText text={left} />
              </span>
            </span>
            <select
              aria-label={`Partner of: ${plain(left)}`}
              className={inputClass}
              value={chosen[at]}
              onChange={(event) =>
                onAnswer(chosen.map((one, place) => (place === at ? Number(event.target.value) : one)))
              }
            >
              <option value={-1}>Choose…</option>
              {places.map((place) => (
                <option key={place} value={place}>
                  {plain(task.pairs[place]?.right ?? '')}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a part was right when it was last checked. */
export function PartMark({ right }: { right: boolean | undefined }) {
  if (right === undefined) return null;
  const Icon = right ? CircleCheck : CircleX;
  return (
    <span className="mt-0.5 shrink-0">
      <Icon aria-hidden className={`size-4 ${right ? 'text-positive' : 'text-negative'}`} />
      <span className="sr-only">{right ? 'Right: ' : 'Not right: '}</span>
    </span>
  );
}
