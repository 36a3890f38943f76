import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Exercise } from '../../catalog/academy/course.ts';
import { drawFinal } from '../../catalog/academy/final-test.ts';
import { nameBrand } from '../../catalog/academy/name-brand.ts';
import { courseFinals } from '../../catalog/course-finals.gen.ts';
import type { Answer } from '../../methods/grading/task.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';

const [[course, final] = ['', { title: '', exercises: [] }]] = Object.entries(courseFinals);
const today = new Date().toISOString().slice(0, 10);

function rightAnswer({ task }: Exercise): Answer {
  if (task.type === 'number') return String(task.answer);
  if (task.type === 'text') return task.accept[0] ?? '';
  if (task.type === 'choice') return task.options.flatMap(({ right }, at) => (right ? [at] : []));
  if (task.type === 'order') return task.items.map((_, at) => at);
  return task.type === 'match' ? task.pairs.map((_, at) => at) : '';
}

/** The answers of an attempt, so many of them right. */
function answersOf(person: SignedInPerson, { day = today, number = 1, right = 12 } = {}) {
  const questions = drawFinal(nameBrand(final).exercises, { userId: person.id, course, day, number });
  return Object.fromEntries(
    questions.slice(0, right).map((question) => [question.id, rightAnswer(question)]),
  );
}

describe.skipIf(course === '').each(engines)('certificates on %s', (engine) => {
  let server: TestServer;
  let ada: SignedInPerson;
  let ben: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    ada = await addSignedInPerson(server);
    ben = await addSignedInPerson(server);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query("insert into public.feature_grants (user_id, kind) values ($1, 'training')", [ada.id]),
    );
  });
  afterAll(() => server.close());

  const issue = (person: SignedInPerson | undefined, more: object = {}) =>
    callFunction(
      server,
      'issue-certificate',
      { course, day: today, attempt: 1, answers: answersOf(ada), name: '  Ada Lovelace ', ...more },
      person,
    );
  const check = async (id: unknown) => (await callFunction(server, 'read-certificate', { id })).body;

  it('are issued once for an attempt that was passed, and can be checked by anybody', async () => {
    const first = await issue(ada);
    expect(first.status).toBe(200);
    const id = String(first.body['id']);
    expect(id).toMatch(/^[a-z0-9]{26}$/);
    expect(first.body['url']).toBe(`${server.url}/certificates/${id}`);
    expect((await issue(ada, { name: 'Somebody else' })).body['id']).toBe(id);
    const shown = await check(id);
    expect(shown).toMatchObject({
      state: 'real',
      name: 'Ada Lovelace',
      title: nameBrand(final.title),
      score: 12,
      total: 12,
    });
    expect(JSON.stringify(shown)).not.toContain(ada.id);
  });

  it('cannot be had with wrong answers, with those of another attempt, day or person, or made up', async () => {
    const refused = [
      { answers: answersOf(ada, { right: 8 }) },
      { answers: {} },
      { answers: { score: '12', passed: 'true' } },
      { attempt: 2, answers: Object.fromEntries(Object.entries(answersOf(ada)).slice(0, 6)) },
      { attempt: 4 },
      { attempt: 0 },
      { day: '2020-01-01', answers: answersOf(ada, { day: '2020-01-01' }) },
      { day: '2099-01-01', answers: answersOf(ada, { day: '2099-01-01' }) },
      { name: '   ' },
      { name: 'x'.repeat(101) },
    ];
    for (const more of refused) expect((await issue(ada, more)).status, JSON.stringify(more)).toBe(422);
    expect((await issue(ada, { course: '__proto__' })).status).toBe(404);
    expect((await issue(ada, { course: 'cooking' })).status).toBe(404);
  });

  it('are for people with Training access', async () => {
    expect((await issue(undefined)).status).toBe(401);
    expect((await issue(ben, { answers: answersOf(ben) })).status).toBe(403);
  });

  it('are not to be written, changed or seen by others, and are withdrawn by their owner', async () => {
    const id = String((await issue(ada)).body['id']);
    const as = (person: SignedInPerson, text: string) =>
      server.services.database.tx('authenticated', { sub: person.id, role: 'authenticated' }, (tx) =>
        tx.query(text, [id]),
      );
    await expect(as(ada, "update certificates set name = 'Ben' where id = $1")).rejects.toThrow(/permission/);
    await expect(
      as(
        ada,
        `insert into certificates (id, user_id, name, course, title, score, total, day, attempt)
         select repeat('q', 26), user_id, name, course, title, 12, 12, day, 2 from certificates where id = $1`,
      ),
    ).rejects.toThrow(/permission/);
    expect((await as(ben, 'select id from certificates where id = $1')).rows).toEqual([]);
    expect((await as(ben, 'delete from certificates where id = $1 returning id')).rows).toEqual([]);
    expect(await check(id)).toMatchObject({ state: 'real' });
    expect((await as(ada, 'delete from certificates where id = $1 returning id')).rows).toHaveLength(1);
    for (const gone of [id, 'a'.repeat(26), '', "'; drop table certificates; --"])
      expect(await check(gone), gone).toEqual({ state: 'unknown' });
  });
});
