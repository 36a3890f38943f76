import { describe, expect, it } from 'vitest';
import { severalKinds } from './several-kinds.ts';

describe('Kinds of one thing that a text lists', () => {
  it.each([
    [
      'Our health post lends wheelchairs, crutches and walkers free of charge',
      ['wheelchair', 'crutch', 'walker'],
    ],
    [
      'The tool library lends drills, ladders and hedge trimmers for a week',
      ['drill', 'ladder', 'hedge trimmer'],
    ],
    ['repair cafe: people bring radios, lamps and toasters', ['radio', 'lamp', 'toaster']],
    ['We lend tents, stoves and sleeping bags to scouts', ['tent', 'stove', 'sleeping bag']],
    ['manage members, classes and payments', []],
    ['we lend books', []],
    ['we sell bread and cakes', []],
    ['fields: name, phone and email', []],
  ])('%s', (text, kinds) => {
    expect(severalKinds(text)).toEqual(kinds);
  });
});
