import { expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { lawTerms } from './law-terms.ts';

const entry = `---
letter: V
---

## Void
- subjects: contract
- also: null
- related: Voidable

Without any legal effect, as in Smith v. Jones. Nobody needs to set it aside.

**Example.** Noor sells what cannot be sold.

**Sources.** BGB § 134 (Germany).
`;

it('lists each entry with the first sentence of its definition', () => {
  const { files, faults } = lawTerms.emit(virtualTree({ 'content/law/v.md': entry }));
  expect(faults).toEqual([]);
  expect(files[0]?.text).toContain('slug: "void", term: "Void", subjects: ["contract"], also: ["null"]');
  expect(files[0]?.text).toContain('about: "Without any legal effect, as in Smith v. Jones."');
});

it('names the file of an entry that is not whole', () => {
  const broken = entry.replace('**Example.** ', '');
  expect(lawTerms.emit(virtualTree({ 'content/law/v.md': broken })).faults).toEqual([
    'content/law/v.md: Void: it is without an example.',
  ]);
});
