import { describe, expect, it } from 'vitest';
import { planOfLists } from '../../testing/plan-of-lists.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepAxes } from './keep-axes.ts';

function spendings(): EntitySpec {
  return {
    name: 'spendings',
    one: 'Spending',
    many: 'Spendings',
    title: 'what',
    fields: [
      { name: 'what', label: 'What', kind: 'text', required: true },
      { name: 'amount', label: 'Amount', kind: 'money', required: true, min: 0 },
      { name: 'day', label: 'Day', kind: 'date', required: true },
    ],
    samples: [
      { what: 'Soup', amount: 4, day: '-1' },
      { what: 'Bus', amount: 9, day: '0' },
      { what: 'Bed', amount: 20, day: '0' },
    ],
  };
}

function readings(): EntitySpec[] {
  return [
    {
      name: 'readings',
      one: 'Reading',
      many: 'Readings',
      title: 'meter',
      fields: [
        { name: 'meter', label: 'Meter', kind: 'reference', to: 'meters', required: true },
        { name: 'day', label: 'Day', kind: 'date', required: true },
        { name: 'cost', label: 'Cost', kind: 'money', required: true },
      ],
      samples: [
        { meter: 'meters-1', day: '-1', cost: 3 },
        { meter: 'meters-2', day: '-1', cost: 5 },
      ],
    },
    {
      name: 'meters',
      one: 'Meter',
      many: 'Meters',
      title: 'place',
      fields: [
        { name: 'place', label: 'Place', kind: 'text', required: true },
        { name: 'tenant', label: 'Tenant', kind: 'text', required: true },
      ],
      samples: [
        { place: 'Shop', tenant: 'Ilse' },
        { place: 'Attic', tenant: 'Bo' },
      ],
    },
  ];
}

function kept(text: string, spec: AppSpec): AppSpec {
  const next = keepAxes(spec, saidFacts(text));
  expect(specFaults(next)).toEqual([]);
  expect([...brokenSamples(next)]).toEqual([]);
  return next;
}

function entityIn({ entities }: AppSpec, name: string): EntitySpec {
  const found = entities.find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`no ${name} in ${entities.map((one) => one.name).join(', ')}`);
  return found;
}

const titlesOf = ({ samples, title }: EntitySpec) => samples.map((sample) => sample[title]);
const formulaOf = ({ fields }: EntitySpec, name: string) => fields.find((one) => one.name === name)?.formula;

describe('what the plan does not have', () => {
  it.each([
    ['spendings of my kids Tom and Lena', 'kids', ['Tom', 'Lena']],
    ['money spent on our 3 vans', 'vans', ['Van 1', 'Van 2', 'Van 3']],
    ['what we spend, teams Red and Blue', 'teams', ['Red', 'Blue']],
    ['spendings for my dogs Bruno and Ada', 'dogs', ['Bruno', 'Ada']],
    ['spending through Peru, Bolivia and Chile', 'countries', ['Peru', 'Bolivia', 'Chile']],
  ])('comes in for “%s”', (text, name, titles) => {
    const spec = kept(text, planOfLists([spendings()]));
    const axis = entityIn(spec, name);
    expect(titlesOf(axis)).toEqual(titles);
    const link = entityIn(spec, 'spendings').fields.find(({ to }) => to === name);
    expect(link).toMatchObject({ kind: 'reference', required: true });
    // What each comes to, its own page, and its records on the page of each.
    expect(formulaOf(axis, 'totalAmount')).toBe(
      `round(sum(amount of spendings where ${link?.name} = this), 2)`,
    );
    expect(axis.detail?.related).toEqual([{ entity: 'spendings', link: link?.name, title: 'Spendings' }]);
    expect(spec.pages.map(({ title }) => title)).toContain(axis.many);
    const used = new Set(entityIn(spec, 'spendings').samples.map((sample) => sample[link?.name ?? '']));
    expect(used.size).toBe(titles.length);
  });

  it('is asked for by acts that add such records', () => {
    const { actions } = kept(
      'spendings of my kids Tom and Lena',
      planOfLists([spendings()], {
        actions: [
          {
            id: 'spend',
            label: 'Spend',
            done: 'Noted.',
            on: 'spendings',
            form: [{ name: 'amount', label: 'Amount', kind: 'money' }],
            does: ['add spendings with what = what, amount = ask.amount, day = today'],
          },
        ],
      }),
    );
    expect(actions[0]?.form?.map(({ name }) => name)).toEqual(['kid', 'amount']);
    expect(actions[0]?.does).toEqual([
      'add spendings with kid = ask.kid, what = what, amount = ask.amount, day = today',
    ]);
  });

  it('takes the place of a text that named them', () => {
    const entity = spendings();
    entity.fields.push({ name: 'who', label: 'Who', kind: 'text' });
    for (const sample of entity.samples) sample['who'] = 'Marcus Bell';
    const spec = kept('spendings of my kids Tom and Lena', planOfLists([entity]));
    expect(entityIn(spec, 'spendings').fields.find(({ name }) => name === 'who')).toMatchObject({
      to: 'kids',
    });
    expect(JSON.stringify(spec)).not.toContain('Marcus');
  });

  it('takes the place of options that were made of the names', () => {
    const entity = spendings();
    entity.fields.push({ name: 'lake', label: 'Lake', kind: 'choice', options: ['Rotsee', 'Lauerzersee'] });
    const spec = kept('my lakes Rotsee and Lauerzersee, weight per lake', planOfLists([entity]));
    expect(entityIn(spec, 'spendings').fields.filter(({ label }) => label === 'Lake')).toMatchObject([
      { kind: 'reference', to: 'lakes' },
    ]);
  });

  it('has parts of its own where the text says so', () => {
    const spec = kept(
      '3 flats, each with a cold and a hot water meter, cost per flat',
      planOfLists(readings()),
    );
    expect(titlesOf(entityIn(spec, 'meters')).slice(0, 3)).toEqual([
      'Flat 1, cold water',
      'Flat 1, hot water',
      'Flat 2, cold water',
    ]);
    expect(formulaOf(entityIn(spec, 'flats'), 'totalCost')).toBe(
      'round(sum(cost of readings where meter.flat = this), 2)',
    );
    expect(JSON.stringify(spec)).not.toContain('Ilse');
  });
});

/** Meters whose readings never run backwards. */
function dials(): EntitySpec[] {
  return readings().map((entity) =>
    entity.name === 'meters'
      ? {
          ...entity,
          samples: [
            { place: 'Power', tenant: 'Ilse' },
            { place: 'Water', tenant: 'Bo' },
          ],
        }
      : {
          ...entity,
          rules: [
            { never: 'any(other readings where meter = this.meter and day = this.day)', says: 'Read.' },
          ],
        },
  );
}

it.each([
  ['readings of six flats, consumption per flat', ['Flat 1, Power', 'Flat 1, Water', 'Flat 2, Power']],
  [
    'two flats, cold water, hot water and gas, cost per flat',
    ['Flat 1, cold water', 'Flat 1, hot water', 'Flat 1, gas'],
  ],
])('gives each place dials of its own: “%s”', (text, titles) => {
  expect(titlesOf(entityIn(kept(text, planOfLists(dials())), 'meters')).slice(0, 3)).toEqual(titles);
});

it('does not tie what nobody named to what does not happen', () => {
  const crews: EntitySpec = {
    name: 'crews',
    one: 'Crew',
    many: 'Crews',
    title: 'name',
    fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }],
    samples: [{ name: 'The Parrots' }],
  };
  const spec = planOfLists([crews]);
  expect(keepAxes(spec, saidFacts('five rooms in a ship, in each a puzzle'))).toEqual(spec);
});

describe('what the plan has', () => {
  it.each([
    'badges of 24 kids, a page per kid',
    'badges, each kid has some',
    '5 housemates, every housemate pays',
  ])('is not there twice: “%s”', (text) => {
    const scouts: EntitySpec = {
      name: 'scouts',
      one: 'Scout',
      many: 'Scouts',
      title: 'name',
      fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }],
      samples: [{ name: 'Callum' }, { name: 'Isla' }],
    };
    const tries: EntitySpec = {
      name: 'tries',
      one: 'Badge',
      many: 'Badges',
      title: 'scout',
      fields: [
        { name: 'scout', label: 'Scout', kind: 'reference', to: 'scouts', required: true },
        { name: 'begun', label: 'Begun', kind: 'date', required: true },
      ],
      samples: [{ scout: 'scouts-1', begun: '-1' }],
    };
    expect(kept(text, planOfLists([tries, scouts])).entities.map(({ name }) => name)).toEqual([
      'tries',
      'scouts',
    ]);
  });

  it.each([
    ['cost of our 4 pumps', ['Shop', 'Attic', 'Pump 3', 'Pump 4']],
    ['pumps Upstairs and Downstairs', ['Upstairs', 'Downstairs']],
  ])('is as “%s” says', (text, titles) => {
    const pumps = readings().map((entity) =>
      entity.name === 'meters' ? { ...entity, one: 'Pump', many: 'Pumps' } : entity,
    );
    expect(titlesOf(entityIn(kept(text, planOfLists(pumps)), 'meters'))).toEqual(titles);
  });

  it('adds up what it is asked for each', () => {
    const spec = kept('cost per meter place', planOfLists(readings()));
    expect(entityIn(spec, 'meters').fields.some(({ formula }) => formula !== undefined)).toBe(false);
    const pumps = readings().map((entity) =>
      entity.name === 'meters' ? { ...entity, one: 'Water pump', many: 'Water pumps' } : entity,
    );
    const reckoned = kept('2 water pumps, cost per pump', planOfLists(pumps));
    expect(formulaOf(entityIn(reckoned, 'meters'), 'totalCost')).toBe(
      'round(sum(cost of readings where meter = this), 2)',
    );
  });

  it('is left where records bear its name', () => {
    const diplomas = { ...spendings(), title: 'child' };
    diplomas.fields.unshift({ name: 'child', label: 'Child', kind: 'text', required: true });
    const spec = planOfLists([diplomas]);
    expect(keepAxes(spec, saidFacts('every kid gets a diploma'))).toEqual(spec);
  });

  it('is left as the choice that it is', () => {
    const singers = spendings();
    singers.fields.push({ name: 'voice', label: 'Voice', kind: 'choice', options: ['soprano', 'alto'] });
    singers.rules = [{ never: 'voice is "bass"', says: 'No.' }];
    const spec = planOfLists([singers]);
    expect(keepAxes(spec, saidFacts('two voices (soprano, alto), attendance per voice'))).toEqual(spec);
  });

  it('takes names and word where a case only has somebody in their place', () => {
    const teams: EntitySpec = {
      name: 'teams',
      one: 'Team',
      many: 'Teams',
      title: 'name',
      fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }],
      samples: [{ name: 'Team 1' }, { name: 'Team 2' }, { name: 'Team 3' }],
    };
    const scores: EntitySpec = {
      name: 'scores',
      one: 'Score',
      many: 'Scores',
      title: 'who',
      fields: [
        { name: 'who', label: 'Who', kind: 'reference', to: 'teams', required: true },
        { name: 'best', label: 'Best', kind: 'text' },
      ],
      samples: [{ who: 'teams-3', best: 'Team 1' }],
    };
    const spec = kept('darts, players Rob and Moe', planOfLists([teams, scores]));
    expect(entityIn(spec, 'teams')).toMatchObject({ one: 'Player', many: 'Players' });
    expect(titlesOf(entityIn(spec, 'teams'))).toEqual(['Rob', 'Moe']);
    expect(entityIn(spec, 'scores').samples).toEqual([{ who: 'teams-1', best: 'Rob' }]);
    expect(spec.pages[0]?.title).toBe('Players');
  });
});

describe('so much for each', () => {
  it.each([
    ['my kids Tom and Lena get 5 euros a week each', 'leftThisWeek', 'eachWeek', 5],
    ['me and my brother Luis, each of us has 45 euros a day', 'leftToday', 'eachDay', 45],
    ['through Peru and Chile with my sister, 45 euros each per day', 'leftToday', 'eachDay', 45],
    ['my sons Ben and Tim, each 30 euros per month', 'leftThisMonth', 'eachMonth', 30],
  ])('is left of “%s”', (text, field, key, value) => {
    const spec = kept(text, planOfLists([spendings()]));
    const axis = spec.entities.at(-1);
    expect(axis?.fields.find(({ name }) => name === field)).toMatchObject({ kind: 'money' });
    expect(spec.numbers?.[key]?.value).toBe(value);
    // What is left stands on the start page, above what is noted.
    expect(spec.pages[0]?.sections[0]?.props['entity']).toBe(axis?.name);
    expect(entityIn(spec, 'spendings').rules).toBeUndefined();
  });

  it('is refused beyond what is allowed at most', () => {
    const spec = kept('my kids Tom and Lena, at most 50 euros a day each', planOfLists([spendings()]));
    expect(entityIn(spec, 'spendings').rules).toEqual([
      {
        never:
          'kid is not empty and sum(amount of spendings where kid = this.kid and day(day) = day(this.day)) > eachDay',
        says: 'At most {eachDay} amount a day for {kid.name}.',
      },
    ]);
  });

  it('makes a common limit one of all together', () => {
    const plan = planOfLists([spendings()], { numbers: { perDay: { label: 'A day', value: 45 } } });
    plan.pages[0]?.sections.unshift({
      id: 'figures',
      block: 'figures',
      props: { figures: [{ label: 'Left', formula: 'perDay - sum(amount of spendings where day = today)' }] },
    });
    const spec = kept('my kids Tom and Lena, each 45 euros a day', plan);
    expect(JSON.stringify(spec.pages[0]?.sections[0]?.props)).toContain('perDay * count(kids) - sum');
  });
});
