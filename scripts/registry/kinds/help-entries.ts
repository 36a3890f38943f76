import { helpCategories } from '../../../src/catalog/help-categories.ts';
import { FieldReader, splitFrontMatter } from '../../../src/kernel/front-matter.ts';
import { brandFaults } from '../brand-text.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';
import { recordFile, type TextRecord } from '../text-records.ts';

const folder = 'content/support';
const generated = 'src/catalog/help.gen.ts';

const interfaceText = `export interface HelpEntry {
  readonly slug: string;
  /** The question, in the words of the person who asks. */
  readonly title: string;
  /** The short answer. */
  readonly description: string;
  readonly category: string;
  /** What else people call it. */
  readonly keywords: readonly string[];
}`;

function readEntry(slug: string, text: string, faults: string[]): TextRecord {
  const { values } = splitFrontMatter(text, faults);
  if (faults.length > 0) return { slug };
  const fields = new FieldReader(values, faults);
  fields.only(['title', 'description', 'category', 'keywords'], 'a help entry');
  const category = fields.text('category');
  if (category !== '' && !helpCategories.some(({ id }) => id === category))
    faults.push(`category: “${category}” is not one of src/catalog/help-categories.ts.`);
  faults.push(...brandFaults(text));
  return {
    slug,
    title: fields.text('title'),
    description: fields.text('description'),
    category,
    keywords: fields.list('keywords'),
  };
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names);
  const records = names.map((slug) => {
    const path = `${folder}/${slug}.md`;
    const own: string[] = [];
    const record = readEntry(slug, tree.read(path), own);
    faults.push(...own.map((fault) => `${path}: ${fault}`));
    return record;
  });
  const file = { path: generated, interfaceText, type: 'HelpEntry', name: 'helpEntries' };
  return { files: [recordFile(file, records)], faults };
}

export const helpEntries: Kind = {
  name: 'help entries',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md'),
  emit,
};
