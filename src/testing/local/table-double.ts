export type Row = Record<string, unknown>;

interface TableAnswer {
  status: number;
  body: unknown;
}

/** One table of the data API in memory. */
export interface TableDouble {
  readonly rows: Map<string, Row>;
  /** Changes that took place, in their order. */
  readonly writes: string[];
  /** Rows that the person may read and not change: row security then finds nothing to change, and says no more. */
  readonly readOnly: Set<string>;
  read(parameters: URLSearchParams): Row[];
  write(method: string, parameters: URLSearchParams, body: Row): TableAnswer;
  /** Somebody else changes a row. */
  change(key: string, changes: Row): void;
}

const duplicate = {
  status: 409,
  body: { code: '23505', message: 'duplicate key value violates a unique constraint' },
};

/** `defaults` are the columns that the database fills in. */
export function tableDouble(key: string, defaults: Row): TableDouble {
  const rows = new Map<string, Row>();
  const writes: string[] = [];
  const readOnly = new Set<string>();
  let clock = 0;
  const stamp = () => `2026-01-01T00:00:00.${String(++clock).padStart(6, '0')}+00:00`;

  function insert(body: Row): TableAnswer {
    const name = String(body[key]);
    if (rows.has(name)) return duplicate;
    const row = { ...defaults, ...body, updated_at: stamp() };
    rows.set(name, row);
    writes.push(`insert ${name}`);
    return { status: 201, body: [row] };
  }

  function update(row: Row, body: Row): Row {
    const next = { ...row, ...body, updated_at: stamp() };
    rows.set(String(row[key]), next);
    writes.push(`update ${String(row[key])}`);
    return next;
  }

  function remove(row: Row): Row {
    rows.delete(String(row[key]));
    writes.push(`remove ${String(row[key])}`);
    return row;
  }

  return {
    rows,
    writes,
    readOnly,
    read(parameters) {
      const limit = Number(parameters.get('limit') ?? Number.POSITIVE_INFINITY);
      const inOrder = [...matching(rows, parameters)].toSorted((one, other) =>
        String(one[key]) < String(other[key]) ? -1 : 1,
      );
      return inOrder.slice(0, limit);
    },
    write(method, parameters, body) {
      if (method === 'POST') return insert(body);
      const found = matching(rows, parameters).filter((row) => !readOnly.has(String(row[key])));
      return {
        status: 200,
        body: found.map((row) => (method === 'PATCH' ? update(row, body) : remove(row))),
      };
    },
    change(name, changes) {
      rows.set(name, { ...defaults, [key]: name, ...rows.get(name), ...changes, updated_at: stamp() });
    },
  };
}

function matching(rows: ReadonlyMap<string, Row>, parameters: URLSearchParams): Row[] {
  const conditions = [...parameters].filter(([name]) => !['select', 'order', 'limit'].includes(name));
  return [...rows.values()].filter((row) =>
    conditions.every(([name, text]) => {
      const [operator = '', ...rest] = text.split('.');
      const value = String(row[name]);
      return operator === 'gt' ? value > rest.join('.') : value === rest.join('.');
    }),
  );
}
