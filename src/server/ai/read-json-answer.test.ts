import { describe, expect, it } from 'vitest';
import { readJsonAnswer } from './read-json-answer.ts';

describe('JSON that a model wrote', () => {
  it.each([
    ['{"a": 1}', { a: 1 }, 'none'],
    ['Here you are: {"a": [1, 2]} and that was it.', { a: [1, 2] }, 'cut-out'],
    ['Use {braces} with care: {"a": "} ]"} done', { a: '} ]' }, 'cut-out'],
    ['```json\n[{"a": 1}]\n```', [{ a: 1 }], 'cut-out'],
    ['{"a": 1, "b": [1, 2', { a: 1, b: [1, 2] }, 'closed'],
    ['{"a": 1, "b": [{"c": "half a sent', { a: 1, b: [{}] }, 'closed'],
    ['{"a": 1, "b": ', { a: 1 }, 'closed'],
    ['{"a": 1, "b', { a: 1 }, 'closed'],
    ['{"a": "with \\"quotes\\" in it", "b": tru', { a: 'with "quotes" in it' }, 'closed'],
    ['Of course: {"a": {"b": 2}, "c": [', { a: { b: 2 }, c: [] }, 'closed'],
  ])('is read from %s', (text, value, repair) => {
    expect(readJsonAnswer(text)).toEqual({ ok: true, value, repair });
  });

  it.each(['', 'No.', '12', '"a word"', 'null', 'I would use {braces}.', '}{', '[1, 2}'])(
    'is not found in %j',
    (text) => {
      expect(readJsonAnswer(text).ok).toBe(false);
    },
  );

  it('is read in time however long and however deep the text is', () => {
    const begin = performance.now();
    readJsonAnswer('['.repeat(200_000));
    readJsonAnswer(`{"a": ${'[{"b": "c"}, '.repeat(30_000)}`);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });
});
