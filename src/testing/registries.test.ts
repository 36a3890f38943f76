import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../scripts/registry/kind.ts';
import { kinds } from '../../scripts/registry/kinds.ts';
import { readTree } from '../../scripts/registry/read-tree.ts';

const root = resolve(import.meta.dirname, '../..');

/** How an item of each kind says its own name; pages have none but their address. */
const ownName: Readonly<Record<string, (item: never) => string>> = {
  functions: (contract: { name: string }) => contract.name,
  tables: (table: { name: string }) => table.name,
  jobs: (entry: { job: { name: string } }) => entry.job.name,
  collections: (collection: { name: string }) => collection.name,
  agents: (entry: { agent: { slug: string } }) => entry.agent.slug,
  builders: (entry: { builder: { slug: string } }) => entry.builder.slug,
  tools: (tool: { slug: string }) => tool.slug,
  blocks: (block: { id: string }) => block.id,
  games: (entry: { game: { id: string } }) => entry.game.id,
  articles: (article: { slug: string }) => article.slug,
  courses: (course: { slug: string }) => course.slug,
  'help entries': (entry: { slug: string }) => entry.slug,
  subjects: (subject: { slug: string }) => subject.slug,
  'law terms': (term: { slug: string }) => term.slug,
  resources: (resource: { slug: string }) => resource.slug,
  cases: (one: { id: string }) => one.id,
  tasks: (task: { id: string }) => task.id,
};

/** Kinds whose items have no name of their own: the library is texts by path, things and drawings are lists by file. */
const nameless = new Set(['pages', 'library', 'things', 'drawings']);

describe.each(kinds)('registry of $name', (kind) => {
  it('lists every item once', async () => {
    const items = await itemsOf(kind);
    expect(items).toHaveLength(kind.names(readTree(root, [kind])).length);
    expect(new Set(items).size).toBe(items.length);
  });
});

it.each(Object.entries(ownName))('%s call themselves what their file is called', async (name, nameOf) => {
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`There is no kind ${name}.`);
  const items = await itemsOf(kind);
  expect(items.map((item) => nameOf(item as never))).toEqual(kind.names(readTree(root, [kind])));
});

it('knows how the items of every kind that has names say them', () => {
  expect(Object.keys(ownName).toSorted()).toEqual(
    kinds
      .map((kind) => kind.name)
      .filter((name) => !nameless.has(name))
      .toSorted(),
  );
});

async function itemsOf(kind: Kind): Promise<unknown[]> {
  const path = join(root, kind.generated[0] ?? '');
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  const list = module[kind.name] ?? module['contracts'] ?? module['helpEntries'] ?? module['lawTerms'];
  return Object.values(list ?? {});
}
