import { expect, it } from 'vitest';
import { saidFacts } from '../facts/said-facts.ts';
import { type AppSpec, specVersion } from '../spec/app-spec.ts';
import { tellFacts } from './tell-facts.ts';

const plain: AppSpec = {
  version: specVersion,
  name: 'Chores',
  tagline: 'All chores',
  kind: 'case',
  language: 'en',
  theme: { background: '#ffffff', component: '#000000', character: 'studio', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  entities: [
    {
      name: 'chores',
      one: 'Chore',
      many: 'Chores',
      title: 'title',
      fields: [
        { name: 'title', label: 'Title', kind: 'text' },
        { name: 'assignee', label: 'Who', kind: 'text' },
        { name: 'pay', label: 'Pay', kind: 'money' },
      ],
      samples: [
        { title: 'Sweep', assignee: 'Anna Keller', pay: 2 },
        { title: 'Dust', assignee: 'Luis Ortega', pay: 3 },
      ],
    },
  ],
  actions: [],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Home',
      nav: true,
      sections: [
        {
          id: 'home-contact-form-1',
          block: 'contact-form',
          props: { entity: 'chores', points: [{ kind: 'phone', value: '+1 555 010 0199' }] },
        },
      ],
    },
  ],
  trace: [],
  notes: [],
};

function toldBy(text: string) {
  const spec = tellFacts(plain, saidFacts(text));
  const tables = spec.pages[0]?.sections.filter(({ block }) => block === 'facts') ?? [];
  const rows = tables.flatMap(({ props }) => props['rows'] as { label: string; text: string }[]);
  return { spec, rows: rows.map(({ label, text: says }) => `${label}: ${says}`) };
}

it('tells what has no other place in the app', () => {
  const { spec, rows } = toldBy(
    'Lunch club, Handsworth. Members 48, deposit £4.50, closed Mondays. Librarian is Edith.',
  );
  expect(rows).toEqual(['Monday: Closed', 'Deposit: £4.50', 'Librarian: Edith']);
  expect(spec).toMatchObject({ currency: '£', tagline: 'All chores · Handsworth' });
  // The contact form has the place.
  expect(JSON.stringify(spec.pages)).toContain('"value":"Handsworth"');
});

it('names those of whom the text speaks in the examples', () => {
  const { spec, rows } = toldBy('chores for my kids Mila 11 and Jonas 9');
  expect(spec.entities[0]?.samples.map(({ assignee }) => assignee)).toEqual(['Mila', 'Jonas']);
  expect(rows).toEqual([]);
});

it.each([
  'water meters of a house with six flats',
  'an escape game with 5 rooms',
  'bedtime stories for my daughter Wren',
  'chores of my sons Tom and Ben',
  'walks with my dog Bruno',
  'gym log for me and my brother Luis',
])('has no line that laughs at “%s”', (text) => {
  expect(toldBy(text).rows).toEqual([]);
});

it('tells the visitors of a site how many there are', () => {
  const text = 'site of our guest house with 7 rooms';
  const site: AppSpec = {
    ...plain,
    reading: { text, spans: [], arcs: [], tasks: [{ id: 'small-business-site', sure: 0.9 }] },
  };
  expect(JSON.stringify(tellFacts(site, saidFacts(text)).pages)).toContain('{"label":"Rooms","text":"7"}');
});

it('leaves the dash before names out of what they are', () => {
  expect(toldBy('three groups of swimmers - Sharks, Dolphins, Turtles').rows).toEqual([
    'Swimmers: Sharks, Dolphins, Turtles',
  ]);
});

it('gives nobody a number that nobody said', () => {
  expect(JSON.stringify(toldBy('a list of chores').spec)).not.toContain('555');
  expect(JSON.stringify(toldBy('chores, call 020 7946 0018').spec)).toContain('020 7946 0018');
});

it('says nothing twice', () => {
  expect(toldBy('each chore pays 3 €').rows).toEqual([]);
});
