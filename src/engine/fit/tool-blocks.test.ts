import { describe, expect, test } from 'vitest';
import type { Block, BlockNeed } from '../block.ts';
import { blocks } from '../blocks.gen.ts';

const all = new Map(blocks.map((block) => [block.id, block as unknown as Block]));

const ids = [
  'calculator',
  'formula-calculator',
  'converter',
  'text-tools',
  'generator',
  'qr-code',
  'document-maker',
  'markdown-editor',
  'drawing',
  'code-playground',
  'chart-maker',
  'timer',
  'world-clock',
  'data-tools',
  'image-editor',
  'css-maker',
  'music-maker',
  'habit-tracker',
  'flashcards',
  'spreadsheet',
  'daily-counter',
  'card-maker',
];

function need(text: string, details: readonly string[] = [], subject = 'app'): BlockNeed {
  return { subject, text, details, entity: undefined, entities: [] };
}

describe.each(ids)('%s', (id) => {
  const block = all.get(id);

  test('fits what is said or declines, and says nothing that its props do not allow', () => {
    for (const one of [need(''), need('generate 4 things with §$%'), need('', ['red', 'green', 'blue'])]) {
      const fitted = block?.fit(one);
      if (fitted === undefined) continue;
      expect(fitted.title).not.toBe('');
      expect(block?.props.safeParse(fitted.props).success).toBe(true);
    }
  });

  test('is asked for by phrases that are written once and in lower case', () => {
    const words = block?.words ?? [];
    expect(words.length).toBeGreaterThan(4);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((phrase) => phrase === phrase.toLowerCase().trim())).toBe(true);
  });
});

test.each([
  ['formula-calculator', 'calculate the monthly mortgage payment', { only: ['loan'] }],
  ['formula-calculator', 'bmi calculator', { only: ['bmi'] }],
  ['converter', 'convert celsius to fahrenheit', { only: ['temperature'] }],
  ['generator', 'generate a strong password', { only: ['password'] }],
  ['timer', 'pomodoro timer', { only: ['pomodoro'] }],
  ['text-tools', 'word counter', { only: ['count'] }],
  ['document-maker', 'create an invoice', { kinds: ['invoice'] }],
  [
    'document-maker',
    'generate personalized travel plans for trips',
    { kinds: [], own: { name: 'Travel plan', sections: [] } },
  ],
  ['data-tools', 'format json', { only: ['json'] }],
  ['card-maker', 'meme generator', { only: ['meme'] }],
])('%s serves “%s” with what it asks for', (id, text, props) => {
  expect(all.get(id)?.fit(need(text))?.props).toEqual(props);
});

test('a plain calculator is no answer to a wish for a special one', () => {
  const calculator = all.get('calculator');
  expect(calculator?.fit(need('bmi calculator'))).toBeUndefined();
  expect(calculator?.fit(need('calculate shipping'))).toBeUndefined();
  expect(calculator?.fit(need('basic calculator'))?.title).toBe('Calculator');
  expect(calculator?.fit(need(''))?.title).toBe('Calculator');
});
