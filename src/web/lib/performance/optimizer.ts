import { limits } from '../../../kernel/limits.ts';
import { type Assessment, assess } from './assess.ts';
import { dropOldEntries } from './local-cache.ts';
import { keepMetrics, readMetrics } from './metrics.ts';
import { setThrift } from './thrift.ts';

export interface OptimizerState extends Assessment {
  /** In ms since 1970; undefined until it was. */
  readonly checkedAt: number | undefined;
  readonly optimizedAt: number | undefined;
  /** How often it has run on this page. */
  readonly runs: number;
  /** Entries of the local cache that the last run has removed. */
  readonly removed: number;
}

const atRest: OptimizerState = {
  condition: 'well',
  averageMs: 0,
  errorRate: 0,
  count: 0,
  checkedAt: undefined,
  optimizedAt: undefined,
  runs: 0,
  removed: 0,
};

let state = atRest;
const watchers = new Set<() => void>();

export function watchOptimizer(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export function readOptimizer(): OptimizerState {
  return state;
}

function set(change: Partial<OptimizerState>): void {
  state = { ...state, ...change };
  for (const changed of watchers) changed();
}

/** Looks at how the app is doing; slow or failing, it is put right at once. */
export function checkMetrics(now = Date.now()): void {
  judge(now);
  if (state.condition !== 'well') optimize(now);
}

/** Drops stale caches, and stops fetching ahead and polling while the app is slow or failing. */
export function optimize(now = Date.now()): void {
  judge(now);
  const removed = dropOldEntries(now);
  setThrift(state.condition !== 'well');
  set({ optimizedAt: now, runs: state.runs + 1, removed });
}

function judge(now: number): void {
  set({ ...assess(readMetrics(), now), checkedAt: now });
  keepMetrics();
  if (state.condition === 'well') setThrift(false);
}

/** Runs in the background until it is stopped. `warmUp` asks the server for something small. */
export function startOptimizer(
  warmUp: () => Promise<void>,
  firstMs: number = limits.optimizer.firstMs,
): () => void {
  const { everyMs, checkEveryMs } = limits.optimizer;
  // Whether it answered is in the metrics.
  const run = () => void warmUp().finally(() => optimize());
  let repeated: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    optimize();
    repeated = setInterval(run, everyMs);
  }, firstMs);
  const checks = setInterval(() => checkMetrics(), checkEveryMs);
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
    clearInterval(checks);
  };
}

/** Forgets what it knew; for tests. */
export function resetOptimizer(): void {
  setThrift(false);
  set(atRest);
}
