import { FieldReader, splitFrontMatter } from '../../../src/kernel/front-matter.ts';
import { brandFaults } from '../brand-text.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';
import { recordFile, type TextRecord } from '../text-records.ts';

const folder = 'content/blog';
const generated = 'src/catalog/articles.gen.ts';

const interfaceText = `export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  /** The day of the last change that a reader would notice, where there was one. */
  readonly updated?: string;
  readonly tags: readonly string[];
  /** Whom it was written for. */
  readonly audience: string;
  readonly words: number;
}`;

function readArticle(slug: string, text: string, faults: string[]): TextRecord {
  const { values, body } = splitFrontMatter(text, faults);
  if (faults.length > 0) return { slug };
  const fields = new FieldReader(values, faults);
  fields.only(['title', 'description', 'date', 'updated', 'tags', 'audience'], 'an article');
  const date = fields.date('date');
  const updated = fields.has('updated') ? fields.date('updated') : undefined;
  if (updated !== undefined && updated < date) faults.push('updated: before the date of the article.');
  faults.push(...brandFaults(text));
  return {
    slug,
    title: fields.text('title'),
    description: fields.text('description'),
    date,
    ...(updated === undefined ? {} : { updated }),
    tags: fields.list('tags'),
    audience: fields.text('audience'),
    words: body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  };
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names);
  const records = names.map((slug) => {
    const path = `${folder}/${slug}.md`;
    const own: string[] = [];
    const record = readArticle(slug, tree.read(path), own);
    faults.push(...own.map((fault) => `${path}: ${fault}`));
    return record;
  });
  const file = { path: generated, interfaceText, type: 'Article', name: 'articles' };
  return { files: [recordFile(file, records)], faults };
}

export const articles: Kind = {
  name: 'articles',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md'),
  emit,
};
