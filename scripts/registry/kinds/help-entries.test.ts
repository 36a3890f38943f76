import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { helpEntries } from './help-entries.ts';

const good = `---
title: How do I leave {{brand}}?
description: Press the button.
category: account
keywords: [delete, erase]
---
Press the button.
`;

function emitted(text: string) {
  return helpEntries.emit(virtualTree({ 'content/support/leave.md': text }));
}

describe('help entries', () => {
  it('keeps what a list and a search need', () => {
    const { files, faults } = emitted(good);
    expect(faults).toEqual([]);
    expect(files[0]?.path).toBe('src/catalog/help.gen.ts');
    expect(files[0]?.text).toContain(
      '{ slug: "leave", title: "How do I leave " + brand.name + "?", description: "Press the button.", category: "account", keywords: ["delete","erase"] },',
    );
  });

  it.each([
    ['a shelf that does not exist', good.replace('account', 'attic'), 'category: “attic” is not one of'],
    ['missing other words', good.replace(/keywords.*\n/, ''), 'keywords: missing.'],
    [
      'a field of articles',
      good.replace('keywords', 'date: 2026-01-01\nkeywords'),
      'date: not a field of a help',
    ],
  ])('names file and field of %s', (_, text, fault) => {
    const { faults } = emitted(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`content/support/leave.md: ${fault}`);
  });
});
