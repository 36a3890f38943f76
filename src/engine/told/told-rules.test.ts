import { describe, expect, it } from 'vitest';
import type { CaseFile } from '../cases/case-file.ts';
import { planOfCase } from '../cases/case-plan.ts';
import { sampleWorld } from '../cases/case-world.ts';
import { specOfCase } from '../cases/check-case.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { workOut } from '../library/rules/work-out.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { factField } from '../spec/rule-faults.ts';
import { keepTold } from './keep-told.ts';

const circle: CaseFile = {
  task: ['tab-and-credit'],
  say: [],
  name: 'Circle',
  headline: 'Hours for hours',
  lead: 'Who gave and who took.',
  things: {
    families: {
      one: 'family',
      many: 'families',
      fields: {
        name: 'text!',
        given: 'number := sum(hours of sittings where giver = this)',
        taken: 'number := sum(hours of sittings where taker = this)',
        balance: 'number in h := 4 + given - taken',
      },
      samples: [['Falk'], ['Lind'], ['Dahl']],
    },
    sittings: {
      one: 'sitting',
      many: 'sittings',
      title: 'day',
      fields: { day: 'date!', giver: '->families!', taker: '->families!', hours: 'number!' },
      samples: [
        ['-9', 'Falk', 'Lind', 3],
        ['-8', 'Lind', 'Dahl', 2],
        ['-2', 'Dahl', 'Falk', 4],
      ],
    },
    stalls: {
      one: 'stall',
      many: 'stalls',
      fields: {
        name: 'text!',
        kind: 'choice(food, crafts, books)!',
        state: 'choice(asked, confirmed, refused) = asked',
      },
      samples: [
        ['Jam', 'food', 'confirmed'],
        ['Felt', 'crafts', 'confirmed'],
        ['Soup', 'food', 'asked'],
      ],
    },
  },
  acts: {
    confirm: {
      on: 'stalls',
      label: 'Confirm',
      when: 'state is "asked"',
      does: ['set state = "confirmed"'],
      done: 'In.',
    },
  },
  pages: [{ title: 'Circle', parts: [{ list: 'sittings' }, { list: 'families' }, { list: 'stalls' }] }],
};

function told(text: string): AppSpec {
  const spec = keepTold(specOfCase(planOfCase(circle, () => undefined)), saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

function rules(spec: AppSpec, name: string): string[] {
  return spec.entities.find((one) => one.name === name)?.rules?.map(({ never }) => never) ?? [];
}

describe('rules that people tell in passing', () => {
  it.each([
    ['everyone starts with 4 hours and nobody may go under minus 3', 'taker.balance < -3'],
    ['nobody below minus 2', 'taker.balance < -2'],
    ['You cannot go below zero.', 'taker.balance < 0'],
    ['no family may owe more than 5 hours', 'taker.balance < -5'],
    ['When somebody is more than 6 hours in the red they cannot ask any more', 'taker.balance < -6'],
  ])('keeps a floor: %s', (text, rule) => {
    expect(rules(told(text), 'sittings')).toEqual([`taker is not empty and ${rule}`]);
  });

  it.each(['nobody under 18', 'not below 4 degrees', 'warn me below 3 bottles'])(
    'takes no age and no stock for a floor: %s',
    (text) => expect(rules(told(text), 'sittings')).toEqual([]),
  );

  it.each([
    'at most 3 stalls of the same kind',
    'the committee accepts or not, and no more than 3 stalls may sell the same kind of thing',
    'No more than three of any kind.',
  ])('counts those of the same kind that are in: %s', (text) => {
    expect(rules(told(text), 'stalls')).toEqual([
      'kind is not empty and state is "confirmed" and count(stalls where kind = this.kind and state is "confirmed") > 3',
    ]);
  });

  it.each([
    ['warn me if a week is more than 15 % over the last one', 'week', '> ', '1.15'],
    ["If I'm more than 10 % above last week it should tell me off", 'week', '> ', '1.1'],
    ['warn if a month is more than 20% above the month before', 'month', '> ', '1.2'],
    ['tell me when I sat over 10 percent more than the week before', 'week', '> ', '1.1'],
    ['show it when a month is 30 % below the previous month', 'month', '< ', '0.7'],
  ])('compares with the time before: %s', (text, period, sign, factor) => {
    const spec = told(text);
    const field = spec.entities
      .find(({ name }) => name === 'sittings')
      ?.fields.find(({ name }) => name === 'attention');
    expect(field?.formula).toContain(
      `sum(hours of sittings where ${period}(day) = ${period}(this.day)) ${sign}`,
    );
    expect(field?.formula).toContain(`* ${factor}`);
    const figures = spec.pages[0]?.sections.find(({ block }) => block === 'figures');
    expect(JSON.stringify(figures)).toContain(`Last ${period}`);
  });
});

const dinner: CaseFile = {
  task: ['sign-up-sheet'],
  say: [],
  name: 'Dinner',
  headline: 'Long tables',
  lead: 'Who comes.',
  things: {
    evenings: {
      one: 'evening',
      many: 'evenings',
      fields: {
        name: 'text!',
        day: 'date!',
        places: 'number! = 40',
        left: 'number := places - sum(count of entries where evening = this and state is "in")',
      },
      samples: [
        ['Harvest', '+20', 40],
        ['Advent', '+50', 40],
      ],
    },
    entries: {
      one: 'entry',
      many: 'entries',
      title: 'who',
      fields: {
        who: 'text!',
        evening: '->evenings!',
        count: 'number(1..20)! = 2',
        state: 'choice(in, cancelled) = in',
      },
      samples: [
        ['Falk', 'Harvest', 3, 'in'],
        ['Lind', 'Advent', 2, 'in'],
      ],
    },
  },
  rules: [{ on: 'entries', never: 'state is "in" and evening.left < 0', says: 'Not so many are left.' }],
  acts: {
    reserve: {
      on: 'evenings',
      label: 'Reserve',
      asks: { who: 'text!', count: 'number(1..20)! = 2' },
      never: ['ask.count > left => Only {left} are left, not {ask.count}.'],
      does: ['add entries with who = ask.who, evening = this, count = ask.count, state = "in"'],
      done: '{ask.count} places.',
    },
    cancel: {
      on: 'entries',
      label: 'Cancel',
      when: 'state is "in"',
      does: ['set state = "cancelled"'],
      done: 'Cancelled.',
    },
  },
  pages: [{ title: 'Evenings', parts: [{ list: 'evenings' }, { list: 'entries' }] }],
};

function ofDinner(text: string): AppSpec {
  const spec = keepTold(specOfCase(planOfCase(dinner, () => undefined)), saidFacts(text));
  expect(specFaults(spec)).toEqual([]);
  return spec;
}

const shifts: CaseFile = {
  ...dinner,
  things: {
    helpers: {
      one: 'helper',
      many: 'helpers',
      fields: { name: 'text!' },
      samples: [['Ida'], ['Bo'], ['Cy']],
    },
    shifts: {
      one: 'shift',
      many: 'shifts',
      title: 'day',
      fields: { day: 'date!', helper: '->helpers', state: 'choice(planned, done) = planned' },
      samples: [
        ['+3', 'Ida', 'planned'],
        ['+9', 'Bo', 'planned'],
        ['-2', 'Cy', 'done'],
      ],
    },
  },
  rules: [],
  acts: {},
  pages: [{ title: 'Shifts', parts: [{ list: 'shifts' }, { list: 'helpers' }] }],
};

describe('two who swap', () => {
  it('are found by what people put themselves down for, whatever it is called', () => {
    const { shifts: turns, helpers } = shifts.things ?? {};
    if (turns === undefined || helpers === undefined) throw new Error('no shifts');
    const file = { ...shifts, things: { helpers, shifts: { ...turns, one: 'sign-up', many: 'sign-ups' } } };
    const spec = keepTold(
      specOfCase(planOfCase(file, () => undefined)),
      saidFacts('take a turn, swap with someone'),
    );
    expect(spec.actions.find(({ label }) => label === 'Swap')?.on).toBe('shifts');
  });

  it('change places', () => {
    const text = 'Helpers take shifts, and you can swap a shift with another helper.';
    const spec = keepTold(specOfCase(planOfCase(shifts, () => undefined)), saidFacts(text));
    expect(specFaults(spec)).toEqual([]);
    const swap = spec.actions.find(({ label }) => label === 'Swap');
    const world = sampleWorld(spec, '2026-03-02');
    const [first, second] = world.all('shifts');
    const kind = world.kind('shifts');
    if (kind === undefined || first === undefined || second === undefined) throw new Error('no shifts');
    const worked = workOut(
      { does: swap?.does ?? [], ...(swap?.never === undefined ? {} : { never: swap.never }) },
      {
        world,
        self: { kind, record: first },
        ask: { fields: (swap?.form ?? []).map(factField), values: { with: second.id } },
        newId: () => 'new',
      },
    );
    expect(worked.ok && worked.changes.map(({ id, ...rest }) => [id, rest])).toEqual([
      [first.id, { do: 'update', things: 'shifts', values: { helper: second['helper'] } }],
      [second.id, { do: 'update', things: 'shifts', values: { helper: first['helper'] } }],
    ]);
  });
});

describe('places and calling off', () => {
  it('asks for adults and children, who take as many places', () => {
    const spec = ofDinner('People reserve with name, adults and children, and see what is left.');
    const count = spec.entities[1]?.fields.find(({ name }) => name === 'count');
    expect(count?.formula).toBe('adults + children');
    const reserve = spec.actions.find(({ id }) => id === 'reserve');
    expect(reserve?.form?.map(({ name }) => name)).toEqual(['who', 'adults', 'children']);
    expect(reserve?.never?.[0]?.never).toBe('(ask.adults + ask.children) > left');
  });

  it.each([
    ['cancel until 24 hours before', 1],
    ['You can cancel up to 7 days before.', 7],
    ['sign up and cancel till two days before', 2],
    ['cancelling is possible until a week before', 7],
  ])('refuses to call off too late: %s', (text, days) => {
    const cancel = ofDinner(text).actions.find(({ id }) => id === 'cancel');
    expect(cancel?.never?.map(({ never }) => never)).toEqual([
      `evening.day is not empty and days(today, evening.day) < ${days}`,
    ]);
  });

  it('leaves calling off alone where no time is told', () => {
    expect(ofDinner('You can cancel.').actions.find(({ id }) => id === 'cancel')?.never).toBeUndefined();
  });
});
