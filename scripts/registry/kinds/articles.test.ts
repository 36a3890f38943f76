import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { articles } from './articles.ts';

const good = `---
title: "Offline first: why"
description: What it gives.
date: 2026-02-28
tags: [offline, design]
audience: operators
---
## Heading

Two words — and more.
`;

function emitted(text: string) {
  return articles.emit(virtualTree({ 'content/blog/why.md': text }));
}

describe('articles', () => {
  it('keeps the front matter and the number of words, not the body', () => {
    const { files, faults } = emitted(good);
    expect(faults).toEqual([]);
    expect(files[0]?.path).toBe('src/catalog/articles.gen.ts');
    expect(files[0]?.text).toContain(
      '{ slug: "why", title: "Offline first: why", description: "What it gives.", date: "2026-02-28", tags: ["offline","design"], audience: "operators", words: 5 },',
    );
  });

  it('keeps the day of a later change where there is one', () => {
    const { files, faults } = emitted(good.replace('tags:', 'updated: 2026-03-01\ntags:'));
    expect(faults).toEqual([]);
    expect(files[0]?.text).toContain('updated: "2026-03-01"');
  });

  it('leaves the name of the product to the brand module', () => {
    const { files } = emitted(good.replace('What it gives.', 'What {{brand}} gives.'));
    expect(files[0]?.text).toContain('description: "What " + brand.name + " gives."');
    expect(files[0]?.text).toContain("import { brand } from '../kernel/brand.ts';");
    expect(emitted(good).files[0]?.text).not.toContain('import { brand }');
  });

  it('reads files with Windows line ends', () => {
    expect(emitted(good.replaceAll('\n', '\r\n')).faults).toEqual([]);
  });

  it.each([
    ['no front matter', '# Hi\n', 'front matter: start the file'],
    ['an open end', '---\ntitle: x\n', 'front matter: start the file'],
    ['a missing title', good.replace(/title.*\n/, ''), 'title: missing.'],
    ['a missing description', good.replace(/description.*\n/, 'description:\n'), 'description: missing.'],
    ['a missing audience', good.replace(/audience.*\n/, ''), 'audience: missing.'],
    ['a day that does not exist', good.replace('02-28', '02-30'), 'date: expected a day such as'],
    ['a date in words', good.replace('2026-02-28', 'May 5'), 'date: expected a day such as'],
    ['a change before the start', good.replace('tags:', 'updated: 2026-02-27\ntags:'), 'updated: before'],
    ['tags without brackets', good.replace('[offline, design]', 'offline'), 'tags: expected a list'],
    ['an empty tag', good.replace('[offline, design]', '[offline,]'), 'tags: expected a list'],
    ['an open quotation', good.replace('why"', 'why'), 'title: the quotation marks do not match.'],
    ['an unknown field', good.replace('tags:', 'author: me\ntags:'), 'author: not a field of an article.'],
    ['a line that is no field', good.replace('tags:', 'oops\ntags:'), 'front matter: “oops” is not'],
    ['an unknown placeholder', good.replace('Two', '{{brand.nmae}}'), '{{brand.nmae}}: not known'],
  ])('names file and field of %s', (_, text, fault) => {
    const { faults } = emitted(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`content/blog/why.md: ${fault}`);
  });
});
