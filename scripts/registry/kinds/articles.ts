import { readFrontMatter } from '../front-matter.ts';
import { bracketed, generatedText, key } from '../generated-text.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

const folder = 'content/blog';
const generated = 'src/catalog/articles.gen.ts';

const interfaceText = `export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly words: number;
}`;

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names);
  const entries: string[] = [];
  for (const slug of names) {
    const path = `${folder}/${slug}.md`;
    const read = readFrontMatter(tree.read(path));
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => `${path}: ${fault}`));
      continue;
    }
    const words = read.body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const article = { slug, ...read.matter, words };
    const members = Object.entries(article).map(([name, value]) => `${key(name)}: ${JSON.stringify(value)}`);
    entries.push(`{ ${members.join(', ')} }`);
  }
  const list = `export const articles: readonly Article[] = ${bracketed('[', entries, ']')};`;
  return { files: [{ path: generated, text: generatedText([], interfaceText, list) }], faults };
}

export const articles: Kind = {
  name: 'articles',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md'),
  emit,
};
