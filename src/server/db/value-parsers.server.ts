import pg from 'pg';

/**
 * Both engines speak through `pg`, so a value has one shape in the whole server:
 * bigint is a number while it fits, a date without a time stays text, everything else is pg's default.
 */
const { builtins } = pg.types;

function parseBigint(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

const own = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  [builtins.DATE, (text) => text],
]);

export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      const parser = own.get(oid);
      if (parser !== undefined) return parser;
    }
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
