import type { RequestParts } from '../wire/write-request.ts';

export interface Attack {
  readonly name: string;
  readonly method: RequestParts['method'];
  readonly path: string;
  readonly json?: unknown;
}

const encoded = encodeURIComponent;

/** What one client can send to make a database work; the hostile client goes around them. */
export const attacks: readonly Attack[] = [
  {
    name: 'expression with references back',
    method: 'GET',
    path: `/rest/v1/bench_notes?body=match.${encoded('(.+)(.+)(.+)(.+)\\4\\3\\2\\1')}`,
  },
  {
    name: 'two tables in each other',
    method: 'GET',
    path: '/rest/v1/apps?select=id,builds(id,apps(id,builds(id,apps(id,builds(id)))))',
  },
  {
    name: 'pattern with many wildcards',
    method: 'GET',
    path: `/rest/v1/bench_notes?body=ilike.${encoded('%a'.repeat(90))}&select=id`,
  },
  {
    name: 'pattern with far too many wildcards',
    method: 'GET',
    path: `/rest/v1/bench_notes?body=like.${encoded('%a_'.repeat(2_000))}`,
  },
  {
    name: 'order by an expression over many rows',
    method: 'GET',
    path: '/rest/v1/bench_notes?select=id,body&order=body.desc,id.asc&offset=15000&limit=1000',
  },
  {
    name: 'aggregates over many rows',
    method: 'GET',
    path: '/rest/v1/bench_notes?select=body,id.max(),id.min(),id.avg(),count()&order=body&limit=1000',
  },
  {
    name: 'expression over many rows, counted',
    method: 'GET',
    path: `/rest/v1/bench_notes?select=id&body=imatch.${encoded('^(a|b|ab)*(x|y|note)+ .*[0-9]{3,9}$')}&limit=1`,
  },
  { name: 'slow function', method: 'GET', path: '/rest/v1/rpc/bench_count?high=100000000000' },
  {
    name: 'slow function by POST',
    method: 'POST',
    path: '/rest/v1/rpc/bench_count',
    json: { high: 100_000_000_000 },
  },
];
