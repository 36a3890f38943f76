import { readResource } from '../../../src/catalog/resources/read-resource.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';
import { recordFile, type TextRecord } from '../text-records.ts';

const folder = 'content/resources';
const generated = 'src/catalog/resources.gen.ts';

const interfaceText = `/** What lists and searches need of a resource; its text comes with its page. */
export interface ResourceFacts {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly kind: string;
  readonly jobs: readonly string[];
  readonly formats: readonly string[];
  /** What else people call it. */
  readonly words: readonly string[];
  /** The page of the product that does the same by asking and reckoning. */
  readonly opens?: string;
}`;

function readFacts(slug: string, text: string, faults: string[]): TextRecord {
  const { resource, faults: own } = readResource(text);
  faults.push(...own);
  const { body: _, opens, ...facts } = resource;
  return { slug, ...facts, ...(opens === undefined ? {} : { opens }) };
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names);
  const records = names.map((slug) => {
    const path = `${folder}/${slug}.md`;
    const own: string[] = [];
    const record = readFacts(slug, tree.read(path), own);
    faults.push(...own.map((fault) => `${path}: ${fault}`));
    return record;
  });
  const file = { path: generated, interfaceText, type: 'ResourceFacts', name: 'resources' };
  return { files: [recordFile(file, records)], faults };
}

/** What the Resource Team has: a file for each. */
export const resources: Kind = {
  name: 'resources',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md'),
  emit,
};
