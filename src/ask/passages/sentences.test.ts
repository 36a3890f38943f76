import { expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

it('parts a text where sentences end, and nowhere else', () => {
  expect(sentencesIn('Cash counts, e.g. 3.5 million. Profit does not! "Why?" Because.')).toEqual([
    'Cash counts, e.g. 3.5 million.',
    'Profit does not!',
    '"Why?"',
    'Because.',
  ]);
});

it('keeps the lines of lists and tables whole', () => {
  expect(sentencesIn('Two rules:\n- Show first. Work later.\nName | Good. Always')).toEqual([
    'Two rules:',
    '- Show first. Work later.',
    'Name | Good. Always',
  ]);
});

it('knows the signs of other languages', () => {
  expect(sentencesIn('今日は。明日は！')).toEqual(['今日は。', '明日は！']);
  expect(sentencesIn('كيف حالك؟ أنا بخير.')).toEqual(['كيف حالك؟', 'أنا بخير.']);
});
