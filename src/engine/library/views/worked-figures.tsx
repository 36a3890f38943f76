import { useWorld } from '../records/use-world.ts';
import { workedText } from '../rules/worked-text.ts';
import type { FigureLook } from '../words/show-figure.ts';

export interface WorkedFigure extends FigureLook {
  readonly label: string;
  readonly formula: string;
}

/** Rows that come out even. */
function columnsFor(count: number): string {
  if (count === 5) return 'lg:grid-cols-5';
  return count === 3 || count === 6 || count === 9 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
}

/** A long one takes less room for each letter. */
function sizeOf(text: string): string {
  if (text.length > 16) return 'text-base sm:text-lg';
  return text.length > 9 ? 'text-lg sm:text-2xl' : 'text-3xl sm:text-4xl';
}

/** Large figures that formulas work out of all records, always as they are now. The first one counts most. */
export function WorkedFigures({ title, figures }: { title: string; figures: readonly WorkedFigure[] }) {
  const world = useWorld();
  const isOdd = figures.length % 2 === 1;
  return (
    <section aria-label={title}>
      <dl className={`grid grid-cols-2 gap-3 sm:gap-4 ${columnsFor(figures.length)}`}>
        {figures.map((figure, index) => {
          const text = workedText(figure.formula, { world }, figure) ?? '–';
          const isFirst = index === 0;
          return (
            <div
              key={figure.label}
              data-figure={figure.label}
              className={`flex flex-col justify-between gap-2 rounded-card border p-4 shadow-card sm:p-5 ${isFirst ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface'} ${isFirst && isOdd ? 'col-span-2 lg:col-span-1' : ''}`}
            >
              <dt className={`text-sm font-medium ${isFirst ? '' : 'text-muted'}`}>{figure.label}</dt>
              <dd
                className={`font-heading leading-tight font-bold wrap-anywhere tabular-nums ${sizeOf(text)}`}
              >
                {text}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
