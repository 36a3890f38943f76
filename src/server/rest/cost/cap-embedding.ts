import { limits } from '../../../kernel/limits.ts';
import { resolveEmbedding } from '../schema-cache/resolve-embedding.ts';
import { isToOne, type SchemaCache, type Table } from '../schema-cache/schema-cache.ts';
import type { ReadNode } from '../syntax/query.ts';
import { tooMuch } from './check-query.ts';

/** Where a table stands among those that it is embedded in. */
interface Path {
  /** As clients call it; for the schema cache's messages. */
  name: string;
  table: Table | undefined;
  tables: readonly Table[];
  /** Rows of this table that the whole answer may be expected to hold. */
  rows: number;
  /** Lists within lists, this one included. */
  lists: number;
  /** How clients name it in parameters such as `a.b.limit`. */
  prefix: string;
}

/**
 * What embedding costs is the product of the rows at every level. A list that says its `limit` counts with it, one that
 * does not with what lists usually hold. A table that comes again below itself meets the same rows again and again,
 * and counts with much more. What is expected above `limits.rest.expectedRows` is refused. The lists that are not
 * refused are cut all the same, the deeper the shorter.
 */
export function capEmbedding(
  cache: SchemaCache,
  root: ReadNode,
  { name, table, maxRows }: { name: string; table: Table | undefined; maxRows: number },
): void {
  if (root.select.every(({ kind }) => kind === 'field')) return;
  const rows = Math.min(root.limit ?? maxRows, maxRows);
  const tables = table === undefined ? [] : [table];
  capBelow(cache, root, { name, table, tables, rows, lists: 0, prefix: '' }, maxRows);
}

function capBelow(cache: SchemaCache, node: ReadNode, path: Path, maxRows: number): void {
  for (const item of node.select) {
    if (item.kind === 'field') continue;
    const relationship = resolveEmbedding(cache, path.table, path.name, item.name, item.hint);
    const { target } = relationship;
    const below: Path = {
      name: target.name,
      table: target,
      tables: [...path.tables, target],
      rows: path.rows,
      lists: path.lists,
      prefix: `${path.prefix}${item.alias ?? item.name}.`,
    };
    if (!isToOne(relationship)) {
      below.lists++;
      const most = Math.min(maxRows, limits.rest.listRows[below.lists - 1] ?? 0);
      if (most === 0)
        throw tooMuch(
          `More than ${limits.rest.listRows.length} lists of embedded rows within each other`,
          'Ask for the innermost rows in a request of their own.',
        );
      const asked = item.node.limit === undefined ? undefined : Math.min(item.node.limit, most);
      const isAgain = path.tables.includes(target);
      below.rows *= asked ?? (isAgain ? limits.rest.expectedAgain : limits.rest.expectedInList);
      item.node.limit = asked ?? most;
    }
    if (below.rows > limits.rest.expectedRows)
      throw tooMuch(
        `The embedded rows multiply to ${below.rows}, and ${limits.rest.expectedRows} are taken`,
        `Set limits, such as limit=20 and ${below.prefix}limit=20, or ask for the innermost rows in a request of their own.`,
      );
    capBelow(cache, item.node, below, maxRows);
  }
}
