import { expect, it } from 'vitest';
import { partsOfMarkdown } from './parts-of-markdown.ts';

it('makes a part of each heading, and tables of tables', () => {
  const text = `How to use it, **briefly** & well.

## Before
- [ ] Keys
- [x] Meter *read*
  - twice

1. First
2. Second

| Room | State |
| --- | --- |
| Hall | \`good\` |

> Said so.

## After
See [the page](https://example.org/).
`;
  expect(partsOfMarkdown(text, 'Inventory')).toEqual([
    {
      kind: 'document',
      title: 'Inventory',
      blocks: [{ kind: 'text', text: 'How to use it, briefly & well.' }],
    },
    {
      kind: 'document',
      title: 'Before',
      blocks: [
        { kind: 'list', items: ['☐ Keys', '☑ Meter read', '– twice'] },
        { kind: 'list', items: ['First', 'Second'], numbered: true },
      ],
    },
    {
      kind: 'table',
      title: 'Before',
      columns: [
        { key: 'c0', label: 'Room', as: 'text' },
        { key: 'c1', label: 'State', as: 'text' },
      ],
      rows: [{ c0: 'Hall', c1: 'good' }],
    },
    { kind: 'document', title: 'Before', blocks: [{ kind: 'quote', text: 'Said so.' }] },
    {
      kind: 'document',
      title: 'After',
      blocks: [{ kind: 'text', text: 'See the page (https://example.org/).' }],
    },
  ]);
});
