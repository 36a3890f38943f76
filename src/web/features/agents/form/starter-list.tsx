import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { Starter } from '../../../../catalog/agent-desk/work.ts';

interface StarterListProps {
  starters: readonly Starter<Draft>[];
  chosen: string | undefined;
  onChoose: (starter: Starter<Draft>) => void;
}

/** Beyond this they stand closer together, so that the form is not pushed out of sight. */
const few = 6;

/** Whole cases to begin with: one press fills the form and works it out. */
export function StarterList({ starters, chosen, onChoose }: StarterListProps) {
  const areMany = starters.length > few;
  return (
    <section aria-label="Examples to start from" className="grid grid-cols-1 gap-2">
      <h2 className="text-small font-medium text-ink-muted">Start from an example</h2>
      <ul className={`grid gap-2 ${areMany ? 'grid-cols-2 @3xl:grid-cols-5' : '@lg:grid-cols-3'}`}>
        {starters.map((starter) => (
          <li key={starter.name} className="grid">
            <button
              type="button"
              aria-pressed={starter.name === chosen}
              onClick={() => onChoose(starter)}
              className="grid grid-cols-1 content-start gap-1 rounded-medium border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-surface-raised aria-pressed:border-accent"
            >
              <span className="text-small font-medium text-ink">{starter.name}</span>
              <span className={`text-caption text-ink-muted ${areMany ? 'hidden @3xl:block' : ''}`}>
                {starter.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
