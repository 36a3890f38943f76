import { expect, it } from 'vitest';
import { isNew } from './is-new.ts';

const minute = 60_000;
const now = Date.parse('2026-11-16T12:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();

it.each([
  ['has just signed up', { created_at: ago(minute), last_sign_in_at: ago(minute - 50) }, true],
  ['signed in again a little later', { created_at: ago(20 * minute), last_sign_in_at: ago(minute) }, false],
  [
    'signed up yesterday and never left',
    { created_at: ago(1_440 * minute), last_sign_in_at: ago(1_440 * minute) },
    false,
  ],
  [
    'has confirmed the address a moment ago',
    { created_at: ago(300 * minute), email_confirmed_at: ago(minute), last_sign_in_at: ago(minute) },
    true,
  ],
])('somebody who %s: new is %j', (_, moments, expected) => {
  expect(isNew(moments, now)).toBe(expected);
});
