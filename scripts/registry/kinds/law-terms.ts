import { readLawTerms } from '../../../src/catalog/law/read-law-terms.ts';
import { splitFrontMatter } from '../../../src/kernel/front-matter.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';
import { recordFile, type TextRecord } from '../text-records.ts';

const folder = 'content/law';
const generated = 'src/catalog/law-terms.gen.ts';

const interfaceText = `/** What lists and searches need of an entry; the rest is in the file of its letter. */
export interface LawTermFacts {
  readonly slug: string;
  readonly term: string;
  readonly subjects: readonly string[];
  /** Other names and spellings. */
  readonly also: readonly string[];
  /** The first sentence of the definition. */
  readonly about: string;
}`;

/** Up to the end of the first sentence; a sign within, such as that of “v.”, ends none. */
function firstSentence(text: string): string {
  return /^.*?(?<!\b\p{L}{1,2})[.!?](?=\s+[A-Z“(]|$)/su.exec(text)?.[0] ?? text;
}

function readLetter(path: string, tree: Tree, faults: string[]): TextRecord[] {
  const own: string[] = [];
  const { body } = splitFrontMatter(tree.read(path), own);
  const read = readLawTerms(body);
  faults.push(...[...own, ...read.faults].map((fault) => `${path}: ${fault}`));
  return read.terms.map(({ slug, term, subjects, also, definition }) => ({
    slug,
    term,
    subjects,
    also,
    about: firstSentence(definition[0] ?? ''),
  }));
}

function slugsOf(path: string, tree: Tree): string[] {
  return readLetter(path, tree, []).map(({ slug }) => String(slug));
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names, /^[a-z]$/);
  const records = names.flatMap((name) => readLetter(`${folder}/${name}.md`, tree, faults));
  const file = { path: generated, interfaceText, type: 'LawTermFacts', name: 'lawTerms' };
  return { files: [recordFile(file, records)], faults };
}

/** The entries of the law dictionary: a file for each letter, many entries in each. */
export const lawTerms: Kind = {
  name: 'law terms',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md').flatMap((name) => slugsOf(`${folder}/${name}.md`, tree)),
  emit,
};
