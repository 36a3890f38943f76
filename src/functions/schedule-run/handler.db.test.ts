import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { runDueSchedule } from '../../server/agents/run-due-schedule.server.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { keepRun } from '../../testing/agents/keep-run.server.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../../testing/server/start-test-server-on.server.ts';
import type { Schedule } from '../schedule-shapes.ts';

describe.each(engines)('agents that work regularly on %s', { timeout: 60_000 }, (engine) => {
  let server: TestServer;
  let owner: SignedInPerson;
  let stranger: SignedInPerson;
  const mails: Mail[] = [];

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    owner = await addSignedInPerson(server);
    stranger = await addSignedInPerson(server);
  });
  afterAll(() => server.close());

  const schedule = async (person: SignedInPerson, runId: string) =>
    callFunction(server, 'schedule-run', { runId, every: 'week', movesDays: true }, person);
  const change = (id: string, what: string, person = owner) =>
    callFunction(server, 'change-schedule', { id, change: what }, person);
  const list = async () =>
    (await callFunction(server, 'list-schedules', {}, owner)).body['schedules'] as Schedule[];
  const makeDue = () =>
    server.services.database.tx('service_role', {}, (tx) =>
      tx.query("update public.agent_schedules set next_at = now() - interval '1 hour'"),
    );
  const round = () => {
    const { database, log } = server.services;
    const mailer = { ...server.services.mailer, send: async (mail: Mail) => void mails.push(mail) };
    return runDueSchedule({ database, log, mailer } as never, 'https://kora.example');
  };
  const runsOf = async (person: SignedInPerson) => {
    const { rows } = await server.services.database.tx('service_role', {}, (tx) =>
      tx.query<{ name: string; summary: string }>(
        'select name, summary from public.agent_runs where user_id = $1 order by created_at',
        [person.id],
      ),
    );
    return rows;
  };

  it('do nothing before their time, then keep the result and tell the person, once', async () => {
    const runId = await keepRun(server, owner);
    const { status, body } = await schedule(owner, runId);
    expect(status).toBe(200);
    const [made] = body['schedules'] as Schedule[];
    expect(made).toMatchObject({ agent: 'loan-desk', name: 'A van', every: 'week', paused: false });
    expect(await round()).toBe(false);
    await makeDue();
    expect(await round()).toBe(true);
    expect(await round()).toBe(false);
    const runs = await runsOf(owner);
    expect(runs).toHaveLength(2);
    expect(runs[1]?.name).toMatch(/^A van, \d{4}-\d{2}-\d{2}$/);
    expect(runs[1]?.summary).not.toBe('It was worked out.');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: owner.email, subject: 'Loan Desk: A van' });
    expect(mails[0]?.text).toContain(runs[1]?.summary);
    expect(mails[0]?.text).toMatch(/https:\/\/kora\.example\/agents\/loan-desk\?run=[0-9a-f-]{36}/);
    const [after] = await list();
    expect(after?.lastSummary).toBe(runs[1]?.summary);
    expect(Date.parse(after?.nextAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('rest while they are paused, and end when they are taken out', async () => {
    const [known] = await list();
    const id = known?.id ?? '';
    expect((await change(id, 'pause', stranger)).status).toBe(404);
    await change(id, 'pause');
    await makeDue();
    expect(await round()).toBe(false);
    const [resumed] = (await change(id, 'resume')).body['schedules'] as Schedule[];
    expect(Date.parse(resumed?.nextAt ?? '')).toBeGreaterThan(Date.now());
    expect((await change(id, 'remove')).body).toEqual({ schedules: [] });
    expect((await change(id, 'remove')).status).toBe(404);
  });

  it('say what is wrong when the input does not fit any more, and go on', async () => {
    const runId = await keepRun(server, owner);
    await schedule(owner, runId);
    await server.services.database.tx('service_role', {}, (tx) =>
      tx.query(`update public.agent_schedules set input = '{"nothing": true}'`),
    );
    await makeDue();
    const before = await runsOf(owner);
    expect(await round()).toBe(true);
    expect(await runsOf(owner)).toEqual(before);
    const [known] = await list();
    expect(known?.lastTrouble).toMatch(/\.$/);
    expect(mails.at(-1)?.subject).toBe('Loan Desk could not do “A van”');
    await change(known?.id ?? '', 'remove');
  });

  it('are for one’s own runs, and only so many', async () => {
    const runId = await keepRun(server, owner);
    expect((await schedule(stranger, runId)).status).toBe(404);
    expect((await callFunction(server, 'list-schedules', {})).status).toBe(401);
    for (let made = 0; made < limits.schedules.perPerson; made += 1)
      expect((await schedule(owner, runId)).status).toBe(200);
    expect((await schedule(owner, runId)).status).toBe(409);
  });
});
