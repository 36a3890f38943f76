import { describe, expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import type { CaseFile } from './case-file.ts';
import { planOfCase } from './case-plan.ts';
import { inNights } from './in-nights.ts';
import { notedAfterwards } from './noted-afterwards.ts';
import { takeNumbers } from './said-numbers.ts';
import { takeEqualShares, takeStarts } from './take-said-starts.ts';
import { withoutUnsaidLimits } from './without-unsaid-limits.ts';

const kennel: CaseFile = {
  task: ['inspection'],
  say: [],
  name: 'Kennel',
  headline: 'Where they sleep',
  lead: 'Who sleeps where, and since when.',
  numbers: {
    mostPets: '4 | pets at once',
    visitDays: '9 | days between visits',
    dayPrice: '20 | per day, per night',
    mostGuests: '6 | guests at most',
    hintCost: '4 | a treat costs',
  },
  things: {
    pets: {
      one: 'pet',
      many: 'pets',
      also: ['dog', 'cat'],
      fields: {
        name: 'text!',
        last: 'date',
        due: 'yes-no := days(last, today) >= visitDays',
        points: 'number := 0 - treats * hintCost',
        treats: 'number = 0',
      },
      samples: [
        ['Moss', -3, 0],
        ['Tilly', -12, 1],
      ],
    },
    visits: {
      one: 'visit',
      many: 'visits',
      also: ['inspection'],
      title: 'pet',
      fields: { pet: '->pets!', day: 'date! = today', saw: 'text' },
      samples: [
        ['Moss', -3, 'well'],
        ['Tilly', -12, 'thin'],
      ],
    },
    stays: {
      one: 'stay',
      many: 'stays',
      title: 'pet',
      fields: {
        pet: '->pets!',
        starts: 'date! = today | From',
        ends: 'date! = today | Until',
        length: 'number := days(starts, ends) + 1 | Days',
      },
      samples: [['Moss', 0, 2]],
    },
    payers: {
      one: 'payer',
      many: 'payers',
      fields: { name: 'text!', share: 'percent(0..100) | Share of the costs' },
      samples: [
        ['Ada Holt', 60],
        ['Ben Frey', 40],
        ['Cleo Marsh', 0],
        ['Dirk Vos', 0],
      ],
    },
  },
  rules: [
    { on: 'stays', never: 'ends < starts', says: 'The last day must not be before the first.' },
    {
      on: 'stays',
      never: 'any(other stays where pet = this.pet and starts <= this.ends and ends >= this.starts)',
      says: 'Taken on some of these days.',
    },
    { on: 'stays', never: 'count(stays) > mostGuests', says: 'Full with {mostGuests}.' },
  ],
  acts: {},
  pages: [
    { title: 'Pets', parts: [{ list: 'pets' }, { list: 'visits' }, { list: 'stays' }, { list: 'payers' }] },
  ],
};

const numbersFor = (rules: readonly string[], text: string) =>
  takeNumbers(kennel, rules, saidFacts(text).figures).file.numbers;
const planFor = (file: CaseFile) => planOfCase(file, () => undefined);

describe('figures of a text', () => {
  it('reach the limit of a case in the person’s own word for its things', () => {
    expect(numbersFor(['max 2 … dogs'], 'everybody minds max 2 dogs at once')?.['mostPets']).toMatch(/^2 /);
  });

  it('are found by what is done with a thing', () => {
    const numbers = numbersFor(
      ['cats … not visited for more than 14 days'],
      'cats not visited for more than 14 days',
    );
    expect(numbers?.['visitDays']).toMatch(/^14 /);
  });

  it('are the price of something that stands beside them', () => {
    expect(numbersFor(['7 of the 50 … treat'], 'each treat costs 7 of the 50 points')?.['hintCost']).toMatch(
      /^7 /,
    );
  });

  it.each(['nobody may go under minus 4', 'never below minus four'])('lie below nothing: %s', (rule) => {
    const file = { ...kennel, numbers: { ...kennel.numbers, lowest: '-10 | hours below nothing' } };
    const { numbers } = takeNumbers(file, [rule], saidFacts(rule).figures).file;
    expect(numbers).toEqual({ ...file.numbers, lowest: '-4 | hours below nothing' });
  });

  it('draw the line where the text draws it', () => {
    const dueFor = (words: string) =>
      takeNumbers(kennel, [words], saidFacts(words).figures).file.things?.['pets']?.fields['due'];
    expect(dueFor('pets not visited for more than 14 days')).toContain('> visitDays');
    expect(dueFor('pets not visited for 14 days or longer')).toContain('>= visitDays');
  });
});

describe('figures that mean something else', () => {
  const grants: CaseFile = {
    task: ['request-and-approval'],
    say: [],
    name: 'Grants',
    headline: 'Ask for it',
    lead: 'Who asks for how much.',
    numbers: { secondFrom: '500 | second approval, above', maxGrant: '1500 | at most per project, up to' },
    things: {
      projects: {
        one: 'project',
        many: 'projects',
        fields: { name: 'text!', amount: 'money(1..9000)!', again: 'yes-no := amount >= secondFrom' },
        samples: [['Bench', 300]],
      },
    },
    rules: [{ on: 'projects', never: 'amount > maxGrant', says: 'At most {maxGrant}.' }],
    pages: [{ title: 'Start', parts: [{ list: 'projects' }] }],
  };
  const taken = (rules: readonly string[], text: string) =>
    takeNumbers(grants, rules, saidFacts(text).figures).file;

  it('are not the limit of an amount where they measure a text', () => {
    const text = 'every project has a summary of at most 1,200 characters';
    expect(taken(['at most 1,200 characters … project'], text).numbers).toEqual(grants.numbers);
  });

  it('are the amount from which another one approves, and no limit', () => {
    const text = 'Up to £250 the team leader approves; above that a partner has to approve too.';
    const { numbers, things } = taken(['Up to £250 … approves'], text);
    expect(numbers).toEqual({ ...grants.numbers, secondFrom: '250 | second approval, above' });
    expect(things?.['projects']?.fields['again']).toContain('amount > secondFrom');
  });

  it('are the most where they end a range', () => {
    const { numbers } = taken([], 'a project may ask for $500 to $5,500');
    expect(numbers?.['maxGrant']).toMatch(/^5500 /);
  });
});

describe('a stay that is paid by the night', () => {
  const text = 'Cat hotel in the hills, 18 € per night';

  it('costs as many nights as lie between its days, and its last day is free again', () => {
    const { things, rules } = inNights(kennel, text);
    expect(things?.['stays']?.fields['length']).toBe('number := days(starts, ends) | Nights');
    expect(rules?.map(({ never }) => never)).toContain(
      'any(other stays where pet = this.pet and starts < this.ends and ends > this.starts)',
    );
    expect(rules?.[0]?.never).toBe('ends <= starts');
    expect(things?.['stays']?.fields['ends']).toBe('date! = +1 | Until');
  });

  it('is one of days where the text says so', () => {
    expect(inNights(kennel, 'Tool hire, 18 € per day')).toBe(kennel);
    expect(inNights(kennel, 'rota for night shifts at the kennel')).toBe(kennel);
  });
});

describe('limits that nobody gave', () => {
  const rulesFor = (text: string, isTask: boolean) =>
    withoutUnsaidLimits(kennel, new Map(), { isTask, facts: saidFacts(text) }).rules?.map(({ says }) => says);

  it('refuse nothing in a task, which knows no trade', () => {
    expect(rulesFor('a list of stays', true)).not.toContain('Full with {mostGuests}.');
    expect(rulesFor('a list of stays', false)).toContain('Full with {mostGuests}.');
  });

  it('go from a case where the text speaks of more', () => {
    expect(rulesFor('we have 12 stays to keep', false)).not.toContain('Full with {mostGuests}.');
  });

  it('stay where the text gave their figure', () => {
    const taken = new Map([['mostGuests', 'at most 3 guests']]);
    const { rules } = withoutUnsaidLimits(kennel, taken, {
      isTask: true,
      facts: saidFacts('at most 3 guests'),
    });
    expect(rules).toHaveLength(3);
  });
});

it('notes nothing of a day to come where people write down what happened', () => {
  const plan = planFor(kennel);
  notedAfterwards(plan, kennel);
  const rulesOf = (name: string) =>
    plan.entities.find((one) => one.name === name)?.rules?.map(({ never }) => never);
  expect(rulesOf('visits')).toEqual(['day > today']);
  // A stay may begin tomorrow.
  expect(rulesOf('stays')).not.toContain('starts > today');
  const booked = planFor(kennel);
  notedAfterwards(booked, { task: ['resource-booking'] });
  expect(booked.entities.find(({ name }) => name === 'visits')?.rules ?? []).toEqual([]);
});

it('begins with what everybody begins with', () => {
  const plan = planFor(kennel);
  takeStarts(plan, saidFacts('Each pet gets treats, every treat takes from the 80 points they start with'));
  const points = plan.entities[0]?.fields.find(({ name }) => name === 'points');
  expect(points?.formula).toBe('80 + (0 - treats * hintCost)');
  takeStarts(plan, saidFacts('everyone begins with 3 treats'));
  expect(plan.entities[0]?.fields.find(({ name }) => name === 'treats')?.start).toBe(3);
});

it.each(['hay and vet we split by four', 'costs are shared equally between us', 'we divide the bill evenly'])(
  'gives everybody the same part: %s',
  (text) => {
    const plan = planFor(kennel);
    takeEqualShares(plan, saidFacts(text));
    const payers = plan.entities.find(({ name }) => name === 'payers');
    expect(payers?.samples.map((sample) => sample['share'])).toEqual([25, 25, 25, 25]);
  },
);

it('leaves the parts as they are where nobody speaks of equal ones', () => {
  const plan = planFor(kennel);
  takeEqualShares(plan, saidFacts('we share the dog and pay by use'));
  expect(plan.entities.at(-1)?.samples[0]?.['share']).toBe(60);
});
