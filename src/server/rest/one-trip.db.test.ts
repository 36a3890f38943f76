import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';
import { nobody } from '../auth/caller.ts';
import type { Database } from '../db/database.ts';
import { answerRequest } from './answer-request.server.ts';
import { openRestApi } from './open-rest-api.server.ts';

describe.each(engines)('how often a request goes to the database on %s', (engine) => {
  let library: Library;
  let database: Database;
  let trips: ('ask' | 'tx')[];

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'));
    const real = library.test.database;
    database = {
      ...real,
      ask: (...given) => {
        trips.push('ask');
        return real.ask(...given);
      },
      tx: (...given) => {
        trips.push('tx');
        return real.tx(...given);
      },
    };
  });
  afterAll(() => library.close());
  beforeEach(() => {
    trips = [];
  });

  async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const api = openRestApi(database, { txEnd: 'commit-allow-override' });
    const faults: unknown[] = [];
    // The first request reads the catalogue.
    const get = new Request('http://library.test/rest/v1/publishers?limit=0');
    await answerRequest(api, { request: get, body: () => get.text(), caller: nobody }, () => undefined);
    trips = [];
    const request = new Request(`http://library.test/rest/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const incoming = { request, body: () => request.text(), caller: nobody };
    const answer = await answerRequest(api, incoming, (error) => faults.push(error));
    expect(faults).toEqual([]);
    return { status: answer.status, text: await answer.text() };
  }

  it.each([
    ['POST', 'publishers', { id: 300, name: 'Made' }, 201],
    ['PATCH', 'publishers?id=eq.300', { name: 'Changed' }, 204],
    ['PUT', 'publishers?id=eq.300', { id: 300, name: 'Put', city: null }, 204],
    ['DELETE', 'publishers?id=eq.300', undefined, 204],
    ['POST', 'rpc/write_line', { line: 'once' }, 200],
  ])('is once for a change that nothing stands against: %s %s', async (method, path, body, status) => {
    expect((await send(method, path, body)).status).toBe(status);
    expect(trips).toEqual(['ask']);
  });

  it('is once too when what is checked only at the end fails, and nothing stays', async () => {
    const refused = await send('POST', 'late_checks', { id: 1, next: 9 });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([409, { code: '23503' }]);
    expect(trips).toEqual(['ask']);
    expect(await library.get('late_checks')).toEqual([]);
    const taken = await send('POST', 'late_checks', { id: 1, next: 1 });
    expect([taken.status, await library.get('late_checks')]).toEqual([201, [{ id: 1, next: 1 }]]);
  });

  it.each([
    ['more rows than were meant', { prefer: 'handling=strict, max-affected=1' }, 400],
    [
      'rows where one object was asked for',
      { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
      406,
    ],
    ['rows that are to be undone', { prefer: 'tx=rollback' }, 204],
  ])('is a transaction that can still be undone for %s', async (_, headers, status) => {
    const before = await library.get('books?select=id,shelf&id=in.(1,2)&order=id');
    expect((await send('PATCH', 'books?id=in.(1,2)', { shelf: 'Q' }, headers)).status).toBe(status);
    expect(trips).toEqual(['tx']);
    expect(await library.get('books?select=id,shelf&id=in.(1,2)&order=id')).toEqual(before);
  });
});
