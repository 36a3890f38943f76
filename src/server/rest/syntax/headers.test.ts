import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostgrestError } from '../postgrest-error.ts';
import { chooseFormat, contentTypeOf } from './media-types.ts';
import { parsePreferences } from './parse-preferences.ts';
import { contentRange, parseRange } from './parse-range.ts';

const offer = { plan: false, openapi: false };

describe('Accept', () => {
  it.each([
    [undefined, { kind: 'array', stripped: false }],
    ['*/*', { kind: 'array', stripped: false }],
    ['text/csv', { kind: 'csv' }],
    ['text/csv;q=0.1, application/json', { kind: 'array', stripped: false }],
    ['application/vnd.pgrst.object+json;nulls=stripped', { kind: 'object', stripped: true }],
  ])('%s is answered with %j', (header, format) => {
    expect(chooseFormat(header, offer)).toEqual(format);
  });

  it('shows plans only where they are offered', () => {
    const header = 'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|rm|verbose;';
    expect(() => chooseFormat(header, offer)).toThrow(PostgrestError);
    const format = chooseFormat(header, { ...offer, plan: true });
    expect(format).toEqual({
      kind: 'plan',
      as: 'json',
      options: ['analyze', 'verbose'],
      for: { kind: 'csv' },
    });
    expect(contentTypeOf(format)).toContain('for="text/csv"');
  });
});

describe('Prefer', () => {
  it('takes the first of two and drops what it does not know', () => {
    expect(
      parsePreferences('return=minimal,return=representation, count=exact ,foo, constructor=x'),
    ).toMatchObject({
      returning: 'minimal',
      count: 'exact',
    });
  });

  it('is strict when told so', () => {
    expect(() => parsePreferences('handling=strict,foo=1')).toThrow('handling=strict');
    expect(parsePreferences('handling=strict,max-affected=5')).toMatchObject({ maxAffected: 5 });
  });
});

describe('ranges', () => {
  it('narrow what limit and offset ask for', () => {
    expect(parseRange('0-9', { offset: 0, limit: undefined })).toEqual({ offset: 0, limit: 10 });
    expect(parseRange('5-', { offset: 0, limit: 7 })).toEqual({ offset: 5, limit: 2 });
    expect(parseRange('0-2', { offset: 5, limit: 2 })).toEqual({ offset: 5, limit: 0 });
    expect(parseRange('nonsense', { offset: 1, limit: 2 })).toEqual({ offset: 1, limit: 2 });
  });

  it('are written with a star for what is not there', () => {
    expect(contentRange(0, 9, 42)).toBe('0-9/42');
    expect(contentRange(0, -1, 0)).toBe('*/0');
    expect(contentRange(1, 0, undefined)).toBe('*/*');
  });
});

it('no header makes them throw anything but an error of ours', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const thrown = [
        () => chooseFormat(text, offer),
        () => parsePreferences(text),
        () => parseRange(text, { offset: 0, limit: undefined }),
      ].map(thrownBy);
      expect(thrown.filter((error) => error !== undefined && !(error instanceof PostgrestError))).toEqual([]);
    }),
  );
});

function thrownBy(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error;
  }
}
