import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { sampleWorld } from '../cases/case-world.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { evaluate } from '../library/rules/evaluate.ts';
import { parseFormula } from '../library/rules/parse-formula.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepTold } from './keep-told.ts';
import { toldClauses } from './told-clauses.ts';

const rental: CaseFile = {
  task: ['lend-and-return'],
  say: [],
  name: 'Kits',
  headline: 'Kits for hire',
  lead: 'Who has which kit.',
  numbers: { rushExtra: '50 | percent rush' },
  things: {
    kits: {
      one: 'kit',
      many: 'kits',
      fields: { name: 'text!', state: 'choice(here, out) = here', stock: 'number = 3', vaccination: 'text' },
      samples: [
        ['Pearl', 'here', 1, 'yes'],
        ['Yamaha', 'out', 4, 'yes'],
        ['Sonor', 'here', 6, 'yes'],
      ],
    },
    bookings: {
      one: 'booking',
      many: 'bookings',
      title: 'who',
      fields: {
        who: 'text!',
        kit: '->kits!',
        day: 'date!',
        players: 'number = 2',
        seeing: 'rating(1..5) = 4',
        state: 'choice(booked, came, missing) = booked',
        person: '->people',
        price: 'money := players * 25',
        fee: 'money := if(rush, 1 + rushExtra / 100, 1)',
        rush: 'yes-no = false',
      },
      samples: [
        ['Ida', 'Pearl', '-3', 3, 2, 'missing', 'Ida Falk', false],
        ['Bo', 'Pearl', '-2', 5, 4, 'missing', 'Ida Falk', false],
        ['Cy', 'Sonor', '+2', 6, 5, 'booked', 'Bo Lind', true],
      ],
    },
    people: {
      one: 'person',
      many: 'people',
      fields: { name: 'text!', seen: 'number := count(bookings where person = this and state is "missing")' },
      samples: [['Ida Falk'], ['Bo Lind'], ['Cy Dahl']],
    },
  },
  acts: {
    lend: {
      on: 'kits',
      label: 'Lend it',
      when: 'state is "here"',
      does: ['set state = "out"'],
      done: 'Lent.',
    },
    back: {
      on: 'kits',
      label: 'It is back',
      when: 'state is "out"',
      does: ['set state = "here"'],
      done: 'Back.',
    },
  },
  pages: [{ title: 'Kits', parts: [{ list: 'kits' }, { list: 'bookings' }, { list: 'people' }] }],
};

/** Bookings of which something is paid already. */
function withOwed(): NonNullable<CaseFile['things']> {
  const { bookings, ...others } = rental.things ?? {};
  if (bookings === undefined) return others;
  const { price: _price, fee: _fee, ...fields } = bookings.fields;
  return { ...others, bookings: { ...bookings, fields: { ...fields, owes: 'money := fare - players' } } };
}

function told(text: string): AppSpec {
  const spec = keepTold(specOfCase(planOfCase(rental, () => undefined)), saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

function field(spec: AppSpec, things: string, name: string) {
  return spec.entities.find((one) => one.name === things)?.fields.find((one) => one.name === name);
}

/** What a formula gives for each sample of a kind. */
function values(spec: AppSpec, things: string, name: string): unknown[] {
  const world = sampleWorld(spec, '2026-05-13');
  const kind = world.kind(things);
  const formula = parseFormula(field(spec, things, name)?.formula ?? 'empty');
  return kind === undefined
    ? []
    : world.all(things).map((record) => evaluate(formula, { world, self: { kind, record } }));
}

describe('a rule that an ordinary sentence tells', () => {
  it('refuses an act until something was done, each time anew', () => {
    const { actions, ...spec } = told('4 kits. a kit cant be lent again until its checked by me');
    expect(actions.find(({ id }) => id === 'lend')?.never).toMatchObject([{ never: 'not checked' }]);
    expect(actions.find(({ id }) => id === 'back')?.does).toContain('set checked = false');
    expect(actions.find(({ id }) => id === 'checked')).toMatchObject({ condition: 'not checked' });
    expect(spec.pages[0]?.sections[0]?.props['actions']).toContain('checked');
  });

  it('refuses records of what lacks something', () => {
    const spec = told('A kit without valid vaccination can not be booked in.');
    expect(field(spec, 'kits', 'vaccination')).toMatchObject({ kind: 'yes-no', label: 'Valid vaccination' });
    const rules = spec.entities.find(({ name }) => name === 'bookings')?.rules;
    expect(rules).toMatchObject([{ never: 'kit is not empty and not kit.vaccination' }]);
  });

  it.each([
    [
      'kids under 12 pay half',
      [75, 125, 150],
      'if(age is not empty and age < 12, (players * 25) / 2, players * 25)',
    ],
    ['under 4 people costs extra 15', [90, 125, 150], 'players < 4, 15, 0'],
    ['after midnight 5 euro more', [75, 130, 150], 'if(afterMidnight, 5, 0)'],
  ])('changes the price: “%s”', (text, prices, formula) => {
    const spec = told(text);
    expect(values(spec, 'bookings', 'price')).toEqual(prices);
    expect(field(spec, 'bookings', 'price')?.formula).toContain(formula);
  });

  it('halves what one costs, and not what is left to pay', () => {
    const spec = specOfCase(
      planOfCase(
        { ...rental, numbers: { ...rental.numbers, fare: '39 | fare' }, things: withOwed() },
        () => undefined,
      ),
    );
    const next = keepTold(spec, saidFacts('kids under 12 pay half'));
    expect(field(next, 'bookings', 'owes')?.formula).toBe(
      'if(age is not empty and age < 12, fare / 2, fare) - players',
    );
  });

  it('works out a fee that is free from some amount on', () => {
    const spec = told('delivery free from 5 meters, else 30');
    expect(field(spec, 'bookings', 'delivery')?.formula).toContain('meters >= 5, 0, 30');
    expect(field(spec, 'bookings', 'price')?.formula).toBe('players * 25 + delivery');
  });

  it('does not take a share twice that the case has', () => {
    expect(field(told('rush jobs +50%'), 'bookings', 'price')?.formula).toBe('players * 25');
  });

  it.each([
    ['stock goes down. at 2 pieces left i order', 'kits', 'Only 2 pieces left'],
    ['warn me when a kit has a stock under 2', 'kits', 'under 2'],
    ['a kit not cleaned for 10 days should show up red', 'kits', 'Not cleaned for 10 days'],
  ])('puts in front what needs attention: “%s”', (text, things, title) => {
    const spec = told(text);
    expect(spec.pages[0]?.sections[0]).toMatchObject({
      block: 'records',
      title: expect.stringContaining(title),
      props: { entity: things },
    });
    expect(field(spec, things, 'attention')?.formula).toContain(title);
  });

  it('leaves out of sums what does not count', () => {
    const spec = told("don't count it for the list if seeing is under 3");
    expect(values(spec, 'bookings', 'counts')).toEqual([false, true, true]);
    expect(values(spec, 'people', 'seen')).toEqual([1, 0, 0]);
  });

  it('says whom a consequence concerns', () => {
    const spec = told('whoever misses 2 bookings cant play at the concert');
    expect(values(spec, 'people', 'consequence')).toEqual(['Cannot play at the concert', '', '']);
  });

  it.each([
    'we are a club of 28 people in Leeds',
    'the kits are red and blue, lessons 30 euros',
    'I want to see who booked which kit',
    'show profit per day and split half half',
  ])('is not heard where there is none: “%s”', (text) => {
    const spec = specOfCase(planOfCase(rental, () => undefined));
    expect(keepTold(spec, saidFacts(text))).toEqual(spec);
  });
});

it('cuts a text into sentences and their parts, in plain words', () => {
  expect(toldClauses('35 eur a day, deposit is 4.50. you cant lend it').map(({ words }) => words)).toEqual([
    '35 eur a day, deposit is 4.50',
    '35 eur a day',
    'deposit is 4.50',
    'you cannot lend it',
  ]);
});
