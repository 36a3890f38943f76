import { toolExamples } from '../../../../catalog/custom-tools/tool-examples.ts';
import { type ReadThing, readThing } from './read-thing.ts';
import { type OwnKind, type OwnThing, useOwnThings } from './use-own-things.ts';

interface FoundThing {
  readonly status: 'loading' | 'missing' | 'unreadable' | 'ready';
  /** As it is kept; an example of ours is kept by nobody. */
  readonly thing: OwnThing | undefined;
  readonly read: ReadThing | undefined;
  /** The version that is looked at, when it is a former one. */
  readonly former: number | undefined;
}

/** One tool or agent by its id, in its present version or in a former one. */
export function useThing(kind: OwnKind, id: string, askedVersion: number | undefined) {
  const own = useOwnThings(kind);
  const thing = own.things.find((one) => one.id === id);
  const example = kind === 'tool' ? toolExamples.find(({ slug }) => slug === id) : undefined;
  const kept = thing?.history.find(({ version }) => version === askedVersion);
  const definition = kept?.definition ?? thing?.definition ?? example?.tool;
  const version = kept?.version ?? thing?.version ?? 1;
  const read = definition === undefined ? undefined : readOnce({ kind, id, version, definition });
  const found: FoundThing = {
    status: statusOf(own.status, definition, read),
    thing,
    read,
    former: kept?.version,
  };
  return { ...found, own };
}

interface Kept {
  readonly kind: OwnKind;
  readonly id: string;
  readonly version: number;
  readonly definition: unknown;
}

const mostRead = 50;
const known = new Map<string, ReadThing | undefined>();

/** Every change of the collection brings the same definition as a new object; the desk must not begin anew with it. */
function readOnce(kept: Kept): ReadThing | undefined {
  const text = JSON.stringify(kept);
  if (!known.has(text)) {
    if (known.size >= mostRead) known.clear();
    known.set(text, readThing(kept.kind, kept.id, kept.definition, kept.version));
  }
  return known.get(text);
}

function statusOf(status: string, definition: unknown, read: ReadThing | undefined): FoundThing['status'] {
  if (read !== undefined) return 'ready';
  if (definition !== undefined) return 'unreadable';
  return status === 'loading' ? 'loading' : 'missing';
}
