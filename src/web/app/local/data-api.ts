import { limits } from '../../../kernel/limits.ts';
import { isErrorBody } from '../../lib/error-body.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import type { AnyCollection } from './collection.ts';
import { isPlainObject, type Row } from './row.ts';
import type { ServerCopy } from './settle-entry.ts';
import type { OutboxEntry, Refusal } from './stored-shapes.ts';

/** How a request of ours reaches the server; tests hand in another. */
export interface Wire {
  /** The access token of this very person; undefined when there is none at the moment. */
  accessToken(): Promise<string | undefined>;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** What became of a request. */
export type Outcome<Done> =
  | { kind: 'done'; value: Done }
  /** No answer, or one that says "later". */
  | { kind: 'later'; afterMs?: number; fault: boolean; refusal: Refusal }
  | { kind: 'no-session' }
  /** The copy on the server is not the one that was expected, or there is one where none was. */
  | { kind: 'conflict' }
  | { kind: 'refused'; refusal: Refusal };

export interface DataApi {
  /** Carries out one change; gives the record as the server now has it, null after a removal. */
  send(collection: AnyCollection, entry: OutboxEntry): Promise<Outcome<ServerCopy | null>>;
  readOne(collection: AnyCollection, key: string): Promise<Outcome<ServerCopy | null>>;
  /** All records of the person. Rows that this version cannot read are left out and counted. */
  readAll(collection: AnyCollection): Promise<Outcome<{ copies: ServerCopy[]; unreadable: number }>>;
}

export function openDataApi(wire: Wire, userId: string): DataApi {
  async function ask(path: string, init: RequestInit): Promise<Outcome<unknown>> {
    let answer: Response;
    try {
      const token = await wire.accessToken();
      if (token === undefined) return { kind: 'no-session' };
      answer = await wire.fetch(`/rest/v1/${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(limits.local.requestMs),
        cache: 'no-store',
      });
      const body: unknown = await answer.json().catch(() => undefined);
      return answer.ok ? { kind: 'done', value: body } : outcomeOf(answer, body);
    } catch {
      const refusal = { status: 0, message: 'The server does not answer.' };
      return { kind: 'later', fault: false, refusal };
    }
  }

  const scope = ({ owner, select }: AnyCollection) =>
    new URLSearchParams({ select, [owner]: `eq.${userId}` });

  async function readOne(collection: AnyCollection, key: string): Promise<Outcome<ServerCopy | null>> {
    const query = scope(collection);
    query.set(collection.key, `eq.${key}`);
    const outcome = await ask(`${collection.table}?${query}`, { method: 'GET' });
    if (outcome.kind !== 'done') return outcome;
    const [row] = rowsOf(outcome.value);
    if (row === undefined) return { kind: 'done', value: null };
    const copy = copyOf(collection, row);
    return copy === undefined ? unreadableRow : { kind: 'done', value: copy };
  }

  return {
    readOne,
    async send(collection, entry) {
      const { path, init } = requestOf(collection, entry, userId);
      const outcome = await ask(path, init);
      if (outcome.kind !== 'done') return outcome;
      const [row] = rowsOf(outcome.value);
      if (row === undefined) return { kind: 'conflict' };
      if (entry.kind === 'remove') return { kind: 'done', value: null };
      // What was sent is known even when the answer cannot be read.
      const sent = { row: { ...entry.base, ...entry.changes }, version: null };
      return { kind: 'done', value: copyOf(collection, row) ?? sent };
    },
    async readAll(collection) {
      const copies: ServerCopy[] = [];
      let unreadable = 0;
      let after: string | undefined;
      for (;;) {
        const query = scope(collection);
        query.set('order', collection.key);
        query.set('limit', String(limits.rest.maxRows));
        if (after !== undefined) query.append(collection.key, `gt.${after}`);
        const outcome = await ask(`${collection.table}?${query}`, { method: 'GET' });
        if (outcome.kind !== 'done') return outcome;
        const rows = rowsOf(outcome.value);
        for (const row of rows) {
          const copy = copyOf(collection, row);
          if (copy === undefined) unreadable += 1;
          else copies.push(copy);
        }
        if (rows.length < limits.rest.maxRows) return { kind: 'done', value: { copies, unreadable } };
        after = String(rows.at(-1)?.[collection.key]);
      }
    },
  };
}

const unreadableRow: Outcome<never> = {
  kind: 'refused',
  refusal: { status: 422, message: 'A newer version has changed this. Reload the page to get that version.' },
};

/** The same for the same entry, always: the server compares it with what it knows of the key. */
function requestOf(
  { table, key, owner, version, select }: AnyCollection,
  entry: OutboxEntry,
  userId: string,
): { path: string; init: RequestInit } {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': entry.id,
    prefer: 'return=representation',
  };
  const query = new URLSearchParams({ select });
  if (entry.kind === 'insert') {
    const body = JSON.stringify({ ...entry.changes, [owner]: userId });
    return { path: `${table}?${query}`, init: { method: 'POST', headers, body } };
  }
  query.set(owner, `eq.${userId}`);
  query.append(key, `eq.${entry.key}`);
  if (entry.baseVersion !== null) query.set(version, `eq.${entry.baseVersion}`);
  if (entry.kind === 'remove') return { path: `${table}?${query}`, init: { method: 'DELETE', headers } };
  const body = JSON.stringify(entry.changes);
  return { path: `${table}?${query}`, init: { method: 'PATCH', headers, body } };
}

function rowsOf(body: unknown): Row[] {
  return Array.isArray(body) ? body.filter(isPlainObject) : [];
}

function copyOf({ schema, version }: AnyCollection, row: Row): ServerCopy | undefined {
  const { data } = schema.safeParse(row);
  if (data === undefined) return undefined;
  const named = row[version];
  return { row: data as Row, version: named === undefined || named === null ? null : String(named) };
}

/** The faults of a moment among the statuses that else mean "never". */
const passing = new Set([408, 423, 425, 429]);

function outcomeOf({ status, headers }: Response, body: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  const code = isErrorBody(body) ? body.code : '';
  const message = describeFailure('rest/collections', { ...(isErrorBody(body) ? body : {}), status });
  const refusal = { status, message };
  if (status === 401) return { kind: 'no-session' };
  if (status === 409 && code === '23505') return { kind: 'conflict' };
  // Two transactions that stood in each other's way: the same request works a moment later.
  const collided = status === 409 && (code.startsWith('40') || code === '55P03');
  if (status < 500 && !passing.has(status) && !collided) return { kind: 'refused', refusal };
  const seconds = Number(headers.get('retry-after'));
  const wait = Number.isFinite(seconds) && seconds > 0 ? { afterMs: seconds * 1_000 } : {};
  return { kind: 'later', ...wait, fault: status === 500, refusal };
}
