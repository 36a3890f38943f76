import { useId, useMemo } from 'react';
import { shuffledPlaces } from '../../../../catalog/academy/final-test.ts';
import type { ChoiceTask } from '../../../../methods/grading/task.ts';
import { InlineText } from '../inline-text.tsx';
import { type AnswerProps, numbersOf } from './answer-props.ts';

/** One or several options. Where several are right, boxes say that more than one may be chosen. */
export function ChoiceAnswer({ task, answer, onAnswer, label, seed }: AnswerProps<ChoiceTask>) {
  const name = useId();
  const isSingle = task.options.filter(({ right }) => right).length === 1;
  const chosen = new Set(numbersOf(answer));
  const places = useMemo(() => shuffledPlaces(task.options.length, seed), [task, seed]);

  function toggle(place: number, isOn: boolean): void {
    if (isSingle) return onAnswer([place]);
    const next = new Set(chosen);
    if (isOn) next.add(place);
    else next.delete(place);
    return onAnswer([...next].toSorted((one, other) => one - other));
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{label}</legend>
      <p className="text-small text-ink-muted">{isSingle ? 'Choose one.' : 'Choose all that are right.'}</p>
      {places.map((place) => (
        <label
          key={place}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-medium border border-line bg-surface p-3 text-small text-ink transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent/6 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.has(place)}
            onChange={(event) => toggle(place, event.target.checked)}
            className="mt-0.5 size-4 shrink-0 accent-accent-fill"
          />
          <span className="min-w-0 wrap-anywhere">
            <InlineText text={task.options[place]?.text ?? ''} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
