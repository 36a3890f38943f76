import { limits } from '../../../kernel/limits.ts';
import { backOffMs } from './back-off.ts';
import type { AnyCollection } from './collection.ts';
import type { DataApi, Outcome } from './data-api.ts';
import { trackFreshness } from './freshness.ts';
import type { LocalStore } from './local-store.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { refreshCollection } from './refresh-collection.ts';
import { startRounds } from './rounds.ts';
import { type Rest, sendOutbox } from './send-outbox.ts';

/** How the server was when it was last asked. */
export type Connection = 'unknown' | 'reached' | 'unreachable' | 'no-session';

export interface EngineState {
  connection: Connection;
  /** Collections whose last refresh got no answer that could be used. */
  unrefreshed: ReadonlySet<string>;
}

export interface EngineParts {
  store: LocalStore;
  api: DataApi;
  collections: ReadonlyMap<string, AnyCollection>;
  /** The name of the lock under which only one tab sends. */
  lockName: string;
  oneAtATime: OneAtATime;
  newKey(): string;
  now(): number;
  random(): number;
  changed(state: EngineState): void;
}

export interface SyncEngine {
  state(): EngineState;
  /** Sends and refreshes now, whatever the back-off says. */
  wake(): void;
  /** The collection is on the screen until the answer is called: it is kept fresh. */
  use(collection: string): () => void;
  /** Reads again what is on the screen: all of it, or what is stale. */
  refresh(which: 'all' | 'stale'): void;
  /** Resolves when nothing runs; for tests. */
  settled(): Promise<void>;
  stop(): void;
}

/** Sends the outbox and refreshes what is shown, in turns and never both at once. */
export function startSyncEngine(parts: EngineParts): SyncEngine {
  const { store, collections } = parts;
  const freshness = trackFreshness(parts.now);
  let state: EngineState = { connection: 'unknown', unrefreshed: new Set() };
  let failures = 0;
  const tell = (change: Partial<EngineState>) => {
    state = { ...state, ...change };
    parts.changed(state);
  };
  const api = noting(parts.api, (connection) => {
    if (connection !== state.connection) tell({ connection });
  });
  const rounds = startRounds({ round, alone: (work) => parts.oneAtATime(parts.lockName, work) });

  async function round(): Promise<number | undefined> {
    const sent = await sendOutbox({ ...parts, api });
    const refreshed = sent.kind === 'no-session' ? sent : await refreshDue();
    const worst = [sent, refreshed].find(({ kind }) => kind !== 'empty');
    failures = worst === undefined ? 0 : failures + 1;
    if (worst === undefined) return undefined;
    return (worst.kind === 'later' ? worst.afterMs : undefined) ?? backOffMs(failures, parts.random);
  }

  async function refreshDue(): Promise<Rest> {
    let rest: Rest = { kind: 'empty' };
    for (const name of freshness.due()) {
      const collection = collections.get(name);
      if (collection === undefined || rounds.isStopped()) continue;
      const outcome = await refreshCollection(store, api, collection);
      const unrefreshed = new Set(state.unrefreshed);
      if (outcome.kind === 'done') {
        freshness.wasRead(name);
        unrefreshed.delete(name);
      } else {
        unrefreshed.add(name);
        rest = outcome.kind === 'no-session' ? outcome : { kind: 'later' };
      }
      tell({ unrefreshed });
    }
    return rest;
  }

  function refresh(which: 'all' | 'stale'): void {
    freshness.markOlderThan(which === 'all' ? limits.local.refreshGapMs : limits.query.staleMs);
    if (freshness.due().length > 0) rounds.wake();
  }

  const endWatch = watchNewest(store, rounds.wake);
  return {
    state: () => state,
    wake: rounds.wake,
    refresh,
    use(name) {
      const end = freshness.use(name);
      refresh('stale');
      return end;
    },
    settled: rounds.settled,
    stop() {
      rounds.stop();
      endWatch();
    },
  };
}

/** A change that this tab or another has stored is reason enough; that a request was put back is not. */
function watchNewest(store: LocalStore, found: () => void): () => void {
  let newest = 0;
  return store.watch(
    async (tx) => (await tx.outbox()).findLast(({ state }) => state !== 'failed')?.seq ?? 0,
    (seq) => {
      if (seq <= newest) return;
      newest = seq;
      found();
    },
  );
}

/** The same calls; each tells how the server was found. */
function noting(api: DataApi, heard: (connection: Connection) => void): DataApi {
  const note = <T>(outcome: Outcome<T>): Outcome<T> => {
    const silent = outcome.kind === 'later' && outcome.refusal.status === 0;
    heard(outcome.kind === 'no-session' ? 'no-session' : silent ? 'unreachable' : 'reached');
    return outcome;
  };
  return {
    send: async (...given) => note(await api.send(...given)),
    readOne: async (...given) => note(await api.readOne(...given)),
    readAll: async (...given) => note(await api.readAll(...given)),
  };
}
