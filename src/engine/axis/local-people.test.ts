import { expect, it } from 'vitest';
import { planOfLists } from '../../testing/plan-of-lists.ts';
import { saidFacts } from '../facts/said-facts.ts';
import { allCountries } from '../knowledge/countries.ts';
import { peopleOf } from '../knowledge/people-of-countries.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { amongLocalPeople } from './local-people.ts';

const members: EntitySpec = {
  name: 'members',
  one: 'Member',
  many: 'Members',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'phone', label: 'Phone', kind: 'phone' },
    { name: 'note', label: 'Note', kind: 'long-text' },
  ],
  samples: [
    { name: 'Korbinian Maier', phone: '+49 151 1', note: 'Comes with Frau Dr Annemarie Vogt' },
    { name: 'Frau Dr Annemarie Vogt', phone: '+49 151 2', note: '' },
    { name: 'Café Zentral', phone: '+49 151 3', note: '' },
  ],
};
const loans: EntitySpec = {
  name: 'loans',
  one: 'Loan',
  many: 'Loans',
  title: 'piece',
  fields: [
    { name: 'piece', label: 'Piece', kind: 'text' },
    { name: 'who', label: 'Who', kind: 'text' },
  ],
  samples: [{ piece: 'Oboe', who: 'Korbinian Maier' }],
};

function samplesFor(text: string) {
  const plan = amongLocalPeople(planOfLists([members, loans]), saidFacts(text));
  return plan.entities.map(({ samples }) => samples.map((one) => Object.values(one).join('|')));
}

it('calls people as they are called where the app is used, the same one everywhere', () => {
  const [people = [], lent = []] = samplesFor('uniforms of our marching band (Lubbock TX)');
  expect(people[0]).toBe('Tanya Hernandez|+1 555 0111|Comes with Dr Marcus Johnson');
  expect(people[1]).toMatch(/^Dr Marcus Johnson\|\+1 555/);
  expect(people[2]).toMatch(/^Café Zentral\|/);
  expect(lent).toEqual(['Oboe|Tanya Hernandez']);
});

it.each([
  ['a parish in Co. Mayo', 'Aoife Byrne'],
  ['uniforms in a small Austrian town', 'Resi Gruber'],
  ['Zejtun Racing Club, Malta – results', 'Marija Borg'],
])('knows the country of “%s”', (text, name) => {
  expect(samplesFor(text)[0]?.[0]).toContain(name);
});

it('leaves everybody as they are where no country is told, or they were named', () => {
  expect(samplesFor('uniforms of our band')[0]?.[0]).toContain('Korbinian Maier');
  expect(samplesFor('Korbinian Maier lends uniforms in Leeds')[0]?.[0]).toContain('Korbinian Maier');
});

it('knows people of most countries, ten each', () => {
  const known = allCountries().flatMap(({ name }) => peopleOf(name) ?? []);
  expect(known.length).toBeGreaterThan(80);
  for (const { given, family } of known)
    expect([new Set(given).size, new Set(family).size]).toEqual([10, 10]);
});
