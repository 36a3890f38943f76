import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';

export interface GameScore {
  readonly label: string;
  readonly value: string | number;
}

export interface GameLevels<Level extends string> {
  readonly label?: string;
  readonly options: readonly Level[];
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

/** What every game has around its board: what is going on, the scores, a new game, the level and the rules. */
export function GameFrame({
  title,
  status,
  scores = [],
  rules,
  onNew,
  newLabel = 'New game',
  tools,
  children,
}: {
  title: string;
  status: string;
  scores?: readonly GameScore[];
  rules: readonly string[];
  onNew?: () => void;
  newLabel?: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="font-heading text-lg font-semibold">{title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {tools}
          {onNew === undefined ? null : (
            <Button look="primary" onClick={onNew}>
              {newLabel}
            </Button>
          )}
        </div>
      </header>
      <div className="grid grid-cols-1 gap-4 p-3 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" data-status className="min-w-0 font-semibold">
            {status}
          </p>
          <ScoreLine scores={scores} />
        </div>
        {children}
        <details className="rounded-control border border-line">
          <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">How to play</summary>
          <ul className="grid list-disc gap-1 px-3 pb-3 pl-8 text-sm text-muted">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

function ScoreLine({ scores }: { scores: readonly GameScore[] }) {
  if (scores.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-2">
      {scores.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-2 rounded-control bg-soft px-3 py-1.5">
          <dt className="text-sm">{label}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LevelSelect<Level extends string>({
  label = 'Level',
  options,
  value,
  onChange,
}: GameLevels<Level>) {
  const id = useId();
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        className="min-h-11 max-w-full min-w-0 rounded-control border border-line-strong bg-field px-3 text-ink"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </span>
  );
}
