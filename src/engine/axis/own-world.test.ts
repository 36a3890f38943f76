import { describe, expect, it } from 'vitest';
import { planOfLists } from '../../testing/plan-of-lists.ts';
import { saidFacts } from '../facts/said-facts.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { keepAxes } from './keep-axes.ts';
import { inOwnWorld } from './own-world.ts';

const text = (name: string, label = name): EntitySpec['fields'][number] => ({ name, label, kind: 'text' });

function samplesOf(said: string, entity: EntitySpec) {
  return inOwnWorld(planOfLists([entity]), saidFacts(said)).entities[0]?.samples;
}

describe('people of one’s own', () => {
  const stories: EntitySpec = {
    name: 'stories',
    one: 'Story',
    many: 'Stories',
    title: 'title',
    fields: [text('title'), text('child', 'Told to')],
    samples: [
      { title: 'The whale', child: 'Ida' },
      { title: 'The fox', child: 'Jonte' },
    ],
  };
  const pets: EntitySpec = {
    name: 'pets',
    one: 'Dog',
    many: 'Dogs',
    title: 'name',
    fields: [text('name')],
    samples: [{ name: 'Bruno' }, { name: 'Ziggy' }],
  };

  it('stand in the place of those of the case', () => {
    expect(samplesOf('bedtime stories. My daughter Wren is 5', stories)).toEqual([
      { title: 'The whale', child: 'Wren' },
      { title: 'The fox', child: 'Wren' },
    ]);
    expect(samplesOf('walks with my dog Bruno', pets)).toEqual([{ name: 'Bruno' }]);
    expect(samplesOf('bedtime stories', stories)).toEqual(stories.samples);
  });

  it('are told of where nothing else names them', () => {
    const { tagline } = inOwnWorld(
      planOfLists([pets]),
      saidFacts('a mood diary for my daughter Wren, she is 7'),
    );
    expect(tagline).toBe('A plan · For Wren');
  });
});

describe('another setting', () => {
  const hosts: EntitySpec = {
    name: 'hosts',
    one: 'Host',
    many: 'Hosts',
    title: 'name',
    fields: [text('name'), text('note')],
    samples: [
      { name: 'Joan Ridley', note: 'boiler' },
      { name: 'Tess Harlow', note: 'class 3b' },
      { name: 'Head teacher' },
    ],
  };

  it.each(['visitor book at the gate of our factory', 'visitors of our hospital', 'who comes to the office'])(
    'is left at “%s”',
    (said) => {
      const samples = samplesOf(said, hosts);
      expect(JSON.stringify(samples)).not.toMatch(/teacher|class/);
      expect(samples).toHaveLength(3);
      expect(samples?.[0]).toEqual({ name: 'Joan Ridley', note: 'boiler' });
    },
  );

  it.each(['visitor book of our school', 'who came to see us'])('stays with “%s”', (said) => {
    expect(samplesOf(said, hosts)).toEqual(hosts.samples);
  });
});

it('pays in the money of the countries that were named', () => {
  const lands: EntitySpec = {
    name: 'lands',
    one: 'Country',
    many: 'Countries',
    title: 'name',
    fields: [
      text('name'),
      text('money', 'Currency'),
      { name: 'rate', label: 'One unit at home buys', kind: 'number' },
    ],
    samples: [
      { name: 'Vietnam', money: 'dong', rate: 27000 },
      { name: 'Laos', money: 'kip', rate: 23500 },
    ],
  };
  const spendings: EntitySpec = {
    name: 'spendings',
    one: 'Spending',
    many: 'Spendings',
    title: 'what',
    fields: [
      text('what'),
      { name: 'local', label: 'In local money', kind: 'number' },
      { name: 'land', label: 'Country', kind: 'reference', to: 'lands', required: true },
      { name: 'cost', label: 'Cost', kind: 'money', formula: 'round(local / land.rate, 2)' },
    ],
    samples: [{ what: 'Dorm in Hanoi', local: 270_000, land: 'lands-1' }],
  };
  const { entities } = keepAxes(
    planOfLists([spendings, lands]),
    saidFacts('backpacking through Peru, Bolivia and Chile, all in euros'),
  );
  expect(entities.map(({ samples }) => samples)).toEqual([
    [{ what: 'Dorm', local: 40, land: 'lands-1' }],
    [
      { name: 'Peru', money: 'sol', rate: 4 },
      { name: 'Bolivia', money: 'boliviano', rate: 7.5 },
      { name: 'Chile', money: 'peso', rate: 1100 },
    ],
  ]);
});
