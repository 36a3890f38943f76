import { expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { resources } from './resources.ts';

const text = `---
title: Packing list
about: What to take along.
kind: checklist
jobs: [families]
formats: [docx, pdf]
words: holiday, suitcase
---
Tick what is in.

- [ ] Passport
`;

it('keeps what lists need, and leaves the text to the page', () => {
  const { files, faults } = resources.emit(virtualTree({ 'content/resources/packing.md': text }));
  expect(faults).toEqual([]);
  expect(files[0]?.path).toBe('src/catalog/resources.gen.ts');
  expect(files[0]?.text).toContain(
    '{ slug: "packing", title: "Packing list", about: "What to take along.", kind: "checklist", jobs: ["families"], formats: ["docx","pdf"], words: ["holiday","suitcase"] },',
  );
});

it('names the file of a fault', () => {
  const tree = virtualTree({ 'content/resources/packing.md': text.replace('checklist', 'poster') });
  expect(resources.emit(tree).faults).toEqual([
    'content/resources/packing.md: kind: “poster” is not one of template, checklist, worksheet, glossary, guide.',
  ]);
});
