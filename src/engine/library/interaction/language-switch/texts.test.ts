import { expect, test } from 'vitest';
import { languages, texts } from './texts.ts';

test('every language says everything, each in its own words', () => {
  const keys = Object.keys(texts.en);
  for (const { code } of languages) {
    expect(Object.keys(texts[code])).toEqual(keys);
    expect(texts[code].hello).toContain('{name}');
    expect(new Set(Object.values(texts[code])).size).toBe(keys.length);
  }
  expect(new Set(languages.map(({ code }) => texts[code].welcome)).size).toBe(languages.length);
});
