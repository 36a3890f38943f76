import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoundedJson, TooDeepError } from './bounded-json.ts';
import { limits } from './limits.ts';

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

describe('JSON from outside', () => {
  it('is read like any other as long as it is flat enough', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
    expect(() => parseBoundedJson(nested(limits.http.jsonDepth))).not.toThrow();
  });

  it('is refused as soon as it is deeper, before it is built', () => {
    for (const text of [nested(limits.http.jsonDepth + 1), nested(50_000), `{"a":`.repeat(50_000)])
      expect(() => parseBoundedJson(text)).toThrow(TooDeepError);
  });

  it('takes brackets in a text for text, however it is quoted', () => {
    for (const text of ['['.repeat(500), `\\"${'['.repeat(500)}`, `"\\\\${'{'.repeat(500)}"`, '\\'.repeat(7)])
      expect(parseBoundedJson(JSON.stringify([text]))).toEqual([text]);
  });

  it('says of what is no JSON that it is none', () => {
    for (const text of ['', '"', '"\\', '{', ']]]]', 'nul'])
      expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
  });
});
