import type { Block, BlockNeed, Fitted } from '../engine/block.ts';
import { type ActionSpec, type AppSpec, type EntitySpec, specVersion } from '../engine/spec/app-spec.ts';

const titles = ['Harbour lamp', 'Walnut desk', 'Copper kettle', 'Linen curtain', 'Oak shelf', 'Glass vase'];
const categories = ['Alpha', 'Beta', 'Gamma'];
const statuses = ['Open', 'In progress', 'Done'];
const owners = ['Maya Torres', 'Daniel Okafor', 'Hana Sato'];

/** The entity that blocks may name in their examples. */
const things: EntitySpec = {
  name: 'things',
  one: 'Thing',
  many: 'Things',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    { name: 'description', label: 'Description', kind: 'long-text' },
    { name: 'category', label: 'Category', kind: 'choice', options: categories },
    { name: 'status', label: 'Status', kind: 'choice', options: statuses },
    { name: 'amount', label: 'Amount', kind: 'number' },
    { name: 'price', label: 'Price', kind: 'money' },
    { name: 'date', label: 'Date', kind: 'date' },
    { name: 'start', label: 'Start', kind: 'moment' },
    { name: 'rating', label: 'Rating', kind: 'rating' },
    { name: 'owner', label: 'Owner', kind: 'text' },
    { name: 'image', label: 'Image', kind: 'image' },
    { name: 'tags', label: 'Tags', kind: 'tags' },
  ],
  detail: { path: '/things', edit: true, related: [] },
  samples: titles.map((title, index) => ({
    title,
    description: `${title}, made by hand and kept in good order.`,
    category: categories[index % 3] ?? '',
    status: statuses[index % 3] ?? '',
    amount: 3 + index * 4,
    price: 19.5 + index * 12,
    date: `+${index + 1}`,
    start: `+${index + 1} ${String(9 + index).padStart(2, '0')}:30`,
    rating: 3 + (index % 3),
    owner: owners[index % 3] ?? '',
    tags: index % 2 === 0 ? ['new', 'home'] : ['home'],
  })),
};

/** The page on which the example of a block stands, when it is not alone in its app. */
export function pathOfBlock(id: string): string {
  return `/try-${id}`;
}

/** What a description that is about things would ask of a block. */
function needOf(block: Block): BlockNeed {
  const [text = block.title] = block.words;
  return { subject: 'things', text, details: [], entity: things, entities: [things] };
}

/** What a block makes of such a description; undefined when it serves another kind. */
export function fitToThings(block: Block): Fitted<Record<string, unknown>> | undefined {
  return block.fit(needOf(block));
}

/** What blocks need beside them. Of two with the same name the first stays and gets the fields that it lacks. */
function needed(blocks: readonly Block[]): { entities: EntitySpec[]; actions: ActionSpec[] } {
  const entities = new Map([[things.name, things]]);
  const actions = new Map<string, ActionSpec>();
  for (const fitted of blocks.map(fitToThings)) {
    for (const entity of fitted?.entities ?? []) {
      const known = entities.get(entity.name);
      const lacking = entity.fields.filter(({ name }) => !known?.fields.some((field) => field.name === name));
      entities.set(
        entity.name,
        known === undefined ? entity : { ...known, fields: [...known.fields, ...lacking] },
      );
    }
    for (const action of fitted?.actions ?? []) actions.set(action.id, action);
  }
  return { entities: [...entities.values()], actions: [...actions.values()] };
}

/**
 * The smallest app that shows the examples of some blocks: the first on the start page, each of the others on a page
 * of its own, and a page of the things they may name.
 */
export function appOfBlocks(blocks: readonly Block[]): AppSpec {
  return {
    version: specVersion,
    name: 'Try it out',
    tagline: 'One part at work',
    kind: 'tool',
    language: 'en',
    theme: { background: '#f5f0e6', component: '#1f5f5b', character: 'studio', layout: 'topbar' },
    accounts: 'none',
    roles: [],
    ...needed(blocks),
    pages: [
      ...blocks.map((block, index) => ({
        id: `try-${block.id}`,
        path: index === 0 ? '/' : pathOfBlock(block.id),
        title: 'Try it here',
        lead: 'The example of this part.',
        nav: index === 0,
        sections: [{ id: block.id, block: block.id, props: block.example }],
      })),
      {
        id: 'things',
        path: '/things',
        title: 'All the things',
        nav: true,
        sections: [{ id: 'thing-list', block: 'records', props: { entity: 'things' } }],
      },
    ],
    trace: [],
    notes: [],
  };
}
