import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { engines } from '../../testing/database/open-test-database.server.ts';
import { type Library, openLibrary } from '../../testing/rest/open-library.server.ts';
import type { Caller } from '../auth/caller.ts';

function somebody(): Caller {
  const sub = randomUUID();
  return { role: 'authenticated', claims: { sub, role: 'authenticated' } };
}

const encoded = (text: string) => encodeURIComponent(text);
const ordinary = 'clubs?select=name,members(name)&members.limit=3&limit=3&order=id';

describe.each(engines)('what a request may cost, on %s', (engine) => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(engine, inject('postgresUrl'), ['library', 'crowd']);
    await library.ask(ordinary, { as: somebody() });
  });
  afterAll(() => library.close());

  /** An attack, and ordinary requests of others from the moment it begins until it is over. */
  async function attack(path: string, ask: Parameters<Library['ask']>[1] = {}) {
    const neighbours = [somebody(), somebody(), somebody()];
    const statuses: number[] = [];
    let over = false;
    const attacked = library.ask(path, { as: somebody(), ...ask }).finally(() => (over = true));
    await Promise.all(
      neighbours.map(async (as) => {
        do {
          const { status } = await library.ask(ordinary, { as });
          statuses.push(status);
        } while (!over);
      }),
    );
    const { status, json } = await attacked;
    const error = json as { code?: string; hint?: string | null } | undefined;
    return { status, code: error?.code, hint: error?.hint, neighbours: [...new Set(statuses)] };
  }

  it.each([
    ['a reference back', `visits?note=match.${encoded('(.+)(.+)(.+)(.+)\\4\\3\\2\\1')}`, '2201B'],
    ['the same without regard to case', `visits?note=imatch.${encoded('(a)\\1')}`, '2201B'],
    ['in a condition', `visits?or=(id.eq.1,and(note.match."${encoded('(a)\\\\1')}",id.gt.0))`, '2201B'],
    ['in an embedded table', `members?select=visits(id)&visits.note=match.${encoded('(a)\\1')}`, '2201B'],
    ['in a list of expressions', `visits?note=match(any).${encoded('{x,"(a)\\\\1"}')}`, '2201B'],
    ['negated', `visits?note=not.match.${encoded('(a)\\1')}`, '2201B'],
    ['in a change', `visits?note=match.${encoded('(a)\\1')}`, '2201B', { method: 'DELETE' }],
    ['on the rows of a function', `rpc/books_by?author=1&title=match.${encoded('(a)\\1')}`, '2201B'],
    ['repetitions of repetitions', `visits?note=match.${encoded('((a{50}){50}){50}')}`, '2201B'],
    ['a list of patterns that is none', `visits?note=like(any).${encoded('{{a}}')}`, '22P02'],
    ['thousands of wildcards', `visits?note=like.${encoded('%a'.repeat(2_000))}`, 'PGRST100'],
    ['twenty thousand values', `visits?id=in.(${'1,'.repeat(20_000)}1)`, 'PGRST100'],
    ['a very long search', `visits?note=fts.${encoded(`a${'|a'.repeat(1_000)}`)}`, 'PGRST100'],
    ['hundreds of orders', `visits?order=${Array.from({ length: 60 }, () => 'note').join()}`, 'PGRST100'],
    ['hundreds of conditions', `visits?${'id=gt.0&'.repeat(600)}`, 'PGRST100'],
    ['conditions in many trees', `visits?${`or=(id.gt.0${',id.gt.1'.repeat(20)})&`.repeat(40)}`, 'PGRST100'],
    ['a long way into JSON', `visits?select=id${'->a'.repeat(40)}`, 'PGRST100'],
    [
      'a thousand columns',
      `visits?select=${Array.from({ length: 600 }, (_, at) => `a${at}:id`).join()}`,
      'PGRST100',
    ],
    [
      'two tables in each other, five deep',
      'clubs?select=members(clubs(members(clubs(members(id)))))',
      'PGRST100',
    ],
    [
      'the same in what a change gives back',
      'clubs?id=eq.1&select=members(clubs(members(clubs(members(id)))))',
      'PGRST100',
      { method: 'PATCH', body: { name: 'x' }, headers: { prefer: 'return=representation' } },
    ],
    [
      'lists in lists in lists with large limits',
      'clubs?select=members(visits(id))&members.limit=1000&members.visits.limit=1000',
      'PGRST100',
    ],
    [
      'everything with everything',
      'clubs?select=id,members(id,clubs(members(id,visits(note))))&members.clubs.members.limit=50&members.limit=1000&limit=20&members.clubs.members.visits.note=ilike.*x*y*',
      'PGRST100',
    ],
    [
      'too many rows in a body',
      'clubs',
      'PGRST100',
      { method: 'POST', body: Array.from({ length: 10_001 }, (_, id) => ({ id: id + 100, name: 'x' })) },
    ],
  ] as [string, string, string, Parameters<Library['ask']>[1]?][])(
    'is refused before the database hears of it: %s',
    async (_, path, code, ask = {}) => {
      const answer = await library.ask(path, { as: somebody(), ...ask });
      expect([answer.status, (answer.json as { code: string }).code]).toEqual([400, code]);
      expect((answer.json as { hint: string | null }).hint).toEqual(expect.any(String));
    },
  );

  it.each([
    ['a function without an end', 'rpc/loop_forever'],
    ['a function that is asked for too much', 'rpc/count_to?high=100000000000'],
    ['the same by POST', 'rpc/count_to', { method: 'POST', body: { high: 100_000_000_000 } }],
  ] as [string, string, Parameters<Library['ask']>[1]?][])(
    'is a time that ends, and nobody beside notices: %s',
    async (_, path, ask = {}) => {
      const { status, code, hint, neighbours } = await attack(path, ask);
      expect({ status, code, neighbours }).toEqual({ status: 422, code: '57014', neighbours: [200] });
      expect(hint).toContain('fewer rows');
    },
  );

  it('is less for who was stopped several times, and as before for everybody else', async () => {
    const hostile = somebody();
    const statuses: number[] = [];
    for (let at = 0; at <= limits.rest.cuts; at++)
      statuses.push((await library.ask('rpc/loop_forever', { as: hostile })).status);
    expect(statuses).toEqual([...Array.from({ length: limits.rest.cuts }, () => 422), 429]);
    const refused = await library.ask(ordinary, { as: hostile });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await library.ask(ordinary, { as: somebody() })).status).toBe(200);
  });

  it('is shared fairly with one who sends two hundred slow requests at once', async () => {
    const hostile = somebody();
    const flood = Array.from({ length: 200 }, () => library.ask('rpc/loop_forever', { as: hostile }));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await library.ask(ordinary, { as: somebody() })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answers = await Promise.all(flood);
    expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([422, 429]);
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThan(10);
    await expect(library.test.database.check()).resolves.toBeUndefined();
  });

  it('is enough for what people ask for', async () => {
    for (const path of [
      ordinary,
      'clubs?select=name,members(name,visits(note))&id=eq.1&members.limit=5',
      'visits?select=note,members(name,clubs(name,members(name)))&limit=2',
      'clubs?select=*,members(*,visits(*,members(*,clubs(*))))&limit=2&members.limit=2&members.visits.limit=2',
      `visits?note=match.${encoded('^(ab){3,}.*[0-9]{1,5}$')}&limit=5`,
      `visits?note=imatch(any).${encoded('{^AB,"b1$"}')}&limit=5`,
      `visits?id=in.(${Array.from({ length: 400 }, (_, at) => at).join()})&select=id`,
      'visits?note=ilike.*ab*1*&order=id.desc&limit=10',
      'rpc/count_to?high=1000',
    ]) {
      const { status, text } = await library.ask(path, { as: somebody() });
      expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
    }
  });

  it('never was our fault', () => expect(library.faults).toEqual([]));
});
