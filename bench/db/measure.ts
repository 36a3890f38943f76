import { median, percentile } from '../lib/percentiles.ts';
import type { Contender, Work } from './work.ts';

export interface Slice {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  /** Processor time of this process, all its threads, for each transaction. */
  readonly cpuMs: number;
}

/** Runs all of `works` with so many clients at once, each taking the next when it is done. */
async function runSlice(contender: Contender, works: readonly Work[], clients: number): Promise<Slice> {
  const latencies: number[] = [];
  let next = 0;
  const client = async () => {
    for (let work = works[next++]; work !== undefined; work = works[next++]) {
      const from = performance.now();
      const rows = await contender(work);
      latencies.push(performance.now() - from);
      if (rows !== work.rows) throw new Error(`${work.rows} rows were expected and ${rows} came.`);
    }
  };
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - from) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  return {
    perSecond: works.length / seconds,
    latencies,
    cpuMs: (cpu.user + cpu.system) / 1000 / works.length,
  };
}

export interface Result {
  /** In the middle of all rounds. */
  readonly perSecond: number;
  /** In the best tenth of the rounds: when the machine had little else to do. */
  readonly undisturbed: number;
  readonly cpuMs: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Comparison {
  readonly results: Readonly<Record<string, Result>>;
  /**
   * How many times faster each other contender is than the first. `undisturbed` compares the best tenths; `paired` is the
   * median of the rounds, each compared within itself. On a quiet machine they agree. On a busy one `paired` also
   * measures how long a thread waits for a processor, which hits a contender with two threads twice.
   */
  readonly ratios: Readonly<Record<string, { undisturbed: number; paired: number }>>;
}

/**
 * Lets the contenders work in turns, the order reversed every round, and compares within each round: what else the
 * machine does at that moment slows all of them down. The first round warms up and does not count.
 */
export async function compare(
  contenders: Readonly<Record<string, Contender>>,
  worksOf: (name: string) => Promise<readonly Work[]>,
  options: { clients: number; rounds: number },
): Promise<Comparison> {
  const names = Object.keys(contenders);
  const slices = new Map<string, Slice[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= options.rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const contender = contenders[name];
      if (contender === undefined) continue;
      const slice = await runSlice(contender, await worksOf(name), options.clients);
      if (round > 0) slices.get(name)?.push(slice);
    }
  }
  const [first = '', ...others] = names;
  const speeds = (name: string) => (slices.get(name) ?? []).map((slice) => slice.perSecond);
  const results = Object.fromEntries(names.map((name) => [name, summarise(slices.get(name) ?? [])]));
  const reference = speeds(first);
  const ratios = Object.fromEntries(
    others.map((name) => {
      const paired = speeds(name).map((speed, round) => speed / (reference[round] ?? Number.NaN));
      const undisturbed =
        (results[name]?.undisturbed ?? Number.NaN) / (results[first]?.undisturbed ?? Number.NaN);
      return [name, { undisturbed, paired: median(paired) }];
    }),
  );
  return { results, ratios };
}

function summarise(slices: readonly Slice[]): Result {
  const latencies = slices.flatMap((slice) => slice.latencies);
  return {
    perSecond: median(slices.map((slice) => slice.perSecond)),
    undisturbed: percentile(
      slices.map((slice) => slice.perSecond),
      0.9,
    ),
    cpuMs: median(slices.map((slice) => slice.cpuMs)),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  };
}
