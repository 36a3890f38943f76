import { randomIds } from '../../../../kernel/ids.ts';
import type { KeptVersion } from '../../../app/local/collections/custom-tools.ts';
import { customTools } from '../../../app/local/handles/custom-tools.ts';
import { keptVersions } from '../../../app/local/record-limits.ts';
import { useCollection } from '../../../app/local/use-collection.ts';

export type OwnKind = 'tool' | 'agent';

/** A tool or an agent that somebody made, as it is kept. */
export interface OwnThing {
  readonly id: string;
  readonly kind: OwnKind;
  readonly name: string;
  readonly version: number;
  readonly definition: Readonly<Record<string, unknown>>;
  /** Former versions, newest first. */
  readonly history: readonly KeptVersion[];
  readonly on_home: boolean;
}

/** What is made has a name, and is data. */
interface Definition extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

const ids = randomIds();
/** The data API takes two megabytes at once; the rest of a record is far smaller. */
const mostHistoryLength = 1_000_000;

/** The tools or the agents that a person made, by name: on this device at once, in the account when they have one. */
export function useOwnThings(kind: OwnKind) {
  const { status, records, insert, update, remove } = useCollection(customTools);
  const things = records
    .map(({ value }) => value as unknown as OwnThing)
    .filter((thing) => thing.kind === kind)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    status,
    things,
    /** Gives the id of the new one. */
    async add(definition: Definition): Promise<string> {
      const id = ids.uuid();
      await insert({ id, kind, name: definition.name, version: 1, definition, history: [], on_home: false });
      return id;
    },
    /** What was there before becomes a former version. */
    saveNext: (thing: OwnThing, definition: Definition) =>
      update(thing.id, {
        name: definition.name,
        version: thing.version + 1,
        definition,
        history: nextHistory(thing),
      }),
    putOnHome: (id: string, isOn: boolean) => update(id, { on_home: isOn }),
    remove,
  };
}

function nextHistory({ version, definition, history }: OwnThing): KeptVersion[] {
  const former = { version, until: new Date().toISOString(), definition: { ...definition } };
  const kept = [former, ...history].slice(0, keptVersions);
  while (kept.length > 1 && JSON.stringify(kept).length > mostHistoryLength) kept.pop();
  return kept;
}
