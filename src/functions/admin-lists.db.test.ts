import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../testing/database/open-test-database.server.ts';
import {
  addSignedInPerson,
  callFunction,
  type SignedInPerson,
} from '../testing/server/signed-in-person.server.ts';
import type { TestServer } from '../testing/server/start-test-server.server.ts';
import { startTestServerOn } from '../testing/server/start-test-server-on.server.ts';

describe.each(engines)('what admins read, on %s', (engine) => {
  let server: TestServer;
  let admin: SignedInPerson;
  let person: SignedInPerson;

  beforeAll(async () => {
    server = await startTestServerOn(engine, inject('postgresUrl'));
    admin = await addSignedInPerson(server, { admin: true });
    person = await addSignedInPerson(server);
  });
  afterAll(() => server.close());

  const read = async (name: string, input: unknown) => {
    const { status, body } = await callFunction(server, name, input, admin);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };

  it('filters the audit log and pages through it by id', async () => {
    const at = (hour: number) => `2024-05-01T0${hour}:00:00.000Z`;
    await server.services.database.tx('service_role', {}, async (tx) => {
      for (const [hour, action, target] of [
        [1, 'log.first', person.id],
        [2, 'log.second', 'somewhere'],
        [3, 'log.third', 'some%'],
        [4, 'other.fourth', null],
      ] as const)
        await tx.query(
          'insert into audit_log (at, actor_id, action, target, ip) values ($1, $2, $3, $4, $5)',
          [at(hour), person.id, action, target, '203.0.113.9'],
        );
    });
    const actions = async (filter: object) => {
      const { events } = await read('admin-list-audit', filter);
      return (events as { action: string }[]).map(({ action }) => action);
    };
    expect(await actions({ action: 'log.' })).toEqual(['log.third', 'log.second', 'log.first']);
    expect(await actions({ actor: person.email.slice(0, 12), action: 'other' })).toEqual(['other.fourth']);
    expect(await actions({ actor: person.id, target: 'some%' })).toEqual(['log.third']);
    expect(await actions({ action: 'log', target: person.email })).toEqual(['log.first']);
    expect(await actions({ action: 'log', from: at(2), to: at(2) })).toEqual(['log.second']);
    expect(await actions({ actor: "' or true --" })).toEqual([]);

    const first = await read('admin-list-audit', { action: 'log.', limit: 2 });
    expect(first).toMatchObject({
      events: [
        { action: 'log.third', actor_email: person.email, ip: '203.0.113.9', at: at(3) },
        { action: 'log.second' },
      ],
      next: expect.any(Number),
    });
    expect(await read('admin-list-audit', { action: 'log.', limit: 2, before: first['next'] })).toMatchObject(
      {
        events: [{ action: 'log.first', target: person.id, target_email: person.email }],
        next: null,
      },
    );
  });

  it('shows mails and phone messages that are kept, and notes who read which', async () => {
    await server.services.mailer.send({
      to: 'ada@kora.example',
      subject: 'Your link',
      text: 'https://kora.example/verify?token=abc',
      html: '<p>Hello <script>alert(1)</script></p>',
    });
    await server.services.messenger.send({ to: '+15551234567', text: 'Your code is 123456.' });
    const listed = await read('admin-list-outbox', {});
    expect(listed).toMatchObject({
      mail: 'kept',
      phone: 'kept',
      entries: [
        { via: 'phone', to: ['+15551234567'], subject: '' },
        { via: 'mail', to: ['ada@kora.example'], subject: 'Your link' },
      ],
    });
    expect(JSON.stringify(listed)).not.toMatch(/123456\.|token=abc/);
    const [phone, mail] = listed['entries'] as { id: string; via: string }[];
    expect(await read('admin-read-outbox', { id: mail?.id, via: 'mail' })).toMatchObject({
      text: expect.stringContaining('token=abc'),
      html: expect.stringContaining('<p>Hello'),
    });
    expect(await read('admin-read-outbox', { id: phone?.id, via: 'phone' })).toMatchObject({
      text: 'Your code is 123456.',
    });
    const { events } = await read('admin-list-audit', { action: 'admin.outbox_read' });
    expect(events).toMatchObject([
      { target: phone?.id, actor_email: admin.email, details: { via: 'phone', to: ['+15551234567'] } },
      { target: mail?.id, details: { via: 'mail', subject: 'Your link' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/123456\.|token=abc/);
  });

  it.each(['../../etc/passwd', '', '20240101T000000000Z-000001-aaaaaaaa', 'x'.repeat(200)])(
    'finds no mail called %j',
    async (id) => {
      for (const via of ['mail', 'phone'])
        expect([400, 404, 422]).toContain(
          (await callFunction(server, 'admin-read-outbox', { id, via }, admin)).status,
        );
    },
  );

  it('lists requests and keeps what was done about them', async () => {
    const id = await server.services.database.tx('service_role', {}, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into requests (kind, user_id, name, email, subject, message)
         values ('support', $1, 'Ada', 'ada@kora.example', 'Where is my app', 'I made one.'),
                ('sales', null, 'Bob', 'bob@kora.example', 'Prices', 'How much?') returning id`,
        [person.id],
      );
      return rows[0]?.id ?? '';
    });
    expect(await read('admin-list-requests', {})).toMatchObject({ total: 2 });
    expect(await read('admin-list-requests', { kind: 'sales' })).toMatchObject({
      total: 1,
      requests: [{ name: 'Bob', status: 'open', user_id: null }],
    });
    expect(await read('admin-list-requests', { search: 'MY APP' })).toMatchObject({ requests: [{ id }] });
    expect(await read('admin-set-request', { id, status: 'closed', note: ' Sent the link. ' })).toEqual({
      changed: true,
    });
    expect(await read('admin-set-request', { id, status: 'closed' })).toEqual({ changed: false });
    expect(await read('admin-list-requests', { status: 'closed' })).toMatchObject({
      total: 1,
      requests: [{ id, note: 'Sent the link.', handled_by: admin.email }],
    });
    const { events } = await read('admin-list-audit', { target: id });
    expect(events).toMatchObject([
      {
        action: 'admin.request_changed',
        details: {
          before: { status: 'open', note: '' },
          after: { status: 'closed', note: 'Sent the link.' },
        },
      },
    ]);
    const missing = await callFunction(
      server,
      'admin-set-request',
      { id: randomUUID(), status: 'open' },
      admin,
    );
    expect(missing.status).toBe(404);
  });
});
