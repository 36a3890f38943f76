import { randomIds } from '../../../../kernel/ids.ts';
import { agentRuns } from '../../../app/local/handles/agent-runs.ts';
import { runNameLength } from '../../../app/local/record-limits.ts';
import { useCollection } from '../../../app/local/use-collection.ts';
import { toast } from '../../../ui/toast.ts';
import type { FinishedRun } from '../run/use-run.ts';

export interface SavedRun {
  readonly id: string;
  readonly agent: string;
  readonly version: number;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly summary: string;
  readonly figures: Readonly<Record<string, string | number | null>>;
  readonly favourite: boolean;
}

const ids = randomIds();

/** What a person saved, newest first: on this device at once, in the account when they have one. */
export function useRuns(slug?: string) {
  const { status, records, insert, update, remove } = useCollection(agentRuns);
  const runs = records
    .map(({ value }) => value as unknown as SavedRun)
    .filter(({ agent }) => slug === undefined || agent === slug)
    .toSorted((one, other) => other.id.localeCompare(one.id));
  return {
    status,
    runs,
    save: (agent: string, version: number, name: string, { draft, seed, result }: FinishedRun) =>
      insert({
        id: ids.uuid(),
        agent,
        version,
        name: name.trim().slice(0, runNameLength),
        input: { ...draft },
        seed,
        summary: result.summary,
        figures: { ...result.values },
        favourite: false,
      }),
    rename: (id: string, name: string) => update(id, { name: name.trim().slice(0, runNameLength) }),
    keepAsFavourite: (id: string, favourite: boolean) => update(id, { favourite }),
    /** It can be brought back by one press. */
    remove: async (run: SavedRun) => {
      await remove(run.id);
      toast({
        title: 'Deleted',
        description: run.name,
        action: {
          label: 'Undo',
          onAction: () => void insert({ ...run, input: { ...run.input }, figures: { ...run.figures } }),
        },
      });
    },
  };
}
