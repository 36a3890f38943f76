import { describe, expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import type { CaseFile } from './case-file.ts';
import { type CasePlan, planOfCase } from './case-plan.ts';
import { onlySaidFacts } from './only-said-facts.ts';
import { isForeign } from './own-texts.ts';
import { takeNumbers } from './said-numbers.ts';
import { takeHours } from './take-said-hours.ts';
import { takeLists } from './take-said-lists.ts';
import { takePrices } from './take-said-prices.ts';
import { inOtherCurrency } from './texts-in-currency.ts';

const boats: CaseFile = {
  task: ['resource-booking'],
  say: [],
  name: 'Boats',
  headline: 'Boats for hire',
  lead: 'Take one out and bring it back.',
  numbers: {
    opens: '8 | opens at',
    closes: '20 | closes at',
    hourPrice: '5 | per hour, an hour, hire price',
    perPerson: '2 | per person, each',
    cleaningDays: '1 | days between',
  },
  things: {
    boats: {
      one: 'boat',
      many: 'boats',
      also: ['canoe'],
      fields: { name: 'text!', colour: 'text', seats: 'number(1..60)', deposit: 'money = 10' },
      samples: [
        ['Heron', 'blue', 2, 10],
        ['Coot', 'red', 3, 10],
      ],
    },
    trips: {
      one: 'trip',
      many: 'trips',
      title: 'who',
      fields: { who: 'text!', boat: '->boats!', start: 'time(08:00..20:00)!' },
      samples: [
        ['Ida Falk', 'Coot', '09:00'],
        ['Bo Lind', 'Heron', '10:00'],
      ],
    },
    guides: {
      one: 'guide',
      many: 'guides',
      fields: { name: 'text!', about: 'text', price: 'money' },
      samples: [
        ['Anna Holm', 'Knows every reed', 30],
        ['Per Dahl', 'Sings', 40],
      ],
    },
  },
  pages: [
    {
      title: 'Lake',
      parts: [
        { use: 'hero', props: { title: 'On the water', links: [{ label: 'Ask', path: '/contact' }] } },
        { hours: { Monday: '10:00–16:00' } },
        { list: 'guides' },
        { use: 'testimonials', props: { items: [] } },
      ],
    },
    { title: 'Contact', parts: [{ facts: { Where: '8 Reed Lane', Phone: '555 0100' } }] },
  ],
};

function planFor(text: string): { plan: CasePlan; titles: (name: string) => unknown[] } {
  const facts = saidFacts(text);
  const plan = planOfCase(takeHours(boats, facts.hours), () => undefined);
  takeLists(plan, boats, facts);
  takePrices(plan, facts);
  const titles = (name: string) => {
    const entity = plan.entities.find((one) => one.name === name);
    return entity?.samples.map((sample) => sample[entity.title]) ?? [];
  };
  return { plan, titles };
}

describe('figures of a text in a case', () => {
  const numbersFor = (text: string, rules: string[] = []) =>
    takeNumbers(boats, rules, saidFacts(text).figures).file.numbers;

  it('takes a price for a price and never for a number of people', () => {
    const numbers = numbersFor('8 euros per hour each for hire', ['8 euros per hour each']);
    expect(numbers?.['hourPrice']).toMatch(/^8 /);
    expect(numbers?.['perPerson']).toMatch(/^2 /);
  });

  it('takes days for days', () => {
    expect(numbersFor('leave 3 days between two hires')?.['cleaningDays']).toMatch(/^3 /);
  });

  it('leaves a figure alone that nothing in the case means', () => {
    expect(numbersFor('the lake is 40 minutes from town')).toEqual(boats.numbers);
  });
});

describe('hours of a text in a case', () => {
  it('are when it opens and closes, and the times that can be chosen', () => {
    const { numbers, things } = takeHours(boats, saidFacts('every day from 9:00 to 18:00').hours);
    expect(numbers).toMatchObject({ opens: '9 | opens at', closes: '18 | closes at' });
    expect(things?.['trips']?.fields['start']).toBe('time(09:00..18:00)!');
  });

  it('move examples into them', () => {
    const { things } = takeHours(boats, saidFacts('open every day from 10:00 to 18:00').hours);
    expect(things?.['trips']?.samples).toEqual([
      ['Ida Falk', 'Coot', '12:00'],
      ['Bo Lind', 'Heron', '10:00'],
    ]);
  });

  it('stay those of the case where the text says none', () => {
    expect(takeHours(boats, undefined)).toBe(boats);
  });
});

describe('names and counts of a text in a case', () => {
  it('has as many boats as there are', () => {
    const { titles } = planFor('we have 4 canoes');
    expect(titles('boats')).toEqual(['Boat 1', 'Boat 2', 'Boat 3', 'Boat 4']);
  });

  it('has the boats that were named with their figures, and trips point to them', () => {
    const { plan, titles } = planFor('boats: Swan 6, Duck 4 and Goose 8');
    expect(titles('boats')).toEqual(['Swan', 'Duck', 'Goose']);
    expect(plan.entities[0]?.samples.map(({ seats }) => seats)).toEqual([6, 4, 8]);
    expect(plan.entities[0]?.samples[0]).not.toHaveProperty('colour');
  });

  it('has the people who were named and no other, of whom nothing is made up', () => {
    const { plan, titles } = planFor('our guides Mila and Jonas');
    expect(titles('guides')).toEqual(['Mila', 'Jonas']);
    expect(plan.entities.find(({ name }) => name === 'guides')?.samples[0]).not.toHaveProperty('about');
  });

  it('takes no limit for a count', () => {
    expect(planFor('at most 4 canoes per group').titles('boats')).toEqual(['Heron', 'Coot']);
  });
});

describe('prices of a text in a case', () => {
  it('are what each record of a field by that name costs', () => {
    const boat = planFor('deposit of 20 €').plan.entities[0];
    expect(boat?.samples.map(({ deposit }) => deposit)).toEqual([20, 20]);
    expect(boat?.fields.find(({ name }) => name === 'deposit')?.start).toBe(20);
  });

  it('leaves out who pays what', () => {
    expect(planFor('prices: adults 28 €, kids 20 €').titles('guides')).toEqual(['Anna Holm', 'Per Dahl']);
  });
});

describe('a site', () => {
  it('shows nothing of its owner that nobody said', () => {
    const { plan } = planFor('website for our boat hire');
    onlySaidFacts(plan, saidFacts('website for our boat hire'));
    expect(JSON.stringify(plan.pages)).not.toMatch(/10:00|Reed Lane|555|testimonials|\/contact/);
    expect(plan.entities.find(({ name }) => name === 'guides')?.samples.map(({ name }) => name)).toEqual([
      'Guide 1',
      'Guide 2',
    ]);
  });

  it('shows the hours and the place that were said', () => {
    const text = 'website for our boat hire at Lake Orvanne, weekdays 7am–3pm';
    const { plan } = planFor(text);
    onlySaidFacts(plan, saidFacts(text));
    expect(JSON.stringify(plan.pages)).toContain('7 am–3 pm');
    expect(JSON.stringify(plan.pages)).toContain('"text":"Lake Orvanne"');
  });
});

it('knows texts that tell of another place', () => {
  expect(isForeign('Cuts and beards in Old Depot Street', 'a barber in Leeds')).toBe(true);
  expect(isForeign('New toys every three weeks', 'a toy library')).toBe(true);
  expect(isForeign('Bread that takes its time', 'a bakery')).toBe(false);
});

it('writes amounts within texts in the currency of the text', () => {
  expect(inOtherCurrency('from 60 € or {fee} €, $5 more', '£')).toBe('from £60 or £{fee}, £5 more');
  expect(inOtherCurrency('95 € each', 'kr')).toBe('95 kr each');
});
