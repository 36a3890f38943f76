import { expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import type { CaseFile } from './case-file.ts';
import { planOfCase } from './case-plan.ts';
import { dropBrokenSamples } from './drop-broken-samples.ts';
import { takeNumbers } from './said-numbers.ts';
import { takeLists } from './take-said-lists.ts';
import { lentOut } from './thing-of-subject.ts';

const file: CaseFile = {
  task: ['records'],
  say: [],
  name: 'Starters',
  headline: 'Starters',
  lead: 'All starters.',
  numbers: {
    feedHours: '24 | hours between feedings',
    fare: '28 | fare, price per person',
    deposit: '14 | deposit, pay half',
    rushExtra: '25 | percent rush, surcharge',
    packPrice: '320 | a block, per package',
  },
  things: {
    starters: {
      one: 'starter',
      many: 'starters',
      fields: { name: 'text!', rack: 'choice(A1, A2)' },
      samples: [
        ['Klaus', 'A1'],
        ['Hilde', 'A2'],
        ['Baby', 'A1'],
      ],
    },
    lessons: {
      one: 'lesson',
      many: 'lessons',
      title: 'topic',
      fields: { topic: 'text!', day: 'date!', starter: '->starters', who: '->persons' },
      samples: [
        ['Wheat', '-1', 'Baby', 'Sascha Roe'],
        ['Rye', '-1', 'Klaus', 'Robin Ray'],
        ['Spelt', '-2', 'Hilde', 'Robin Ray'],
      ],
    },
    persons: {
      one: 'person',
      many: 'persons',
      fields: { name: 'text!' },
      samples: [['Robin Ray'], ['Sascha Roe']],
    },
  },
  rules: [
    {
      on: 'lessons',
      never: 'any(other lessons where starter = this.starter and day = this.day)',
      says: 'Twice.',
    },
  ],
  pages: [{ title: 'Start', parts: [{ list: 'starters' }, { list: 'lessons' }, { list: 'persons' }] }],
};

function planFor(text: string) {
  const plan = planOfCase(file, () => undefined);
  takeLists(plan, file, saidFacts(text));
  dropBrokenSamples(plan);
  const of = (name: string) => plan.entities.find((one) => one.name === name);
  return { of, titles: (name: string) => of(name)?.samples.map((sample) => sample[of(name)?.title ?? '']) };
}

it('gives the names of what was spoken of before to its records', () => {
  expect(planFor('sourdough starter tracker. mine are called Fred and Gertrud').titles('starters')).toEqual([
    'Fred',
    'Gertrud',
  ]);
});

it('adds those that have no name', () => {
  expect(planFor('4 starters, the Fred and the Gertrud').titles('starters')).toEqual([
    'Fred',
    'Gertrud',
    'Starter 3',
    'Starter 4',
  ]);
});

it('knows the people of a text by whatever it calls them', () => {
  expect(planFor('for my kids Ben and Lilly').titles('persons')).toEqual(['Ben', 'Lilly']);
  expect(planFor('We are two sisters (Jana and Petra)').titles('persons')).toEqual(['Jana', 'Petra']);
});

it('makes names the options of a property, and of a new one where there is none', () => {
  expect(planFor('Racks called North and South').of('starters')?.fields[1]).toMatchObject({
    options: ['North', 'South'],
  });
  const tutor = planFor('tutors are Ms Ray and Mr Abadi').of('lessons')?.fields.at(-1);
  expect(tutor).toMatchObject({ label: 'Tutor', kind: 'choice', options: ['Ms Ray', 'Mr Abadi'] });
  expect(planFor('two yards, Hilltop and River').of('starters')?.fields.at(-1)).toMatchObject({
    name: 'yard',
  });
});

it('leaves no sample that breaks a rule because its record is another one now', () => {
  expect(planFor('two starters, Fred and Gertrud').of('lessons')?.samples).toHaveLength(2);
});

it.each([
  ['feed every 12 hours', 'feedHours', 12],
  ['48 seats, price 39', 'fare', 39],
  ['25 per person', 'fare', 25],
  ['rush jobs +50%', 'rushExtra', 50],
  ['Package of 10 lessons costs 220', 'packPrice', 220],
])('takes the figure of “%s”', (text, key, value) => {
  expect(String(takeNumbers(file, [], saidFacts(text).figures).file.numbers?.[key])).toMatch(
    new RegExp(`^${value}\\b`),
  );
});

it('takes no age and no share for an amount', () => {
  expect(takeNumbers(file, ['pay half'], []).file.numbers).toMatchObject({
    deposit: '14 | deposit, pay half',
  });
  expect(takeNumbers(file, ['under 12 pay half'], []).file.numbers).toMatchObject({
    deposit: '14 | deposit, pay half',
  });
});

it.each([
  ['drum kit rental', 'drum kit'],
  ['my kayak hire business', 'kayak'],
  ['wedding planner', undefined],
])('knows what “%s” lends out', (text, thing) => {
  expect(lentOut({ text, spans: [{ kind: 'K', start: 0, end: text.length, sure: 1 }] })).toBe(thing);
});
