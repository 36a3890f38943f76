import { expect, test } from 'vitest';
import {
  harmonies,
  makeLorem,
  makeName,
  makeNumbers,
  makePalette,
  makeTeams,
  makeUuid,
  nameKinds,
} from './make-things.ts';
import { type LetterSet, letterSets, makePassword, strengthOf } from './passwords.ts';
import { type RandomBelow, secureBelow, shuffled } from './random-below.ts';

/** The same numbers every time, from a small congruential generator. */
function steady(): RandomBelow {
  let state = 42;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test('a password has its length and a letter of every set', () => {
  const sets = Object.keys(letterSets) as LetterSet[];
  for (let round = 0; round < 50; round += 1) {
    const password = makePassword(12, sets, true, secureBelow);
    expect(password).toHaveLength(12);
    for (const pattern of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) expect(password).toMatch(pattern);
    expect(password).not.toMatch(/[Il1O0o|]/);
  }
  expect(makePassword(8, ['Numbers'], false, secureBelow)).toMatch(/^\d{8}$/);
  expect(makePassword(8, [], false, secureBelow)).toBe('');
});

test('the strength of a password', () => {
  expect(strengthOf('').label).toBe('Very weak');
  expect(strengthOf('password1').label).toBe('Very weak');
  expect(strengthOf('aaaaaaaaaaaaaaaaaa').label).toBe('Very weak');
  expect(strengthOf('summer24').label).toBe('Weak');
  expect(strengthOf('k#9Lq2!vTz7&Wm4x').label).toBe('Very strong');
});

test('numbers stay in their limits', () => {
  const numbers = makeNumbers(5, 9, 200, false, secureBelow);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(9);
  expect(makeNumbers(1, 6, 10, true, steady()).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('teams hold everybody once and are of even size', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const teams = makeTeams(names, 3, steady());
  expect(teams.map(({ length }) => length)).toEqual([3, 2, 2]);
  expect(teams.flat().toSorted()).toEqual(names);
  expect(shuffled(names, steady()).toSorted()).toEqual(names);
});

test('identifiers, texts, colours and names have their form', () => {
  expect(makeUuid(secureBelow)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(makeLorem(3, steady())).toHaveLength(3);
  for (const harmony of Object.keys(harmonies))
    expect(makePalette(harmony, steady()).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  for (const kind of nameKinds) expect(makeName(kind, '', steady()).length).toBeGreaterThan(4);
  expect(makeName('Username', 'Tea Shop', steady())).toContain('teashop');
});
