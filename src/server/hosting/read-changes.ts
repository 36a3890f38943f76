import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';

const { hosting } = limits;

export type ChangeKind = 'add' | 'update' | 'remove' | 'restore';

/** One change of one record. */
export interface ChangePart {
  readonly kind: ChangeKind;
  readonly collection: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Keyed {
  /** Chosen by the browser; the same change sent again has the same. */
  readonly key: string;
}

/** A batch is taken all or none. */
export type RecordChange =
  | (Keyed & ChangePart)
  | (Keyed & { readonly kind: 'batch'; readonly changes: readonly ChangePart[] });

export interface RefusedChange {
  readonly key: string;
  readonly ok: false;
  readonly reason: 'invalid';
  readonly message: string;
}

const kinds: ReadonlySet<unknown> = new Set<ChangeKind>(['add', 'update', 'remove', 'restore']);
const keyShape = /^[a-zA-Z0-9_-]{8,64}$/;
const idShape = /^[a-zA-Z0-9_-]{1,64}$/;
const nameShape = /^[a-zA-Z][a-zA-Z0-9-]{0,59}$/;
const fieldShape = /^[a-zA-Z][a-zA-Z0-9]{0,59}$/;
/** NUL and halves of characters cannot be kept by the database. */
const unkeepable = /[\0\p{Cs}]/u;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What a browser sent, looked at piece by piece. A change that cannot be kept is refused by itself, so that it does not
 * stand in the way of the others; what is no list of changes is refused as a whole.
 */
export function readChanges(body: unknown): (RecordChange | RefusedChange)[] {
  const given = isObject(body) ? body['changes'] : undefined;
  if (!Array.isArray(given) || given.length === 0)
    throw new KoraError('invalid_input', { message: 'Send a list of changes.' });
  if (given.length > hosting.changesAtOnce)
    throw new KoraError('invalid_input', {
      message: `Send at most ${hosting.changesAtOnce} changes at once.`,
    });
  const keys = new Set<string>();
  return given.map((change: unknown) => {
    const key = isObject(change) ? change['key'] : undefined;
    if (!isObject(change) || typeof key !== 'string' || !keyShape.test(key) || keys.has(key))
      throw new KoraError('invalid_input', { message: 'Every change needs a key of its own.' });
    keys.add(key);
    const isBatch = change['kind'] === 'batch';
    const fault = isBatch ? batchFault(change['changes']) : faultOf(change);
    if (fault !== undefined) return { key, ok: false, reason: 'invalid', message: fault };
    if (!isBatch) return { key, ...partOf(change) };
    return { key, kind: 'batch', changes: (change['changes'] as Record<string, unknown>[]).map(partOf) };
  });
}

/** The changes of single records that a change consists of. */
export function partsOf(change: RecordChange): readonly ChangePart[] {
  return change.kind === 'batch' ? change.changes : [change];
}

function partOf({ kind, collection, id, values }: Record<string, unknown>): ChangePart {
  const { id: _, ...kept } = isObject(values) ? values : {};
  return {
    kind: kind as ChangeKind,
    collection: String(collection),
    id: String(id),
    values: kind === 'remove' ? {} : kept,
  };
}

function batchFault(changes: unknown): string | undefined {
  if (!Array.isArray(changes) || changes.length === 0) return 'The changes that belong together are missing.';
  if (changes.length > hosting.batchLength)
    return `At most ${hosting.batchLength} records are changed together.`;
  for (const change of changes as unknown[]) {
    const fault = isObject(change) ? faultOf(change) : 'A change adds, updates, removes or restores.';
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOf({ kind, collection, id, values }: Record<string, unknown>): string | undefined {
  if (!kinds.has(kind)) return 'A change adds, updates, removes or restores.';
  if (typeof collection !== 'string' || !nameShape.test(collection))
    return 'There is no such kind of record.';
  if (typeof id !== 'string' || !idShape.test(id)) return 'A record needs an id of letters and digits.';
  if (kind === 'remove') return undefined;
  if (!isObject(values)) return 'The values of a record are missing.';
  const fields = Object.entries(values);
  if (fields.length > hosting.fieldsPerRecord) return 'A record has fewer fields than that.';
  for (const [name, value] of fields) {
    if (!fieldShape.test(name)) return 'A field has a name of letters and digits.';
    if (!isFieldValue(value)) return `The value of “${name}” cannot be kept.`;
  }
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && !unkeepable.test(value);
}

function isFieldValue(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  if (Array.isArray(value)) return value.length <= hosting.listLength && value.every(isText);
  return isText(value);
}
