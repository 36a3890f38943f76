import { agentGroups } from '../../../catalog/agent-groups.ts';

interface GroupFilterProps {
  /** The groups that have agents. */
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Narrows the list to one group; pressed again, it shows all of them. */
export function GroupFilter({ ids, chosen, onChoose }: GroupFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show one group</legend>
      {agentGroups
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id === chosen ? undefined : id)}
            className="min-h-11 rounded-full border border-line px-3 text-small text-ink-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent/10 aria-pressed:text-ink sm:min-h-8"
          >
            {name}
          </button>
        ))}
    </fieldset>
  );
}
