import { median } from '../lib/percentiles.ts';
import { HttpConnection } from './http-connection.ts';
import type { Operation } from './operations.ts';
import type { Seeded } from './seed.ts';
import { writeRequest } from './write-request.ts';

interface Slice {
  readonly requests: number;
  readonly perSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p50: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p50: number;
  readonly slices: readonly Slice[];
}

export interface Plan {
  readonly connections: number;
  readonly rounds: number;
  readonly sliceMs: number;
  readonly warmUpMs: number;
}

/** Requests that are written before the clock runs; they are gone through again and again. */
const prepared = 4_000;

/** Slices of the contenders take turns, so that what else the machine does falls on both. Answers in their order. */
export async function compare(
  contenders: readonly Seeded[],
  operation: Operation,
  plan: Plan,
): Promise<readonly Measured[]> {
  const loads = contenders.map((seeded) => ({ load: new Load(seeded, operation), slices: [] as Slice[] }));
  for (const { load } of loads) await load.run(plan.connections, plan.warmUpMs);
  for (let round = 0; round < plan.rounds; round++) {
    const turn = round % 2 === 0 ? loads : loads.toReversed();
    for (const { load, slices } of turn) slices.push(await load.run(plan.connections, plan.sliceMs));
  }
  return loads.map(({ slices }) => summarise(slices));
}

/** How many times as much the one gives as the other, within each round, and of these the median. */
export function ratioOf(one: Measured, other: Measured): number {
  return median(
    one.slices.map((slice, round) => slice.perSecond / (other.slices[round]?.perSecond ?? Number.NaN)),
  );
}

function summarise(slices: readonly Slice[]): Measured {
  return {
    perSecond: median(slices.map((slice) => slice.perSecond)),
    cpuMsPerRequest: median(slices.map((slice) => slice.cpuMsPerRequest)),
    p50: median(slices.map((slice) => slice.p50)),
    slices,
  };
}

class Load {
  readonly #seeded: Seeded;
  readonly #status: number;
  readonly #requests: readonly Buffer[];
  #turn = 0;

  constructor(seeded: Seeded, operation: Operation) {
    this.#seeded = seeded;
    this.#status = operation.status;
    this.#requests = Array.from({ length: prepared }, (_, turn) =>
      writeRequest(operation.request(seeded, turn), turn),
    );
  }

  /** Every answer must have the right status: throws at the first that has not. */
  async run(connectionCount: number, ms: number): Promise<Slice> {
    const { server, name } = this.#seeded;
    const connections = await Promise.all(
      Array.from({ length: connectionCount }, () => HttpConnection.open(server.port)),
    );
    const latencies: number[] = [];
    try {
      const cpuBefore = server.cpuMs();
      const from = performance.now();
      await Promise.all(
        connections.map(async (connection) => {
          let before = performance.now();
          while (before - from < ms) {
            const request = this.#requests[this.#turn++ % this.#requests.length];
            if (request === undefined) throw new Error('There are no requests.');
            const { status, body } = await connection.send(request);
            if (status !== this.#status)
              throw new Error(`${name} answered with ${status}: ${body.toString().slice(0, 500)}`);
            const after = performance.now();
            latencies.push(after - before);
            before = after;
          }
        }),
      );
      const seconds = (performance.now() - from) / 1_000;
      return {
        requests: latencies.length,
        perSecond: latencies.length / seconds,
        cpuMsPerRequest: (server.cpuMs() - cpuBefore) / latencies.length,
        p50: median(latencies),
      };
    } finally {
      for (const connection of connections) connection.close();
    }
  }
}
