import { describe, expect, it } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Database, Tx } from '../db/database.ts';
import { openTurns } from '../rest/cost/open-turns.ts';
import { fairDatabase } from './fair-database.server.ts';

const noTx = {} as Tx;

/** One transaction at a time, in the order in which they come; each runs when it is let. */
class OneAtATime {
  readonly engine = 'embedded';
  readonly atOnce = limits.database.askedAtOnce;
  readonly #waiting: (() => Promise<void>)[] = [];

  readonly tx: Database['tx'] = (_role, _claims, fn, options) =>
    new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        try {
          const value = await fn(noTx);
          options?.spent?.(1);
          resolve(value);
        } catch (error) {
          reject(error as Error);
        }
      });
    });

  async runAll(): Promise<void> {
    for (;;) {
      // Whoever was let in meanwhile gets in line first.
      await new Promise((resolve) => setImmediate(resolve));
      const next = this.#waiting.shift();
      if (next === undefined) return;
      await next();
    }
  }

  asDatabase(): Database {
    return this as unknown as Database;
  }
}

describe('the database of a function', () => {
  function open() {
    const database = new OneAtATime();
    const turns = openTurns(database);
    const asked: string[] = [];
    const call = (party: string) => fairDatabase(database.asDatabase(), turns, party);
    const ask = (party: string, of = call(party)) => of.tx('anon', {}, async () => asked.push(party));
    return { database, asked, call, ask };
  }

  it('serves who calls one function before the rest of those that somebody calls at once', async () => {
    const { database, asked, ask } = open();
    const flood = Array.from({ length: 60 }, () => ask('flooder'));
    const other = ask('other');
    await database.runAll();
    await Promise.all([...flood, other]);
    expect(asked).toHaveLength(61);
    expect(asked.indexOf('other')).toBeLessThan(database.atOnce);
  });

  it('refuses what would wait behind too many of the same person, before it has begun, and says what to do', async () => {
    const { database, ask, call } = open();
    const begun = call('flooder');
    const first = ask('flooder', begun);
    await database.runAll();
    await first;
    const most = limits.rest.waiting + database.atOnce;
    const flood = Array.from({ length: most }, () => ask('flooder'));
    const settled = Promise.allSettled(flood);
    const refused = ask('flooder');
    // Out of line, since it has done a part of its work already.
    const goesOn = ask('flooder', begun);
    await expect(refused).rejects.toThrow(KoraError);
    await expect(refused).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 1,
      message: expect.stringContaining(`at most ${limits.rest.waiting}`) as string,
    });
    await database.runAll();
    await expect(goesOn).resolves.toEqual(expect.any(Number));
    await settled;
  });

  it('gives the turn back when the work fails', async () => {
    const { database, call, ask } = open();
    for (let time = 0; time < database.atOnce * 2; time += 1) {
      const failing = call('ada').tx('anon', {}, () => Promise.reject(new Error('no')));
      const [outcome] = await Promise.all([Promise.allSettled([failing]), database.runAll()]);
      expect(outcome).toMatchObject([{ status: 'rejected', reason: { message: 'no' } }]);
    }
    const after = ask('ada');
    await database.runAll();
    await expect(after).resolves.toEqual(expect.any(Number));
  });
});
