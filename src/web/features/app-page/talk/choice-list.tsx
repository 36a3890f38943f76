import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import { LookDrawing } from './look-drawing.tsx';

type Choice = ClauseAnswer['choices'][number];

interface ChoiceListProps {
  choices: readonly Choice[];
  onChoose: (sentence: string) => void;
}

/** What could have been meant, each a press; a look is seen before it is taken. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  const areLooks = choices.every(({ swatches = [] }) => swatches.length === 2);
  return (
    <ul className={areLooks ? 'grid grid-cols-3 gap-2' : 'flex flex-wrap gap-1.5'}>
      {choices.map((choice) => (
        <li key={choice.sentence}>
          <button
            type="button"
            aria-label={areLooks ? choice.label : undefined}
            onClick={() => onChoose(choice.sentence)}
            className={areLooks ? lookClass : wordsClass}
          >
            {areLooks ? <Look choice={choice} /> : choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const wordsClass =
  'flex min-h-11 items-center rounded-full border border-line-strong bg-control px-3 text-left text-caption text-ink transition-colors hover:bg-surface-overlay md:min-h-7';
const lookClass =
  'grid h-full w-full content-start gap-2 rounded-medium border border-line-strong bg-control p-1.5 text-left transition-colors hover:bg-surface-overlay';

/** “Evening paper: letters with serifs” is called by what stands before the colon. */
function Look({ choice: { label, swatches = [], character } }: { choice: Choice }) {
  const [name = label, ...words] = label.split(': ');
  const [background = '', component = ''] = swatches;
  return (
    <>
      <LookDrawing background={background} component={component} character={character} />
      <span className="grid gap-0.5 px-0.5 pb-0.5">
        <span className="text-caption font-medium text-ink">{name}</span>
        <span className="text-caption text-ink-muted">{words.join(': ')}</span>
      </span>
    </>
  );
}
