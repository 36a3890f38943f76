import { readSubject } from '../../../src/catalog/topics/read-subject.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';
import { recordFile, type TextRecord } from '../text-records.ts';

const folder = 'content/topics';
const generated = 'src/catalog/subjects.gen.ts';

const interfaceText = `/** What lists and searches need of a subject; its topics are in a file of their own. */
export interface SubjectFacts {
  readonly slug: string;
  readonly title: string;
  readonly area: string;
  readonly about: string;
  /** What else people type for it. */
  readonly words: readonly string[];
  /** The titles of its topics, in order. */
  readonly topics: readonly string[];
  readonly hours: number;
  /** Titles of other subjects whose topics come before some of its own. */
  readonly builds: readonly string[];
}`;

function factsOf(name: string, tree: Tree, faults: string[]): TextRecord {
  const path = `${folder}/${name}.md`;
  const { subject, faults: own } = readSubject(tree.read(path));
  faults.push(...own.map((fault) => `${path}: ${fault}`));
  const { title, area, about, words, topics } = subject;
  const others = topics.flatMap(({ needs }) => needs.map((need) => need.subject ?? title));
  return {
    slug: name,
    title,
    area,
    about,
    words,
    topics: topics.map((topic) => topic.title),
    hours: topics.reduce((sum, topic) => sum + topic.hours, 0),
    builds: [...new Set(others)].filter((other) => other !== title).toSorted(),
  };
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.md');
  const faults = nameFaults(folder, names, /^[a-z][a-z0-9-]*$/);
  const records = names.map((name) => factsOf(name, tree, faults));
  const file = { path: generated, interfaceText, type: 'SubjectFacts', name: 'subjects' };
  return { files: [recordFile(file, records)], faults };
}

/** The subjects that curricula are planned from: a file each, with its topics. */
export const subjects: Kind = {
  name: 'subjects',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.md'),
  emit,
};
