import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCourseFiles } from '../../catalog/academy/course-files.ts';
import { drawFinal } from '../../catalog/academy/final-test.ts';
import { exampleCourse } from '../../catalog/academy/own/example-course.ts';
import { rightAnswer } from '../../catalog/academy/right-answer.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';

const course = 'own-answering-a-complaint-k3f9';
const today = new Date().toISOString().slice(0, 10);

/** The course as it is after somebody has asked other questions in its final test. */
const changed = exampleCourse.map(({ name, text }) => ({
  name,
  text: name === 'final.md' ? text.replaceAll(/^## /gm, '## Once more: ') : text,
}));

function answersOf(person: SignedInPerson, files = exampleCourse) {
  const pool = readCourseFiles(files).course?.final.exercises ?? [];
  const questions = drawFinal(pool, { userId: person.id, course, day: today, number: 1 });
  return Object.fromEntries(
    questions.map(({ id, task }) => [id, task.type === 'code' ? '' : rightAnswer(task)]),
  );
}

describe.each(engines)('courses of an installation on %s', (engine) => {
  let server: TestServer;
  let admin: SignedInPerson;
  let ada: SignedInPerson;
  let ben: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    admin = await addSignedInPerson(server);
    ada = await addSignedInPerson(server);
    ben = await addSignedInPerson(server);
    await server.services.database.tx('service_role', {}, async (tx) => {
      await tx.query(
        "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
        [admin.id],
      );
      await tx.query("insert into public.feature_grants (user_id, kind) values ($1, 'training')", [ada.id]);
    });
  });
  afterAll(() => server.close());

  const publish = (person: SignedInPerson | undefined, more: object = {}) =>
    callFunction(server, 'publish-course', { course, files: exampleCourse, base: 0, ...more }, person);
  const setState = (person: SignedInPerson, state: string) =>
    callFunction(server, 'set-course-state', { course, state }, person);
  const as = (person: SignedInPerson, text: string, values: unknown[] = []) =>
    server.services.database.tx('authenticated', { sub: person.id, role: 'authenticated' }, (tx) =>
      tx.query(text, values),
    );
  const seen = async (person: SignedInPerson) =>
    (await as(person, 'select slug, version, state from academy_courses')).rows;
  const files = async (person: SignedInPerson) =>
    (await as(person, 'select version from academy_course_versions order by version')).rows;
  const issue = (person: SignedInPerson, more: object) =>
    callFunction(
      server,
      'issue-certificate',
      { course, day: today, attempt: 1, answers: answersOf(person), name: 'Ada', ...more },
      person,
    );

  it('are published by admins alone, and only when the reader has nothing to say', async () => {
    expect((await publish(undefined)).status).toBe(401);
    expect((await publish(ada)).status).toBe(403);
    const refused = [
      { course: 'negotiation' },
      { course: 'own-../x' },
      { files: [] },
      { files: exampleCourse.slice(1) },
      { files: exampleCourse.map(({ name }) => ({ name, text: '' })) },
      { files: [...exampleCourse, { name: '02-more.md', text: exampleCourse[1]?.text ?? '' }] },
    ];
    for (const more of refused)
      expect((await publish(admin, more)).status, JSON.stringify(more).slice(0, 80)).toBe(422);
    expect((await publish(admin)).body).toEqual({ version: 1 });
  });

  it('are read by people with Training access, and written by nobody but the server', async () => {
    expect(await seen(ada)).toEqual([{ slug: course, version: 1, state: 'published' }]);
    expect(await files(ada)).toHaveLength(1);
    expect(await seen(ben)).toEqual([]);
    expect(await files(ben)).toEqual([]);
    for (const text of [
      `update academy_courses set version = 7`,
      `delete from academy_courses`,
      `insert into academy_courses (slug, version, facts) values ('own-x', 1, '{}')`,
      `update academy_course_versions set files = '[]'`,
    ])
      await expect(as(admin, text), text).rejects.toThrow(/permission/);
    const draft = `insert into academy_course_drafts (id, user_id, course, content) values (gen_random_uuid(), $1, 'own-x', '{}')`;
    await expect(as(ada, draft, [ada.id])).rejects.toThrow(/row-level security/);
    await as(admin, draft, [admin.id]);
    expect((await as(ada, 'select id from academy_course_drafts')).rows).toEqual([]);
  });

  it('give certificates for the version that the test was taken with', async () => {
    expect((await publish(admin, { files: changed })).status).toBe(409);
    expect((await publish(admin, { files: changed, base: 1 })).body).toEqual({ version: 2 });
    expect((await issue(ada, {})).status).toBe(422);
    expect((await issue(ada, { version: 9 })).status).toBe(422);
    expect((await issue(ben, { version: 1 })).status).toBe(403);
    const issued = await issue(ada, { version: 1 });
    expect(issued.body).toMatchObject({ title: 'Answering a complaint', score: 5, total: 5 });
    expect((await issue(ada, { attempt: 2, version: 1, answers: {} })).status).toBe(422);
  });

  it('are offered no longer once they are withdrawn, but stay for those who have begun', async () => {
    expect((await setState(ada, 'retired')).status).toBe(403);
    expect((await setState(admin, 'retired')).body).toEqual({ changed: true });
    expect(await seen(ada)).toEqual([]);
    await as(ada, 'insert into academy_progress (user_id, course) values ($1, $2)', [ada.id, course]);
    expect(await seen(ada)).toEqual([{ slug: course, version: 2, state: 'retired' }]);
    expect(await files(ada)).toHaveLength(2);
    expect((await setState(admin, 'deleted')).status).toBe(200);
    expect(await seen(ada)).toEqual([]);
    expect((await setState(admin, 'published')).status).toBe(404);
    expect((await as(ada, 'select id from certificates')).rows).toHaveLength(1);
    expect((await as(ada, 'select course from academy_progress')).rows).toHaveLength(1);
  });
});
