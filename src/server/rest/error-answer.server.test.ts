import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { KoraError } from '../../kernel/errors.ts';
import { toPostgrestError } from './error-answer.server.ts';
import { csvToJson } from './parse-csv.ts';

function fault(code: string, more: { message?: string; detail?: string } = {}): pg.DatabaseError {
  const error = new pg.DatabaseError(more.message ?? 'said the database', 0, 'error');
  return Object.assign(error, { code, detail: more.detail });
}

describe('errors', () => {
  it.each([
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['22P02', 400],
    ['25006', 405],
    ['42P01', 404],
    ['42883', 404],
    ['42P17', 500],
    ['40001', 409],
    ['53300', 503],
    ['P0001', 400],
    ['PT409', 409],
    ['PT999', 400],
    ['XX000', 500],
  ])('%s is %i', (code, status) => {
    expect(toPostgrestError(fault(code), true)).toMatchObject({ status, code, message: 'said the database' });
  });

  it('say what to do about a request that was stopped, however it was', () => {
    const late = new Error('Query read timeout');
    for (const error of [fault('57014'), fault('53200'), new KoraError('timed_out'), late]) {
      expect(toPostgrestError(error, true)).toMatchObject({
        status: 422,
        code: '57014',
        hint: expect.stringContaining('fewer rows') as string,
      });
    }
  });

  it('are no fault of ours when the connection broke', () => {
    const broken = Object.assign(new Error('The thread ended.'), { code: 'ECONNRESET' });
    expect(toPostgrestError(broken, true)).toMatchObject({ status: 503, code: 'PGRST001' });
  });

  it('ask nobody to sign in and tell somebody that they may not', () => {
    expect(toPostgrestError(fault('42501'), true)).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
    expect(toPostgrestError(fault('42501'), false).status).toBe(403);
  });

  it('keep to themselves what is not of the database', () => {
    const hidden = toPostgrestError(new TypeError('x of undefined in /secret/path'), true);
    expect([hidden.status, JSON.stringify(hidden.body())]).toEqual([
      500,
      expect.not.stringContaining('secret'),
    ]);
    expect(toPostgrestError(new KoraError('database_busy', { retryAfter: 2 }), true)).toMatchObject({
      status: 503,
      code: 'PGRST003',
      headers: { 'retry-after': '2' },
    });
  });

  it('written by a function must be whole', () => {
    expect(toPostgrestError(fault('PGRST', { message: '{}', detail: 'x' }), true)).toMatchObject({
      status: 500,
      code: 'PGRST121',
    });
  });
});

describe('CSV', () => {
  it('reads quotes, empty fields and the last line with or without its end', () => {
    expect(csvToJson('a,b\n"x ""y"", z",\r\nNULL,2')).toEqual({
      columns: ['a', 'b'],
      rows: 2,
      json: '[{"a":"x \\"y\\", z","b":""},{"a":null,"b":"2"}]',
    });
    expect(() => csvToJson('a,b\n1')).toThrow('same number of fields');
    expect(() => csvToJson('a\n"open')).toThrow('invalid CSV');
    expect(() => csvToJson('')).toThrow('invalid CSV');
  });
});
