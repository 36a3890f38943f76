/** Where a column of a view comes from: the table or view and the number of the column there. */
export interface ColumnOrigin {
  oid: number;
  number: number;
}

const entry =
  /:resno (\d+) :resname (?:[^ \\]|\\.)+ :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk (true|false)\}/y;

/**
 * Reads the origins of a view's columns from its stored rule. Only the entries of the outermost target list
 * count, which are the ones two braces deep; deeper ones belong to subqueries.
 */
export function readViewColumns(rule: string): Map<number, ColumnOrigin> {
  const origins = new Map<number, ColumnOrigin>();
  let depth = 0;
  for (let at = 0; at < rule.length; at++) {
    const character = rule.charAt(at);
    if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === ':' && depth === 2 && rule.startsWith(':resno ', at)) {
      entry.lastIndex = at;
      const found = entry.exec(rule);
      if (found === null || found[4] === 'true' || found[2] === '0') continue;
      origins.set(Number(found[1]), { oid: Number(found[2]), number: Number(found[3]) });
    }
  }
  return origins;
}
