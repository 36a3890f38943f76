import { expect, test } from 'vitest';
import type { Block, BlockNeed } from '../block.ts';
import { blocks } from '../blocks.gen.ts';
import { type EntitySpec, entitySchema } from '../spec/app-spec.ts';

const ids = [
  'hero',
  'highlights',
  'feature-cards',
  'dashboard',
  'stats',
  'chart',
  'report',
  'export-data',
  'calendar',
  'kanban',
  'leaderboard',
  'tracker',
  'compare',
  'recommend',
  'contact-form',
  'gallery',
  'carousel',
  'faq',
  'prose',
  'newsletter',
  'media-player',
  'files',
  'map',
  'live-data',
  'search-all',
  'predict',
  'import-data',
  'pricing',
  'testimonials',
  'timeline',
  'team',
];

const bare: EntitySpec = {
  name: 'pebbles',
  one: 'Pebble',
  many: 'Pebbles',
  title: 'name',
  fields: [{ name: 'name', label: 'Name', kind: 'text', required: true }],
  samples: [{ name: 'Round one' }, { name: 'Flat one' }],
};

const needs: Readonly<Record<string, BlockNeed>> = {
  'nothing known': { subject: 'app', text: '', details: [], entity: undefined, entities: [] },
  'a bare entity': { subject: 'beach', text: 'all of it', details: [], entity: bare, entities: [bare] },
  'an entity without samples': {
    subject: 'beach',
    text: '',
    details: ['red', 'green', 'blue'],
    entity: { ...bare, samples: [] },
    entities: [{ ...bare, samples: [] }],
  },
};

const all = new Map(blocks.map((block) => [block.id, block as unknown as Block]));

function entityNames(props: Record<string, unknown>): string[] {
  const named = typeof props.entity === 'string' ? [props.entity] : [];
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
      expect(block?.props.safeParse(fitted.props).success).toBe(true);
      expect(fitted.title).not.toBe('');
      for (const entity of fitted.entities ?? [])
        expect(entitySchema.safeParse(entity).error).toBeUndefined();
      const known = [...need.entities, ...(fitted.entities ?? [])].map((entity) => entity.name);
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
