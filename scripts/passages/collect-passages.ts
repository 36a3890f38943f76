import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutMarkdown } from '../../src/ask/passages/cut-markdown.ts';
import type { Passage, SourceKind } from '../../src/ask/passages/passage.ts';
import { brand } from '../../src/kernel/brand.ts';
import { splitFrontMatter } from '../../src/kernel/front-matter.ts';
import { askedAs } from './asked-as.ts';
import { deskPassages } from './desk-passages.ts';
import { libraryPassages } from './library-passages.ts';
import { numbered } from './numbered.ts';
import { placePassages } from './place-passages.ts';

interface TextFolder {
  readonly folder: string;
  readonly kind: SourceKind;
  /** The address of a text by the name of its file. */
  readonly address: (slug: string) => string;
  /** Texts that share one page are opened at their own place there, whatever headings they have. */
  readonly sharesPage?: true;
}

/** Where the texts of `content` are read. */
const folders: readonly TextFolder[] = [
  { folder: 'blog', kind: 'article', address: (slug) => `/blog/${slug}` },
  { folder: 'support', kind: 'help', address: (slug) => `/support#${slug}`, sharesPage: true },
  { folder: 'docs', kind: 'guide', address: (slug) => `/docs/${slug.replace('ai-os-', 'ai-os/')}` },
  { folder: 'legal', kind: 'legal', address: (slug) => `/${slug}` },
];

/** Everything that is shipped with the product and that people may ask about, as passages. */
export async function collectPassages(root: string): Promise<Passage[]> {
  const texts = folders.flatMap((folder) => textPassages(join(root, 'content', folder.folder), folder));
  const passages = numbered([
    ...texts,
    ...(await deskPassages()),
    ...(await placePassages(root)),
    ...libraryPassages(),
  ]);
  const asked = askedAs(root);
  // The first passage of an address has the address as its id.
  return passages.map((passage) => {
    const questions = asked.get(passage.id);
    return questions === undefined ? passage : { ...passage, asked: questions };
  });
}

function textPassages(path: string, { kind, address, sharesPage }: TextFolder): Omit<Passage, 'id'>[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => {
      const { values, body } = splitFrontMatter(readFileSync(join(path, name), 'utf8'), []);
      const page = address(name.replace(/\.md$/, ''));
      const title = named(values.get('title') ?? '');
      const words = named((values.get('keywords') ?? '').replaceAll(/[[\]]/g, ''));
      const description = named(values.get('description') ?? '');
      return cutMarkdown(body).map(({ section, anchor, text }, at) => ({
        source: {
          kind,
          title,
          address: anchor === '' || sharesPage === true ? page : `${page}#${anchor}`,
        },
        section: named(section),
        // The description is the short answer to what the title asks.
        text: at === 0 ? `${description}\n${named(text)}` : named(text),
        ...(words === '' ? {} : { words }),
      }));
    });
}

/** A text with the product's name, as this build has it. */
function named(text: string): string {
  return text.replaceAll(/\{\{brand(?:\.(\w+))?\}\}/g, (whole, member: string | undefined) => {
    const value = Object.entries(brand).find(([name]) => name === (member ?? 'name'))?.[1];
    return typeof value === 'string' ? value : whole;
  });
}
