import { expect, test } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import type { Block, BlockNeed } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { type EntitySpec, entitySchema } from '../spec/app-spec.ts';
import { hasRoomFor, peopleIn, topicOf } from './domain-words.ts';

const ids = [
  'forum',
  'survey',
  'poll',
  'wizard',
  'payment',
  'wallet',
  'approval',
  'moderation',
  'profile',
  'comments',
  'favorites',
  'assistant',
  'invite',
  'teams',
  'daily',
  'language-switch',
  'feedback',
  'share',
  'friends',
  'auction',
  'donation',
  'checkin',
  'split-expenses',
];

const bare: EntitySpec = {
  name: 'pebbles',
  one: 'Pebble',
  many: 'Pebbles',
  title: 'name',
  fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }],
  samples: [{ name: 'Round one' }, { name: 'Flat one' }, { name: 'Long one' }],
};

const nothing: BlockNeed = { subject: 'app', text: '', details: [], entity: undefined, entities: [] };
const needs: Readonly<Record<string, BlockNeed>> = {
  'nothing known': nothing,
  'a bare entity': { ...nothing, subject: 'beach', text: 'all of it', entity: bare, entities: [bare] },
  'listed details': {
    ...nothing,
    subject: 'beach website',
    details: ['red', 'green', 'red', 'credit cards', 'bank transfers'],
    entity: { ...bare, samples: [] },
    entities: [{ ...bare, samples: [] }],
  },
  'a full app': {
    ...nothing,
    entity: bare,
    entities: Array.from({ length: limits.engine.entities }, (_, index) => ({
      ...bare,
      name: index === 0 ? bare.name : `pebbles${index}`,
    })),
  },
};

const all = new Map(blocks.map((block) => [block.id, block as unknown as Block]));

function entityNames(props: Record<string, unknown>): string[] {
  const named = ['entity', 'topics', 'replies', 'answers'].flatMap((key) => {
    const value = props[key];
    return typeof value === 'string' ? [value] : [];
  });
  return [...named, ...(Array.isArray(props.entities) ? (props.entities as string[]) : [])];
}

for (const id of ids) {
  for (const [name, need] of Object.entries(needs)) {
    test(`${id} fits ${name} or says that it cannot`, () => {
      const block = all.get(id);
      const before = JSON.stringify(need);
      const fitted = block?.fit(need);
      expect(block).toBeDefined();
      expect(JSON.stringify(need)).toBe(before);
      if (fitted === undefined) return;
      expect(block?.props.safeParse(fitted.props).error).toBeUndefined();
      expect(fitted.title).not.toBe('');
      for (const entity of fitted.entities ?? [])
        expect(entitySchema.safeParse(entity).error).toBeUndefined();
      const known = new Set([...need.entities, ...(fitted.entities ?? [])].map((entity) => entity.name));
      expect(known.size).toBeLessThanOrEqual(limits.engine.entities);
      for (const entity of entityNames(fitted.props)) expect(known).toContain(entity);
    });
  }

  test(`the words of ${id} are lower case and asked for once`, () => {
    const words = all.get(id)?.words ?? [];
    expect(words.length).toBeGreaterThan(4);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((phrase) => phrase === phrase.toLowerCase().trim())).toBe(true);
  });
}

test('what an app is about is said without the words for an app', () => {
  expect(topicOf({ ...nothing, subject: 'charity donation website' })).toBe('charity donation');
  expect(topicOf({ ...nothing, subject: 'online platform', entities: [bare] })).toBe('pebble');
  expect(topicOf(nothing)).toBe('this community');
});

test('people come from the records when these name people', () => {
  const students = {
    ...bare,
    name: 'students',
    samples: ['Ada Miles', 'Maya Torres', 'Bo Lind', 'Cy Park'].map((name) => ({ name })),
  };
  expect(peopleIn({ ...nothing, entities: [students] }, 3)).toEqual(['Ada Miles', 'Bo Lind', 'Cy Park']);
  expect(peopleIn({ ...nothing, entities: [bare] }, 2)).toHaveLength(2);
  expect(hasRoomFor({ ...nothing, entities: [bare] }, limits.engine.entities)).toBe(false);
});
