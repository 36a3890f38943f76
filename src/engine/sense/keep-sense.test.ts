import { describe, expect, it } from 'vitest';
import { brokenRule } from '../library/rules/broken-rule.ts';
import { sampleWorlds } from '../proof/sample-world.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { keepSense } from './keep-sense.ts';

type Kind = Partial<EntitySpec> & Pick<EntitySpec, 'name' | 'one' | 'fields'>;

const field = (
  name: string,
  label: string,
  kind: FieldSpec['kind'],
  more: Partial<FieldSpec> = {},
): FieldSpec => ({
  name,
  label,
  kind,
  ...more,
});

/** A plan of these kinds of records, each with a list, as it was told. */
function planOf(text: string, kinds: readonly Kind[], more: Partial<AppSpec> = {}): AppSpec {
  return {
    version: 1,
    name: 'Plan',
    tagline: 'Plan',
    kind: 'list',
    language: 'en',
    theme: { background: '#ffffff', component: '#336699', character: 'ledger', layout: 'topbar' },
    accounts: 'none',
    roles: [],
    entities: kinds.map((kind) => ({
      many: `${kind.one}s`,
      title: kind.fields[0]?.name ?? 'name',
      samples: [],
      ...kind,
    })),
    actions: [],
    pages: [
      {
        id: 'home',
        path: '/',
        title: 'Home',
        nav: true,
        sections: kinds.map(({ name }) => ({
          id: `list-${name.toLowerCase()}`,
          block: 'records',
          props: { entity: name, can: { create: true, edit: true } },
        })),
      },
    ],
    trace: [],
    reading: { text, spans: [], arcs: [], tasks: [] },
    notes: [],
    met: 'some-case',
    ...more,
  };
}

const kindIn = (spec: AppSpec, name: string) => spec.entities.find((one) => one.name === name);
const fieldIn = (spec: AppSpec, name: string, of: string) =>
  kindIn(spec, name)?.fields.find((one) => one.name === of);

/** Why a new record is refused; undefined where it is taken. */
function refusal(spec: AppSpec, things: string, values: Record<string, string | number>): string | undefined {
  const [world] = sampleWorlds(spec, undefined);
  return world === undefined
    ? undefined
    : brokenRule(world, [{ do: 'add', things, id: 'new', values }])?.rule.says;
}

const name = field('name', 'Name', 'text', { required: true });

describe('what is demanded', () => {
  const books: Kind = {
    name: 'books',
    one: 'Book',
    title: 'title',
    fields: [
      field('title', 'Title', 'text', { required: true }),
      field('author', 'Author', 'text', { required: true }),
      field('why', 'Why', 'text'),
      field('pages', 'Pages', 'number', { required: true, min: 20, max: 1500 }),
      field('cover', 'Cover', 'image'),
      field('price', 'Price', 'money', { required: true }),
      field('total', 'Total', 'money', { formula: 'price * 2' }),
    ],
    samples: [{ title: 'Emma', author: 'Jane Austen', pages: 300, price: 8 }],
  };

  it('is what was asked and what something is worked out of', () => {
    const kept = keepSense(planOf('Suggest books: title, author, why', [books]));
    const demanded = kindIn(kept, 'books')?.fields.filter(({ required }) => required === true);
    expect(demanded?.map(({ name: of }) => of)).toEqual(['title', 'author', 'price']);
    expect(specFaults(kept)).toEqual([]);
  });

  it('leaves what nobody spoke of behind what was named', () => {
    const kept = keepSense(planOf('Suggest books: title, author, why', [books]));
    expect(fieldIn(kept, 'books', 'pages')?.more).toBe(true);
    expect(fieldIn(kept, 'books', 'cover')?.more).toBe(true);
    expect(fieldIn(kept, 'books', 'why')?.more).toBeUndefined();
  });

  it('hides nothing where nothing was named', () => {
    const kept = keepSense(planOf('books for our club', [books]));
    expect(kindIn(kept, 'books')?.fields.some(({ more }) => more === true)).toBe(false);
  });
});

describe('states', () => {
  const lessons: Kind = {
    name: 'lessons',
    one: 'Lesson',
    fields: [
      name,
      field('state', 'State', 'choice', { options: ['booked', 'signed', 'lost'], start: 'booked' }),
    ],
    samples: [{ name: 'First', state: 'booked' }],
  };
  const sign = {
    id: 'sign',
    label: 'Sign',
    done: 'Signed.',
    on: 'lessons',
    condition: 'state is "booked"',
    does: ['set state = if(name is "x", "booked", "signed")'],
  };

  it('move on by acts, and only what no act leads to is picked by hand', () => {
    const kept = keepSense(planOf('lessons', [lessons], { actions: [sign] }));
    expect(fieldIn(kept, 'lessons', 'state')?.byActs).toEqual(['booked', 'signed']);
  });

  it('are asked where records would begin as taken', () => {
    const flats: Kind = {
      ...lessons,
      fields: [name, field('state', 'State', 'choice', { options: ['let', 'vacant'], start: 'let' })],
      samples: [],
    };
    const leave = { ...sign, condition: 'state is "let"', does: ['set state = "vacant"'] };
    const kept = keepSense(planOf('lessons', [flats], { actions: [leave] }));
    expect(fieldIn(kept, 'lessons', 'state')?.byActs).toBeUndefined();
  });

  it('are asked where the text speaks of them and no act changes them', () => {
    const kept = keepSense(planOf('lessons with name and state', [lessons]));
    expect(fieldIn(kept, 'lessons', 'state')?.byActs).toBeUndefined();
  });
});

describe('identifiers', () => {
  it.each([
    ['Ewe', 'Ear tag', 'UK 0417', 'There is a ewe with the ear tag {code} already.'],
    ['Car', 'Plate number', 'B-KX 12', 'There is a car with the plate number {code} already.'],
    ['Plot', 'Plot', '12', 'There is a plot {code} already.'],
    ['Team', 'Name', 'Reds', 'There is a team called {code} already.'],
    ['Flat', 'Flat number', '3a', 'There is a flat with the flat number {code} already.'],
  ])('%s: %s is given once', (one, label, value, says) => {
    const kind: Kind = {
      name: 'things',
      one,
      fields: [field('code', label, 'text')],
      samples: [{ code: value }],
    };
    const kept = keepSense(planOf('a list', [kind]));
    expect(refusal(kept, 'things', { code: value.toLowerCase() })).toBe(says);
    expect(refusal(kept, 'things', { code: 'another' })).toBeUndefined();
  });

  it('leaves a plan alone whose samples have the same twice', () => {
    const kind: Kind = {
      name: 'teams',
      one: 'Team',
      fields: [name],
      samples: [{ name: 'Reds' }, { name: 'Reds' }],
    };
    expect(kindIn(keepSense(planOf('a list', [kind])), 'teams')?.rules).toBeUndefined();
  });
});

describe('scales and bounds', () => {
  it.each([
    ['flock book: tag, condition score 1 to 5', 'Condition score', 'number', 1, 5],
    ['knee pain (1-5) after each run', 'Pain', 'text', 1, 5],
    ['patients rate pain out of ten', 'Pain', 'number', 0, 10],
    ['blood sugar value between 2 and 30 mmol', 'Value', 'number', 2, 30],
    ['their age (14 to 19) and school', 'Age', 'number', 14, 19],
    ['teachers give a mark from 1 to 6', 'Mark', 'number', 1, 6],
    ['jurors grade from 1 to 10', 'Score', 'number', 1, 10],
    ['varroa, temper on a scale of 1 to 4', 'Temper', 'text', 1, 4],
  ] as const)('%s', (text, label, kind, min, max) => {
    const one: Kind = {
      name: 'entries',
      one: 'Entry',
      fields: [name, field('value', label, kind)],
      samples: [{ name: 'First', value: kind === 'text' ? 'fine' : 3 }],
    };
    const kept = keepSense(planOf(text, [one]));
    expect(fieldIn(kept, 'entries', 'value')).toMatchObject({ kind: 'number', min, max });
  });

  it.each([
    ['we are open 9 to 5', 'Open'],
    ['lunch costs 8-12 euros', 'Lunch'],
    ['members pay, 20 to 30 come each week', 'Members'],
  ])('takes %s for no scale', (text, label) => {
    const one: Kind = { name: 'entries', one: 'Entry', fields: [name, field('value', label, 'text')] };
    expect(fieldIn(keepSense(planOf(text, [one])), 'entries', 'value')?.kind).toBe('text');
  });

  it.each([
    ['Share', 'percent', { min: 0, max: 100 }],
    ['Price', 'money', { min: 0 }],
    ['Age', 'number', { min: 0, max: 120, whole: true }],
    ['Number of guests', 'number', { min: 0, whole: true }],
    ['Temperature', 'number', { min: undefined }],
    ['Balance', 'money', { min: undefined }],
    ['Growth', 'percent', { min: undefined, max: undefined }],
  ] as const)('%s has what lies in its nature', (label, kind, bounds) => {
    const one: Kind = { name: 'entries', one: 'Entry', fields: [name, field('value', label, kind)] };
    const kept = fieldIn(keepSense(planOf('a list', [one])), 'entries', 'value');
    for (const [key, value] of Object.entries(bounds)) expect(kept?.[key as keyof FieldSpec]).toBe(value);
  });

  it('forgets bounds that only another trade has, and keeps those that were told', () => {
    const one: Kind = {
      name: 'lambs',
      one: 'Lamb',
      fields: [name, field('weight', 'Weight', 'number', { min: 500, max: 9000, unit: 'g' })],
      samples: [{ name: 'A', weight: 4000 }],
    };
    expect(fieldIn(keepSense(planOf('lambs', [one])), 'lambs', 'weight')).toMatchObject({ min: 0.01 });
    expect(fieldIn(keepSense(planOf('lambs of 500 g or more', [one])), 'lambs', 'weight')?.min).toBe(500);
  });
});

describe('how many people', () => {
  it.each([
    ['football, teams between 8 and 11 players', 'Team', 'Number of players', 8, 11],
    ['book a table for 2 to 8 guests', 'Reservation', 'Number of guests', 2, 8],
    ['hall rental, number of people max 120', 'Rental', 'Number of people', 1, 120],
    ['each shift has a date and helpers (2 to 6)', 'Shift', 'Number of helpers', 2, 6],
    ['parish hall: from, to, number of people max 120', 'Parish hall', 'Number of people', 1, 120],
    ['a request for the hut, up to 6 persons', 'Request', 'Number of people', 1, 6],
  ])('%s', (text, one, label, min, max) => {
    const kind: Kind = { name: 'things', one, fields: [name], samples: [{ name: 'First' }] };
    const kept = keepSense(planOf(text, [kind]));
    const asked = kindIn(kept, 'things')?.fields.find((of) => of.label === label);
    expect(asked).toMatchObject({ kind: 'number', min, max, whole: true, required: true });
    expect(kindIn(kept, 'things')?.samples[0]?.[asked?.name ?? '']).toBeGreaterThanOrEqual(min);
  });

  it.each([
    ['book the hut, warn me when more than 2 to 8 guests come', 'Booking'],
    ['a workshop for up to 12 people', 'Workshop'],
  ])('is not asked by %s', (text, one) => {
    const kept = keepSense(planOf(text, [{ name: 'things', one, fields: [name] }]));
    expect(kindIn(kept, 'things')?.fields).toHaveLength(1);
  });
});

describe('what consists of parts', () => {
  const recipes: Kind = { name: 'recipes', one: 'Recipe', fields: [name], samples: [{ name: 'Jota' }] };
  const ingredients: Kind = {
    name: 'ingredients',
    one: 'Ingredient',
    fields: [name, field('recipe', 'Recipe', 'reference', { to: 'recipes', required: true })],
    samples: [{ name: 'Beans', recipe: 'recipes-1' }],
  };

  it.each([
    ['a recipe with ingredients and steps', true],
    ['ingredients for each recipe', true],
    ['every recipe has a list of ingredients', true],
    ['recipes. I buy ingredients on Fridays', false],
  ])('%s', (text, isWhole) => {
    const { parts } = kindIn(keepSense(planOf(text, [recipes, ingredients])), 'recipes') ?? {};
    expect(parts).toEqual(isWhole ? { entity: 'ingredients', link: 'recipe' } : undefined);
  });

  it('is none of what happens later', () => {
    const visits: Kind = { ...ingredients, one: 'Visit' };
    const kept = keepSense(planOf('a recipe with visits', [recipes, visits]));
    expect(kindIn(kept, 'recipes')?.parts).toBeUndefined();
  });
});

describe('days', () => {
  it.each([
    ['Lamb', 'Born', 'date', '2199-01-01', 'Born must not lie in the future.'],
    ['Sighting', 'Date', 'date', '2199-01-01', 'Date must not lie in the future.'],
    ['Bill', 'Paid on', 'date', '2199-01-01', 'Paid on must not lie in the future.'],
    ['Booking', 'Day', 'date', '2001-01-01', 'Day must not lie in the past.'],
    ['Appointment', 'When', 'moment', '2001-01-01T10:00', 'When must not lie in the past.'],
  ] as const)('%s: %s', (one, label, kind, value, says) => {
    const kept = keepSense(
      planOf('a list', [{ name: 'things', one, fields: [name, field('day', label, kind)] }]),
    );
    expect(refusal(kept, 'things', { name: 'New', day: value })).toBe(says);
  });

  it('end after they begin', () => {
    const fields = [name, field('from', 'From', 'date'), field('to', 'To', 'date')];
    const kept = keepSense(planOf('a list', [{ name: 'stays', one: 'Stay', fields }]));
    const refused = refusal(kept, 'stays', { name: 'New', from: '2030-05-02', to: '2030-05-01' });
    expect(refused).toBe('To must not be before from.');
    expect(refusal(kept, 'stays', { name: 'New', from: '2030-05-01', to: '2030-05-03' })).toBeUndefined();
  });
});

describe('who may be new', () => {
  const clients: Kind = {
    name: 'clients',
    one: 'Client',
    fields: [name, field('phone', 'Phone', 'phone', { required: true })],
    samples: [{ name: 'Ida', phone: '+1 555 010' }],
  };
  const barbers: Kind = { name: 'barbers', one: 'Barber', fields: [name], samples: [{ name: 'Al' }] };
  const bookings: Kind = {
    name: 'bookings',
    one: 'Booking',
    fields: [
      field('client', 'Client', 'reference', { to: 'clients', required: true }),
      field('barber', 'Barber', 'reference', { to: 'barbers', required: true }),
    ],
  };

  it('is typed first where visitors book, and offered where an owner writes it down', () => {
    const told = keepSense(planOf('Visitors can book a cut', [clients, barbers, bookings]));
    expect(fieldIn(told, 'bookings', 'client')?.anew).toBe('first');
    expect(fieldIn(told, 'bookings', 'barber')?.anew).toBeUndefined();
    const own = keepSense(planOf('I note who comes', [clients, barbers, bookings]));
    expect(fieldIn(own, 'bookings', 'client')?.anew).toBe('also');
  });
});
