import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import { ColourDot } from './colour-dot.tsx';

interface ChoiceListProps {
  choices: ClauseAnswer['choices'];
  onChoose: (sentence: string) => void;
}

/** What could have been meant, each a press. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {choices.map(({ sentence, label, swatches = [] }) => (
        <li key={sentence}>
          <button
            type="button"
            onClick={() => onChoose(sentence)}
            className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-control px-3 text-left text-caption text-ink transition-colors hover:bg-surface-overlay sm:min-h-7"
          >
            {swatches.map((hex) => (
              <ColourDot key={hex} hex={hex} decorative />
            ))}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
