import { type Row, type TableDouble, tableDouble } from './table-double.ts';

/** How the line to the double is at the moment. */
export type Line =
  | 'up'
  /** Nothing gets through. */
  | 'down'
  /** The server does what is asked, and its answer is lost. */
  | 'answers-lost'
  | 'broken'
  | 'busy'
  | 'signed-out';

export interface DataApiDouble extends Pick<TableDouble, 'rows' | 'writes' | 'readOnly' | 'change'> {
  line: Line;
  /** Every request that came through. */
  readonly asked: string[];
  /** Refuses what it answers a text for. */
  refuse: ((row: Row, method: string) => string | undefined) | undefined;
  forgetKeys(): void;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

interface Kept {
  request: string;
  status: number;
  body: string;
}

const reused = '{"code":"idempotency_key_reused","message":"This key was used for another request."}';

/** The part of the data API that the outbox uses, on one table: versions, conditions and idempotency keys. */
export function dataApiDouble(key: string, defaults: Row = {}): DataApiDouble {
  const table = tableDouble(key, defaults);
  const kept = new Map<string, Kept>();

  function answer(url: string, { method = 'GET', headers, body }: RequestInit): Response {
    const { searchParams } = new URL(url, 'http://double.test');
    double.asked.push(`${method} ${url}`);
    if (method === 'GET') return json(200, JSON.stringify(table.read(searchParams)));
    const id = new Headers(headers).get('idempotency-key') ?? '';
    const request = JSON.stringify([method, url, body]);
    const before = kept.get(id);
    if (before !== undefined)
      return before.request === request ? json(before.status, before.body) : json(422, reused);
    const given = typeof body === 'string' ? (JSON.parse(body) as Row) : {};
    const refusal = double.refuse?.(given, method);
    if (refusal !== undefined) return json(400, JSON.stringify({ code: '23514', message: refusal }));
    const done = table.write(method, searchParams, given);
    const text = JSON.stringify(done.body);
    if (done.status < 300) kept.set(id, { request, status: done.status, body: text });
    return json(done.status, text);
  }

  const double: DataApiDouble = {
    rows: table.rows,
    writes: table.writes,
    readOnly: table.readOnly,
    change: table.change,
    line: 'up',
    asked: [],
    refuse: undefined,
    forgetKeys: () => kept.clear(),
    async fetch(url, init) {
      switch (double.line) {
        case 'down':
          throw new TypeError('Failed to fetch');
        case 'broken':
          return json(500, '{"code":"internal","message":"Something went wrong on our side."}');
        case 'busy':
          return json(503, '{"code":"PGRST003","message":"busy"}', { 'retry-after': '1' });
        case 'signed-out':
          return json(401, '{"code":"invalid_token","message":"Sign in again."}');
        case 'answers-lost':
          answer(url, init);
          throw new TypeError('Failed to fetch');
        default:
          return answer(url, init);
      }
    },
  };
  return double;
}

function json(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
}
