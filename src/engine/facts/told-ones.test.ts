import { expect, it } from 'vitest';
import { saidFacts } from './said-facts.ts';
import { saidFigures } from './said-figures.ts';

it.each([
  ['quizmaster is Danny', { of: 'quizmaster', name: 'Danny' }],
  ['DM is Kev, we play on fridays', { of: 'DM', name: 'Kev' }],
  ['campaign is Curse of Strahd', { of: 'campaign', name: 'Curse of Strahd' }],
  ['for drills, station Oberdorf, chief Maier', { of: 'station', name: 'Oberdorf' }],
  ['then it goes to charity (Caritas)', { of: 'charity', name: 'Caritas' }],
  ['records swapped, hosted by Gus at Vinyl Corner', { of: 'hosted by', name: 'Gus' }],
])('hears who or what is called so in “%s”', (text, one) => {
  expect(saidFacts(text).ones).toContainEqual(one);
});

it.each(['we use Excel', 'like Duolingo, but for birds', 'on Monday, by Friday'])(
  'hears no name in “%s”',
  (text) => {
    expect(saidFacts(text).ones).toEqual([]);
  },
);

it.each([
  ['Fixers are Hans and Olga', 'fixers', ['Hans', 'Olga']],
  ['teachers Mr Brown and Ms Okafor', 'teachers', ['Mr Brown', 'Ms Okafor']],
  ['two yards, Hilltop and River', 'yards', ['Hilltop', 'River']],
  ['mine are called Fred and Gertrud', 'mine', ['Fred', 'Gertrud']],
  ['groups book the Big Hall or the Kitchen', 'mine', ['Big Hall', 'Kitchen']],
  ['4 kits, the Pearl Export and the Yamaha', 'kits', ['Pearl Export', 'Yamaha']],
  ['Sitters so far: Lea and Noor', 'sitters', ['Lea', 'Noor']],
])('knows what the names of “%s” are', (text, of, names) => {
  expect(saidFacts(text).lists).toMatchObject([{ of, names: names.map((name) => ({ name })) }]);
});

it.each([
  ['12 an hour for members', 12],
  ['25 per person', 25],
  ['deposit is 100', 100],
  ['0.30 per km', 0.3],
])('takes “%s” for money, though nobody names the coin', (text, value) => {
  expect(saidFigures(text)).toMatchObject([{ kind: 'money', value }]);
});

it.each(['max 15 per person', '2 per person', 'every 12 hours', '60 km a day'])(
  'takes no figure of “%s” for money',
  (text) => {
    expect(saidFigures(text).filter(({ kind }) => kind === 'money')).toEqual([]);
  },
);

it('reads prices of kinds that are paid by a measure', () => {
  expect(saidFacts('beech 110 oak 125 per meter').prices).toMatchObject([
    { label: 'beech', value: 110, per: 'meter' },
    { label: 'oak', value: 125, per: 'meter' },
  ]);
  expect(saidFacts('strawberry 4.50, plum 3.80').prices).toMatchObject([
    { label: 'strawberry', value: 4.5 },
    { label: 'plum', value: 3.8 },
  ]);
});
