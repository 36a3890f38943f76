import { expect, test } from 'vitest';
import { changeJson, csvToJson, jsonToCsv, testRegex } from './json-text.ts';

test('JSON is formatted, minified and sorted', () => {
  expect(changeJson('{"b":1,"a":[true]}', 'Format')).toMatchObject({
    ok: true,
    text: '{\n  "b": 1,\n  "a": [\n    true\n  ]\n}',
  });
  expect(changeJson('{ "a" : 1 }', 'Minify')).toEqual({
    ok: true,
    text: '{"a":1}',
    told: 'Valid JSON with 2 values.',
  });
  expect(changeJson('{"b":{"d":1,"c":2},"a":1}', 'Sort keys')).toMatchObject({
    text: JSON.stringify({ a: 1, b: { c: 2, d: 1 } }, null, 2),
  });
});

test('what is wrong with JSON is told with its place', () => {
  const wrong = changeJson('{\n  "a": 1,\n  x\n}', 'Validate');
  expect(wrong.ok).toBe(false);
  expect(wrong).toMatchObject({ fault: expect.stringMatching(/line 3, column 3/) });
  expect(changeJson('', 'Format')).toMatchObject({ ok: false });
  expect(changeJson('{"a":', 'Format')).toMatchObject({ ok: false });
});

test('tables go from JSON to CSV and back', () => {
  const csv = jsonToCsv('[{"name":"Ada, L.","age":36},{"name":"Ben","city":"Oslo"}]');
  expect(csv).toMatchObject({ ok: true, text: 'name,age,city\r\n"Ada, L.",36,\r\nBen,,Oslo' });
  expect(csvToJson('name,age,ok,id\nAda,36,true,007')).toMatchObject({
    text: JSON.stringify([{ name: 'Ada', age: 36, ok: true, id: '007' }], null, 2),
  });
  expect(jsonToCsv('[1, 2]').ok).toBe(false);
  expect(csvToJson('only,heading').ok).toBe(false);
});

test('patterns are tested', () => {
  expect(testRegex(String.raw`(\w)(\d+)`, 'g', 'a1 b22')).toEqual([
    { text: 'a1', at: 0, groups: ['a', '1'] },
    { text: 'b22', at: 3, groups: ['b', '22'] },
  ]);
  expect(testRegex('a', '', 'aaa')).toHaveLength(1);
  expect(testRegex('', 'g', 'aaa')).toBe('Enter a pattern.');
  expect(testRegex('(', 'g', 'aaa')).toContain('Invalid regular expression');
  expect(testRegex('x*', 'g', 'ab')).toHaveLength(3);
});
