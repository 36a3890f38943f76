import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { Starter } from '../../../../catalog/agent-desk/work.ts';

interface StarterListProps {
  starters: readonly Starter<Draft>[];
  chosen: string | undefined;
  onChoose: (starter: Starter<Draft>) => void;
}

/** Whole cases to begin with: one press fills the form and works it out. */
export function StarterList({ starters, chosen, onChoose }: StarterListProps) {
  return (
    <section aria-label="Examples to start from" className="grid gap-2">
      <h2 className="text-small font-medium text-ink-muted">Start from an example</h2>
      <ul className="grid gap-2 @lg:grid-cols-3">
        {starters.map((starter) => (
          <li key={starter.name} className="grid">
            <button
              type="button"
              aria-pressed={starter.name === chosen}
              onClick={() => onChoose(starter)}
              className="grid content-start gap-1 rounded-medium border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-surface-raised aria-pressed:border-accent"
            >
              <span className="text-small font-medium text-ink">{starter.name}</span>
              <span className="text-caption text-ink-muted">{starter.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
