import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection } from '../wire/http-connection.ts';
import type { Person } from '../wire/seed.ts';
import { writeRequest } from '../wire/write-request.ts';
import { attacks } from './attacks.ts';
import type { Prepared } from './prepare.ts';

export interface OrdinaryCount {
  readonly latencies: number[];
  /** Status and beginning of every answer that was not a success. */
  readonly errors: string[];
}

const listPath =
  '/rest/v1/apps?select=id,app_name,created_at,builds!inner(build_status)&order=created_at.desc&limit=20';
/** Between an answer and the next request of the same person. */
const thinkMs = 25;
const writeEvery = 10;
/** A refused client that asks again at once attacks the network and not the database. */
const refusedMs = 250;
const hostileConnections = 100;

/** Everybody on a connection of their own, one request after the other, now and then a write. */
export async function runOrdinary(prepared: Prepared, until: () => boolean): Promise<OrdinaryCount> {
  const count: OrdinaryCount = { latencies: [], errors: [] };
  await Promise.all(
    prepared.ordinary.map(async (person, at) => {
      const connection = await HttpConnection.open(prepared.server.port);
      const headers = headersOf(prepared, person);
      try {
        for (let turn = at; !until(); turn++) {
          // A turn chooses the address: each request comes from another one, so that nobody's rate is limited.
          const request =
            turn % writeEvery === 0
              ? writeRequest(
                  {
                    method: 'POST',
                    path: '/rest/v1/bench_notes',
                    headers: { ...headers, prefer: 'return=minimal' },
                    json: { body: `note ${turn}` },
                  },
                  turn * 20 + at,
                )
              : writeRequest({ method: 'GET', path: listPath, headers }, turn * 20 + at);
          const began = performance.now();
          const { status, body } = await connection.send(request);
          count.latencies.push(performance.now() - began);
          if (status >= 300) count.errors.push(`${status} ${body.toString().slice(0, 200)}`);
          await sleep(thinkMs * (0.5 + Math.random()));
        }
      } finally {
        connection.close();
      }
    }),
  );
  return count;
}

/** One person on many connections, each going around all attacks from another beginning. Counts statuses by attack. */
export async function runHostile(
  prepared: Prepared,
  person: Person,
  until: () => boolean,
): Promise<Record<string, Record<number, number>>> {
  const counts: Record<string, Record<number, number>> = {};
  const headers = headersOf(prepared, person);
  await Promise.all(
    Array.from({ length: hostileConnections }, async (_, lane) => {
      const connection = await HttpConnection.open(prepared.server.port);
      try {
        for (let turn = lane; !until(); turn++) {
          const attack = attacks[turn % attacks.length];
          if (attack === undefined) throw new Error('There is no attack.');
          const { name, ...parts } = attack;
          const sent = connection.send(writeRequest({ ...parts, headers }, turn * hostileConnections + lane));
          const answer = await Promise.race([sent, endOf(until)]);
          if (answer === undefined) {
            sent.catch(() => {});
            return;
          }
          const own = (counts[name] ??= {});
          own[answer.status] = (own[answer.status] ?? 0) + 1;
          if (answer.status === 429) await sleep(refusedMs);
        }
      } finally {
        connection.close();
      }
    }),
  );
  return counts;
}

async function endOf(until: () => boolean): Promise<undefined> {
  while (!until()) await sleep(50);
  return undefined;
}

/** Statuses of `/health`, asked twice a second. */
export async function watchHealth(prepared: Prepared, until: () => boolean): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const connection = await HttpConnection.open(prepared.server.port);
  try {
    for (let turn = 0; !until(); turn++) {
      const { status } = await connection.send(
        writeRequest({ method: 'GET', path: '/health', headers: {} }, turn),
      );
      counts[status] = (counts[status] ?? 0) + 1;
      await sleep(500);
    }
  } finally {
    connection.close();
  }
  return counts;
}

function headersOf({ apikey }: Prepared, { token }: Person): Record<string, string> {
  return { apikey, authorization: `Bearer ${token}` };
}
