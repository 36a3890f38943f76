import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import type { MatchTask } from '../../../../methods/grading/task.ts';
import { inputClass } from '../../../ui/input.tsx';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, numbersOf } from './answer-props.ts';

const plain = (text: string) => text.replaceAll(/[`*]/g, '');

/** A partner for each line, chosen from a list in the browser's own way. */
export function MatchAnswer({ task, answer, onAnswer, label, seed, parts }: AnswerProps<MatchTask>) {
  const places = useMemo(() => shuffledPlaces(task.pairs.length, seed), [task, seed]);
  const given = numbersOf(answer);
  const chosen = task.pairs.map((_, at) => given[at] ?? -1);
  return (
    <ul aria-label={label} className="grid gap-3">
      {task.pairs.map(({ left }, at) => (
        <li
          key={left}
          className="grid items-center gap-x-4 gap-y-1.5 rounded-medium border border-line bg-surface p-3 sm:grid-cols-2"
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
