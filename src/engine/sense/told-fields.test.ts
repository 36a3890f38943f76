import { describe, expect, it } from 'vitest';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { saidFields } from './said-fields.ts';
import { saidOptions } from './said-options.ts';
import { saidRequired } from './said-required.ts';
import { saidScales } from './said-scales.ts';
import { toldOptions } from './told-options.ts';
import { toldProperties } from './told-properties.ts';
import { toldRequired } from './told-required.ts';

function entityOf(
  name: string,
  one: string,
  fields: FieldSpec[],
  samples: EntitySpec['samples'] = [],
): EntitySpec {
  return { name, one, many: `${one}s`, title: fields[0]?.name ?? 'name', fields, samples };
}

const named: FieldSpec = { name: 'name', label: 'Name', kind: 'text', required: true };

function planOf(text: string, entities: EntitySpec[], more: Partial<AppSpec> = {}): AppSpec {
  return {
    version: 1,
    name: 'Plan',
    tagline: 'Plan',
    kind: 'list',
    language: 'en',
    theme: { background: '#ffffff', component: '#336699', character: 'ledger', layout: 'topbar' },
    accounts: 'none',
    roles: [],
    entities,
    actions: [],
    pages: [
      {
        id: 'home',
        path: '/',
        title: 'Home',
        nav: true,
        sections: entities.map(({ name }) => ({
          id: `list-${name.toLowerCase()}`,
          block: 'records',
          props: { entity: name, can: { create: true, edit: true } },
        })),
      },
    ],
    trace: [],
    reading: { text, spans: [], arcs: [], tasks: [] },
    notes: [],
    ...more,
  };
}

describe('what a text says must be given', () => {
  it.each([
    ['No booking without a driving licence number.', ['driving licence number'], 'booking', ''],
    ['Without a phone number you cannot send it.', ['phone number'], 'you', ''],
    ['A project code is mandatory.', ['project code'], '', ''],
    [
      'The flight number and the weight must be filled in for car seats.',
      ['flight number', 'weight'],
      '',
      'for car seats',
    ],
    ['If mould is chosen, the humidity has to be filled in.', ['humidity'], '', 'If mould is chosen'],
    ['For any deduction an invoice must be attached.', ['invoice'], '', 'For any deduction'],
    ['no emergency phone = no sign up', ['emergency phone'], 'sign up', ''],
    ['Entries lacking the insurance certificate are turned away.', ['insurance certificate'], 'Entries', ''],
    ['Bakers have to list the allergens.', ['allergens'], 'Bakers', ''],
    ['everyone needs emergency contact or they dont start', ['emergency contact'], 'everyone', ''],
    ['phone is a must', ['phone'], '', ''],
  ])('%s', (text, fields, of, condition) => {
    expect(saidRequired(text)[0]).toMatchObject({ fields, of, condition });
  });

  it.each([
    'No microwaves are needed.',
    'Notice has to be given four weeks before the end.',
    'The sum of hours taught per teacher is needed every month.',
    'Members can book a court.',
    'No user accounts are needed.',
  ])('is nothing in “%s”', (text) => {
    expect(saidRequired(text).filter(({ isTail }) => !isTail)).toEqual([]);
  });

  it('is asked for and refused without', () => {
    const spec = toldRequired(
      planOf('A van rental. No booking without a driving licence number.', [
        entityOf('vans', 'Van', [named]),
        entityOf('bookings', 'Booking', [named, { name: 'phone', label: 'Phone', kind: 'phone' }]),
      ]),
    );
    expect(spec.entities[1]?.fields.at(-1)).toMatchObject({
      label: 'Driving licence number',
      required: true,
    });
    expect(spec.entities[0]?.fields).toHaveLength(1);
    expect(specFaults(spec)).toEqual([]);
  });

  it('is a rule where it holds for some only', () => {
    const kind: FieldSpec = { name: 'kind', label: 'Kind', kind: 'choice', options: ['Leak', 'Mould'] };
    const spec = toldRequired(
      planOf('Repairs. If mould is chosen, the humidity has to be filled in.', [
        entityOf('repairs', 'Repair', [named, kind], [{ name: 'Cellar', kind: 'Mould' }]),
      ]),
    );
    const [repairs] = spec.entities;
    expect(repairs?.rules?.[0]?.never).toBe('kind is "Mould" and humidity is empty');
    expect(repairs?.fields.at(-1)?.required).toBeUndefined();
    expect(repairs?.samples[0]?.['humidity']).toBeTruthy();
  });

  it('is asked by the act that brings about the state', () => {
    const state: FieldSpec = {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: ['in training', 'withdrawn'],
      start: 'in training',
    };
    const spec = toldRequired(
      planOf(
        'Dogs in training. If it is withdrawn, the reason has to be stated.',
        [entityOf('dogs', 'Dog', [named, state], [{ name: 'Rex', state: 'in training' }])],
        {
          actions: [
            {
              id: 'withdraw',
              label: 'Withdraw',
              done: 'Done.',
              on: 'dogs',
              does: ['set state = "withdrawn"'],
            },
          ],
        },
      ),
    );
    expect(spec.actions[0]?.form?.[0]).toMatchObject({ label: 'Reason', required: true });
    expect(spec.actions[0]?.does).toEqual(['set state = "withdrawn", reason = ask.reason']);
    expect(specFaults(spec)).toEqual([]);
  });

  it('holds for all that were named', () => {
    const verdict: FieldSpec = {
      name: 'verdict',
      label: 'Verdict',
      kind: 'choice',
      options: ['Safe', 'Repair', 'Destroy'],
    };
    const spec = toldRequired(
      planOf('Ladders\nrepair/destroy: reason', [entityOf('ladders', 'Ladder', [named, verdict])]),
    );
    expect(spec.entities[0]?.rules?.[0]?.never).toBe('verdict in ("Repair", "Destroy") and reason is empty');
  });

  it('takes the colour of a cover for no picture', () => {
    const spec = toldRequired(
      planOf('Theses to bind. The colour of the cover is indispensable.', [
        entityOf('theses', 'Thesis', [named]),
      ]),
    );
    expect(spec.entities[0]?.fields.at(-1)).toMatchObject({ kind: 'text', required: true });
  });

  it('demands nothing where the condition means nothing in the plan', () => {
    const plan = planOf('Bats. From six months on a neutering date has to be entered.', [
      entityOf('cats', 'Cat', [named]),
    ]);
    expect(toldRequired(plan)).toEqual(plan);
  });
});

describe('the values that a text says something has', () => {
  it.each([
    ['Gauge is N, TT, OO, O or garden.', 'Gauge', ['N', 'TT', 'OO', 'O', 'garden']],
    [
      '2.2 Permitted categories: travel, meals, lodging, other.',
      'categories',
      ['travel', 'meals', 'lodging', 'other'],
    ],
    [
      'The voice part is one of soprano, alto, tenor or bass.',
      'voice part',
      ['soprano', 'alto', 'tenor', 'bass'],
    ],
    ['pumpkin, marrow and leek are the classes', 'classes', ['pumpkin', 'marrow', 'leek']],
    [
      'lost things kind: clothes, bottles, toys, other hand out: office',
      'kind',
      ['clothes', 'bottles', 'toys', 'other'],
    ],
  ])('%s', (text, field, options) => {
    expect(saidOptions(text)[0]).toMatchObject({ field, options });
  });

  it('are the choices of the property', () => {
    const spec = toldOptions(
      planOf('A stamp has a country and a condition. Condition can be mint, mounted mint or damaged.', [
        entityOf(
          'stamps',
          'Stamp',
          [named, { name: 'condition', label: 'Condition', kind: 'text' }],
          [{ name: 'Penny black' }],
        ),
      ]),
    );
    expect(spec.entities[0]?.fields[1]).toMatchObject({
      kind: 'choice',
      options: ['Mint', 'Mounted mint', 'Damaged'],
    });
    expect(spec.entities[0]?.samples[0]?.['condition']).toBe('Mint');
  });

  it('are the records where records are called so', () => {
    const spec = toldOptions(
      planOf('Keys of our church. Doors: sacristy, tower, organ loft.', [
        entityOf('doors', 'Door', [named], [{ name: 'Door 1' }, { name: 'Door 2' }]),
      ]),
    );
    expect(spec.entities[0]?.samples.map(({ name }) => name)).toEqual(['Sacristy', 'Tower', 'Organ loft']);
  });

  it('are none where properties are listed', () => {
    const plan = planOf('Tubs: contents, portions, drawer.', [
      entityOf('tubs', 'Tub', [named, { name: 'portions', label: 'Portions', kind: 'number' }]),
    ]);
    expect(toldOptions(plan)).toEqual(plan);
  });
});

describe('what a sentence says is noted of something', () => {
  it.each([
    ['A hive has a number, a type and a yield.', 'hive', ['number', 'type', 'yield']],
    [
      'Dogs are listed with call name, handler and discipline.',
      'Dogs',
      ['call name', 'handler', 'discipline'],
    ],
    ['For each tool we store the inventory number and the donor.', 'tool', ['inventory number', 'donor']],
    ['lending list game: title, players, age loan 3 weeks', 'game', ['title', 'players', 'age']],
  ])('%s', (text, of, fields) => {
    expect(saidFields(text).at(-1)).toMatchObject({ of, fields });
  });

  it('is a property of it, by the words that were said', () => {
    const spec = toldProperties(
      planOf('Every match has a date, a kick-off time and home or away. A lot has a starting price.', [
        entityOf('matches', 'Match', [named, { name: 'day', label: 'Date', kind: 'date' }]),
      ]),
    );
    expect(spec.entities[0]?.fields.map(({ label, kind }) => [label, kind])).toEqual([
      ['Name', 'text'],
      ['Date', 'date'],
      ['Kick-off time', 'time'],
      ['Home or away', 'choice'],
    ]);
    expect(specFaults(spec)).toEqual([]);
  });

  it('gives what is there the name that was said, and nothing twice', () => {
    const spec = toldProperties(
      planOf('A lot has a weight and a starting price.', [
        entityOf('lots', 'Lot', [
          named,
          { name: 'price', label: 'Price', kind: 'money' },
          { name: 'weight', label: 'Weight', kind: 'number' },
        ]),
      ]),
    );
    expect(spec.entities[0]?.fields.map(({ label }) => label)).toEqual(['Name', 'Starting price', 'Weight']);
  });

  it('does not ask a second time whether it is one or the other', () => {
    const plan = planOf('A match has a date and home or away.', [
      entityOf('matches', 'Match', [
        named,
        { name: 'day', label: 'Date', kind: 'date' },
        { name: 'home', label: 'At home', kind: 'yes-no' },
      ]),
    ]);
    expect(toldProperties(plan)).toEqual(plan);
  });

  it('is nothing where states or things are listed', () => {
    const plan = planOf('A trade has offers, swaps and friends.', [entityOf('trades', 'Trade', [named])]);
    expect(toldProperties(plan)).toEqual(plan);
  });
});

describe('bounds of a text', () => {
  it.each([
    ['Sphere may lie between −20 and +20 dioptres.', { least: -20, most: 20, unit: 'dioptres' }],
    ['pour temp 1340 – 1420 °C', { least: 1340, most: 1420, unit: '°C' }],
    ['The craving goes from zero to ten.', { least: 0, most: 10 }],
    ['The electricity need lies between 0 and 16 amperes.', { least: 0, most: 16 }],
    ['Weight from 50 kg up.', { least: 50, unit: 'kg' }],
    ['Distance 150 km at the furthest.', { most: 150, unit: 'km' }],
  ])('%s', (text, scale) => {
    expect(saidScales(text)[0]).toMatchObject(scale);
  });
});
