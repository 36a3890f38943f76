import { randomIds } from '../../../../kernel/ids.ts';
import { collection, runNameLength } from '../../../app/local/collections/agent-runs.ts';
import { useCollection } from '../../../app/local/use-collection.ts';
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
  const { status, records, insert, update, remove } = useCollection(collection);
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
    remove,
  };
}
