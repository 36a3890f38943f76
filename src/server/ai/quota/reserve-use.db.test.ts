import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../../testing/database/open-test-database.server.ts';
import { addPerson, type Person } from '../../../testing/database/people.server.ts';
import { readWeighings, reserveUse, settleUse, type UseOf } from './reserve-use.server.ts';

const now = new Date('2026-05-20T12:00:00Z');

describe.each(engines)('limits of language models on %s', (engine) => {
  let test: TestDatabase;
  let person: Person;

  beforeAll(async () => {
    test = await openTestDatabase(engine, inject('postgresUrl'));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    person = await addPerson(test.database);
    await sql('delete from model_limits');
    await sql('delete from model_usage');
  });

  const sql = (text: string, values: unknown[] = []) =>
    test.database.tx('service_role', {}, (tx) => tx.query(text, values));

  const limit = (scope: 'each' | 'total' | 'person', column: string, amount: number, userId?: string) =>
    sql(`insert into model_limits (id, scope, user_id, ${column}) values (gen_random_uuid(), $1, $2, $3)`, [
      scope,
      userId ?? null,
      amount,
    ]);

  const useOf = (more: Partial<UseOf> = {}): UseOf => ({
    id: randomUUID(),
    userId: person.id,
    source: 'settings',
    model: 'm',
    kind: 'ask',
    isOwnKey: false,
    priceIn: 0,
    priceOut: 0,
    ...more,
  });

  const reserve = (use: UseOf, tokens: number, at = now) =>
    reserveUse(test.database, use, { least: tokens, most: tokens }, at);

  const usage = (inputTokens: number, outputTokens: number) => ({
    inputTokens,
    outputTokens,
    requests: 1,
    isEstimated: false,
  });

  it('are kept by those who ask at the same moment', async () => {
    await limit('each', 'day_tokens', 1_000);
    const asked = await Promise.all(Array.from({ length: 20 }, () => reserve(useOf(), 150)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(6);
    const { rows } = await sql('select sum(tokens_in + tokens_out)::int as tokens from model_usage');
    expect(rows).toEqual([{ tokens: 900 }]);
  });

  it('count what it took in the end, and not what was set aside', async () => {
    await limit('each', 'day_tokens', 1_000);
    const use = useOf();
    expect(await reserve(use, 1_000)).toEqual({ ok: true, tokens: 1_000 });
    expect(await reserve(useOf(), 100)).toMatchObject({ ok: false, fault: { kind: 'limit-reached' } });
    await settleUse(test.database, use, usage(60, 40), undefined, now);
    expect(await reserve(useOf(), 900)).toMatchObject({ ok: true });
    // Once: a second settlement changes nothing.
    await settleUse(test.database, use, usage(0, 0), undefined, now);
    expect(await reserve(useOf(), 1)).toMatchObject({ ok: false });
  });

  it('hold for each by themselves, for one person otherwise, and for all together', async () => {
    const other = await addPerson(test.database);
    await limit('each', 'day_tokens', 100);
    expect(await reserve(useOf(), 100)).toMatchObject({ ok: true });
    expect(await reserve(useOf({ userId: other.id }), 100)).toMatchObject({ ok: true });
    expect(await reserve(useOf({ userId: other.id }), 100)).toMatchObject({ ok: false });
    await limit('person', 'day_tokens', 500, other.id);
    expect(await reserve(useOf({ userId: other.id }), 100)).toMatchObject({ ok: true });
    await limit('total', 'month_tokens', 350);
    expect(await reserve(useOf({ userId: other.id }), 100)).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('everybody together') as string },
    });
  });

  it('begin anew with the day, and a budget with the month', async () => {
    await limit('each', 'day_tokens', 100);
    await limit('total', 'month_cost_micro', 1_000);
    const use = useOf({ priceOut: 5_000_000 });
    expect(await reserve(use, 100)).toMatchObject({ ok: true });
    await settleUse(test.database, use, usage(0, 100), undefined, now);
    const tomorrow = new Date('2026-05-21T00:00:00Z');
    expect(await reserve(useOf(), 100)).toMatchObject({ ok: false });
    const second = useOf({ priceOut: 5_000_000 });
    expect(await reserve(second, 100, tomorrow)).toMatchObject({ ok: true });
    await settleUse(test.database, second, usage(0, 100), undefined, tomorrow);
    const later = new Date('2026-05-30T00:00:00Z');
    expect(await reserve(useOf({ priceOut: 5_000_000 }), 100, later)).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('2026-06-01') as string },
    });
    const june = new Date('2026-06-01T00:00:00Z');
    expect(await reserve(useOf({ priceOut: 5_000_000 }), 100, june)).toMatchObject({ ok: true });
  });

  it('count nothing that a person pays themselves', async () => {
    await limit('each', 'day_tokens', 10);
    expect(await reserve(useOf({ isOwnKey: true }), 5_000)).toMatchObject({ ok: true });
    expect(await reserve(useOf(), 10)).toMatchObject({ ok: true });
  });

  it('forget what was set aside by a process that ended', async () => {
    await limit('each', 'day_tokens', 100);
    await reserve(useOf(), 100);
    expect(await reserve(useOf(), 100)).toMatchObject({ ok: false });
    const later = new Date(now.getTime() + limits.models.reservationMs + 1);
    expect(await reserve(useOf(), 100, later)).toMatchObject({ ok: true });
  });

  it('stay when an account goes, and show nobody what others used', async () => {
    await limit('total', 'day_tokens', 100);
    const use = useOf();
    await reserve(use, 100);
    await settleUse(test.database, use, usage(50, 50), undefined, now);
    const other = await addPerson(test.database);
    const seen = await test.database.tx('authenticated', other.claims, (tx) =>
      tx.query('select from model_usage'),
    );
    expect(seen.rows).toEqual([]);
    const own = await test.database.tx('authenticated', person.claims, (tx) =>
      tx.query('select from model_usage'),
    );
    expect(own.rows).toHaveLength(1);
    await sql('delete from auth.users where id = $1', [person.id]);
    const weighings = await test.database.tx('service_role', {}, (tx) => readWeighings(tx, other.id, now));
    expect(weighings.find(({ whose }) => whose === 'total')?.used.dayTokens).toBe(100);
  });
});
