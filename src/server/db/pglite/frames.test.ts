import { serialize } from 'pg-protocol';
import { describe, expect, it } from 'vitest';
import { changesSessionUser, splitFrames, startupLength } from './frames.ts';

describe('splitFrames', () => {
  const query = serialize.query('select 1');
  const parse = serialize.parse({ text: 'select $1::text' });

  it('keeps a message back until its end has come, however the bytes are cut', () => {
    const whole = Buffer.concat([query, parse, serialize.sync()]);
    for (let cut = 0; cut <= whole.length; cut++) {
      const first = splitFrames(whole.subarray(0, cut));
      const second = splitFrames(Buffer.concat([first.rest, whole.subarray(cut)]));
      expect(Buffer.concat([...first.units, ...second.units].map(({ bytes }) => bytes))).toEqual(whole);
      expect(second.rest).toHaveLength(0);
      expect([...first.statements, ...second.statements]).toEqual(['select 1', 'select $1::text']);
    }
  });

  it('cuts where the client waits, and leaves what opens a transaction with its first query', () => {
    const asked = Buffer.concat([parse, serialize.sync()]);
    const { units } = splitFrames(Buffer.concat([query, asked, asked, query]));
    expect(units.map(({ bytes }) => bytes)).toEqual([Buffer.concat([query, asked]), asked, query]);
  });

  it('hears the goodbye', () => {
    expect(splitFrames(Buffer.concat([query, serialize.end()]))).toMatchObject({
      terminated: true,
      units: [{ bytes: query }],
    });
  });
});

describe('changesSessionUser', () => {
  it.each([
    'set session authorization postgres',
    'SET SESSION\n AUTHORIZATION default',
    'set session /* x */ authorization postgres',
    "select set_config('session_authorization', 'postgres', false)",
    'discard all',
  ])('refuses %s', (statement) => expect(changesSessionUser(statement)).toBe(true));

  it('lets ordinary statements pass', () => {
    expect(changesSessionUser('set local role anon')).toBe(false);
    expect(changesSessionUser('select * from sessions where authorization_id = $1')).toBe(false);
  });
});

it('knows when the start-up message is whole', () => {
  const startup = serialize.startup({ user: 'kora' });
  expect(startupLength(startup.subarray(0, 3))).toBe(0);
  expect(startupLength(startup.subarray(0, startup.length - 1))).toBe(0);
  expect(startupLength(startup)).toBe(startup.length);
});
