import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type Figure, figureKey, figureWords } from '../../../../catalog/early-learning/figure.ts';
import type { Question } from '../../../../catalog/early-learning/question.ts';
import { FigureView } from '../figures/figure-view.tsx';

interface ChoicesProps {
  question: Question;
  picked: number | undefined;
  onPick: (place: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The pictures to choose from. Arrows go from one to the next, digits press one. */
export function Choices({ question, picked, onPick }: ChoicesProps) {
  const columns = question.options.length === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4';
  return (
    <div data-choices tabIndex={-1} className={`grid ${columns} gap-3 outline-hidden sm:gap-4`}>
      {question.options.map((figure, place) => (
        <Choice
          key={figureKey(figure)}
          figure={figure}
          standing={standingOf(question, place, picked)}
          onPick={() => onPick(place)}
        />
      ))}
    </div>
  );
}

type ChoiceStanding = 'open' | 'right' | 'not-this' | 'rest';

function standingOf({ right }: Question, place: number, picked: number | undefined): ChoiceStanding {
  if (picked === undefined) return 'open';
  if (place === right) return 'right';
  return place === picked ? 'not-this' : 'rest';
}

const looks: Readonly<Record<ChoiceStanding, string>> = {
  open: 'border-line-strong bg-surface shadow-card hover:border-accent hover:bg-surface-raised active:scale-97 motion-reduce:active:scale-100',
  right: 'border-positive bg-positive/12 animate-hop motion-reduce:animate-none',
  'not-this': 'border-dashed border-line-strong bg-surface opacity-60',
  rest: 'border-line bg-surface opacity-35',
};

const said: Readonly<Record<ChoiceStanding, string>> = {
  open: '',
  right: ', this is it',
  'not-this': ', not this time',
  rest: '',
};

interface ChoiceProps {
  figure: Figure;
  standing: ChoiceStanding;
  onPick: () => void;
}

function Choice({ figure, standing, onPick }: ChoiceProps) {
  return (
    <button
      type="button"
      data-choice
      aria-label={`${figureWords(figure)}${said[standing]}`}
      aria-disabled={standing === 'open' ? undefined : true}
      onClick={onPick}
      onKeyDown={walk}
      className={`relative aspect-square min-h-16 min-w-16 rounded-soft border-4 p-[9%] transition-[border-color,background-color,opacity,scale] ${looks[standing]}`}
    >
      <FigureView figure={figure} />
      {standing === 'right' ? (
        <span className="absolute -top-2 -right-2 flex size-9 items-center justify-center rounded-full bg-positive text-ground">
          <Check aria-hidden className="size-6" strokeWidth={3} />
        </span>
      ) : null}
    </button>
  );
}
