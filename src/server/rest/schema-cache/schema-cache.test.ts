import { describe, expect, it } from 'vitest';
import { sampleCache, tableOf } from '../../../testing/rest/sample-cache.ts';
import type { Database, Tx } from '../../db/database.ts';
import { openSchemaCache } from './open-schema-cache.server.ts';
import { resolveEmbedding } from './resolve-embedding.ts';
import { resolveRoutine } from './resolve-routine.ts';
import { readViewColumns } from './view-columns.ts';

const cache = sampleCache();

describe('relationships', () => {
  it('are found by table, key and column, and through a junction', () => {
    const books = tableOf(cache, 'books');
    const find = (name: string, hint?: string) =>
      resolveEmbedding(cache, books, 'books', name, hint).cardinality;
    expect(find('author_id')).toBe('many-to-one');
    expect(find('books_author')).toBe('many-to-one');
    expect(find('authors', 'author_id')).toBe('many-to-one');
    expect(find('authors', 'loans')).toBe('many-to-many');
    expect(find('loans')).toBe('one-to-many');
    expect(() => find('authors')).toThrow('more than one relationship');
    expect(() => find('author')).toThrow('Could not find a relationship');
  });

  it('lead both ways through a junction', () => {
    const authors = tableOf(cache, 'authors');
    expect(resolveEmbedding(cache, authors, 'authors', 'books', 'loans')).toMatchObject({
      kind: 'junction',
      junction: { name: 'loans' },
      target: { name: 'books' },
    });
  });
});

describe('functions', () => {
  it('are chosen by the names of their arguments', () => {
    expect(resolveRoutine(cache, 'public', 'twice', ['n'], 'json')).toMatchObject({ takesWholeBody: false });
    expect(resolveRoutine(cache, 'public', 'whole', ['x'], 'json')).toMatchObject({ takesWholeBody: true });
    expect(() => resolveRoutine(cache, 'public', 'twice', [], 'json')).toThrow('without parameters');
    expect(() => resolveRoutine(cache, 'public', 'nameless', [''], 'json')).toThrow('Could not find');
    expect(cache.computedFields.get(tableOf(cache, 'books'))?.has('title_length')).toBe(true);
  });
});

describe('columns of a view', () => {
  it('are read from the outermost list of its rule', () => {
    const rule =
      '({QUERY :rtable ({RTE :subquery {QUERY :targetList ({TARGETENTRY :expr {VAR :varno 1} :resno 1 :resname inner :ressortgroupref 0 :resorigtbl 9 :resorigcol 9 :resjunk false})}}) ' +
      ':targetList ({TARGETENTRY :expr {VAR :varno 1} :resno 1 :resname a\\ b :ressortgroupref 0 :resorigtbl 16 :resorigcol 2 :resjunk false} ' +
      '{TARGETENTRY :expr {CONST} :resno 2 :resname c :ressortgroupref 0 :resorigtbl 0 :resorigcol 0 :resjunk false} ' +
      '{TARGETENTRY :expr {VAR} :resno 3 :resname d :ressortgroupref 0 :resorigtbl 16 :resorigcol 4 :resjunk true})})';
    expect([...readViewColumns(rule)]).toEqual([[1, { oid: 16, number: 2 }]]);
  });
});

describe('the held cache', () => {
  /** Counts how often the catalogue is read; every reading finds it empty. */
  function countingDatabase(): { database: Database; readings(): number; fail(on: boolean): void } {
    let readings = 0;
    let failing = false;
    const tx = { query: async () => ({ rows: [], count: 0 }) } as unknown as Tx;
    const database = {
      async tx(_role: string, _claims: object, work: (tx: Tx) => Promise<unknown>) {
        readings++;
        if (failing) throw new Error('away');
        return work(tx);
      },
    } as unknown as Database;
    return { database, readings: () => readings, fail: (on) => (failing = on) };
  }

  it('is read once for all who ask, and again only when it is old enough to be doubted', async () => {
    let time = 10_000;
    const { database, readings } = countingDatabase();
    const holder = openSchemaCache(database, ['public'], () => time);
    const [first] = await Promise.all([holder.current(), holder.current()]);
    expect(readings()).toBe(1);
    expect(await holder.renewed(first)).toBeUndefined();
    time += 60_000;
    const [second, third] = await Promise.all([holder.renewed(first), holder.renewed(first)]);
    expect(second).not.toBe(first);
    expect(third).toBeDefined();
    expect(readings()).toBe(2);
    await holder.reload();
    expect(readings()).toBe(3);
  });

  it('is tried again after a reading that failed', async () => {
    const { database, fail } = countingDatabase();
    const holder = openSchemaCache(database, ['public']);
    fail(true);
    await expect(holder.current()).rejects.toThrow('away');
    fail(false);
    await expect(holder.current()).resolves.toMatchObject({ schemas: ['public'] });
  });
});
