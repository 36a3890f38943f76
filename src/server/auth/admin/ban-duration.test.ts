import { describe, expect, it } from 'vitest';
import { bannedUntil } from './ban-duration.ts';

const now = new Date('2030-01-01T00:00:00Z');

describe('bannedUntil', () => {
  it.each([
    ['24h', '2030-01-02T00:00:00.000Z'],
    ['1h30m', '2030-01-01T01:30:00.000Z'],
    ['90s', '2030-01-01T00:01:30.000Z'],
    ['1.5h', '2030-01-01T01:30:00.000Z'],
    ['876000000h', '9999-12-31T00:00:00.000Z'],
  ])('reads %s', (duration, until) => expect(bannedUntil(duration, now)?.toISOString()).toBe(until));

  it('lifts a ban', () => expect(bannedUntil('none', now)).toBeNull());

  it.each(['', 'forever', '1d', '-1h', '24', '1h x'])('refuses %j', (duration) =>
    expect(() => bannedUntil(duration, now)).toThrow('ban duration'),
  );
});
