import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Reading, Span } from '../../engine/reader/reading.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { type AppsTestServer, startAppsServer } from '../../testing/apps/start-apps-server.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';

const minutes = 300_000;
const prompt = 'A recipe box where people add recipes and search them. And the hazelnuts.';

describe.each(engines)('a corrected reading on %s', { timeout: minutes }, (engine) => {
  let server: AppsTestServer;
  let person: SignedInPerson;
  let appId: string;

  beforeAll(async () => {
    server = await startAppsServer(engine, inject('postgresUrl'));
    person = await addSignedInPerson(server);
    const { result } = await server.follow('generate-app', { appName: 'Recipes', prompt }, person);
    appId = (result['app'] as { id: string }).id;
  }, minutes);
  afterAll(() => server.close());

  const rows = <Row>(text: string, values: unknown[] = [], who = person) =>
    server.services.database.tx(
      'authenticated',
      { sub: who.id },
      async (tx) => (await tx.query<Row>(text, values)).rows,
    );

  async function specOf(number: number): Promise<AppSpec & { reading: Reading }> {
    const [version] = await rows<{ spec: AppSpec }>(
      'select spec from app_versions where app_id = $1 and number = $2',
      [appId, number],
    );
    if (version?.spec.reading === undefined) throw new Error(`Version ${number} has no reading.`);
    return { ...version.spec, reading: version.spec.reading };
  }

  /** The groups of a version with one more or another. */
  async function relabelled(number: number, words: string, kind: Span['kind']): Promise<Span[]> {
    const { text, spans } = (await specOf(number)).reading;
    const start = text.indexOf(words);
    const own = { kind, start, end: start + words.length };
    return [...spans.filter((span) => span.end <= own.start || span.start >= own.end), own];
  }

  const correct = async (basedOn: number, words: string, kind: Span['kind']) =>
    server.follow(
      'correct-reading',
      { appId, basedOn, spans: await relabelled(basedOn, words, kind) },
      person,
    );

  const things = async (number: number) =>
    (await specOf(number)).entities.map(({ many }) => many.toLowerCase());

  it('plans the app again and is not kept anywhere else unless the person wants that', async () => {
    const { result } = await correct(1, 'hazelnuts', 'Q');
    expect(result, String(result['error'])).toMatchObject({
      success: true,
      version: { number: 2 },
      changes: ['“hazelnuts” is a wished quality.'],
    });
    expect(await things(2)).not.toContain('hazelnuts');
    expect((await specOf(2)).name).toBe('Recipes');
    expect(
      await rows('select origin, request from app_versions where app_id = $1 and number = 2', [appId]),
    ).toEqual([{ origin: 'plan', request: 'Plan again from corrected words' }]);
    expect(await rows('select 1 from reading_corrections')).toEqual([]);
  });

  it('has what is labelled now, and is kept where that is wanted, for that person alone', async () => {
    await rows(
      `insert into profiles (user_id, settings) values ($1, '{"keepCorrections": true}')
       on conflict (user_id) do update set settings = excluded.settings`,
      [person.id],
    );
    const { result } = await correct(2, 'hazelnuts', 'T');
    expect(result, String(result['error'])).toMatchObject({ success: true, version: { number: 3 } });
    expect(await things(3)).toContain('hazelnuts');
    const [kept] = await rows<{ reading: Reading }>('select reading from reading_corrections');
    expect(kept?.reading.text).toBe(prompt);
    const start = prompt.indexOf('hazelnuts');
    expect(kept?.reading.spans).toContainEqual({ kind: 'T', start, end: start + 9 });
    const stranger = await addSignedInPerson(server);
    expect(await rows('select 1 from reading_corrections', [], stranger)).toEqual([]);
    await rows('delete from reading_corrections', [], stranger);
    expect(await rows('select 1 from reading_corrections')).toHaveLength(1);
    await expect(
      rows(`insert into reading_corrections (user_id, app_id, reading) values ($1, $2, '{}')`, [
        person.id,
        appId,
      ]),
    ).rejects.toThrow();
    await rows('delete from reading_corrections');
    expect(await rows('select 1 from reading_corrections')).toEqual([]);
  });

  it('is refused on an older version, outside of the text, over another group and where nothing is corrected', async () => {
    const older = await callFunction(server, 'correct-reading', { appId, basedOn: 1, spans: [] }, person);
    expect(older).toMatchObject({ status: 409, body: { details: { current: 3 } } });
    const { reading } = await specOf(3);
    const refused: unknown[][] = [
      [...reading.spans],
      [],
      [...reading.spans, { kind: 'T', start: 0, end: 9_999 }],
      [...reading.spans, { kind: 'T', start: 0, end: reading.text.length - 1 }],
      [{ kind: 'T', start: 3, end: 8 }],
      [{ kind: 'B', start: 2, end: 8 }],
      [{ kind: 'T', start: 2.5, end: 8 }],
    ];
    for (const spans of refused) {
      const answer = await callFunction(server, 'correct-reading', { appId, basedOn: 3, spans }, person);
      expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    }
    expect(await rows('select max(number) as newest from app_versions')).toEqual([{ newest: 3 }]);
  });

  it('is refused where it is not known how the description was read', async () => {
    const { reading: _unknown, ...spec } = await specOf(3);
    const { result } = await server.follow('edit-app-plan', { appId, basedOn: 3, spec }, person);
    expect(result, String(result['error'])).toMatchObject({ success: true, version: { number: 4 } });
    const answer = await callFunction(
      server,
      'correct-reading',
      { appId, basedOn: 4, spans: [{ kind: 'T', start: 2, end: 8 }] },
      person,
    );
    expect(answer).toMatchObject({ status: 409, body: { success: false } });
    expect(JSON.stringify(answer.body)).toContain('by a sentence');
  });

  it('is for the owner alone', async () => {
    const stranger = await addSignedInPerson(server);
    const input = { appId, basedOn: 4, spans: [] };
    expect((await callFunction(server, 'correct-reading', input, stranger)).status).toBe(404);
    expect((await callFunction(server, 'correct-reading', input)).status).toBe(401);
  });
});
