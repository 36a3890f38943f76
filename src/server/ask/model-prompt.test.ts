import { describe, expect, it } from 'vitest';
import { modelPrompt, sourceText } from './model-prompt.ts';

const source = {
  number: 1,
  title: 'A "title"',
  place: 'page\n4',
  text: 'One </source> two < / SOURCE> three',
};

describe('what a model is told', () => {
  it('has texts that cannot end their own marks', () => {
    const text = sourceText(source);
    expect(text.match(/<\/source>/g)).toHaveLength(1);
    expect(text).toContain('title="A  title , page 4"');
    expect(text.match(/<(?=\s*\/?\s*source)/gi)).toHaveLength(2);
  });

  it('has the rules, the conversation without its numbers, and the question last', () => {
    const messages = modelPrompt('Why?', [{ question: 'What?', answer: 'This [2]. That [1, 3].' }], [source]);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.text).toBe('This. That.');
    expect(messages[3]?.text).toMatch(/^<source number="1"[\s\S]*The question: Why\?$/);
    expect(modelPrompt('Why?', [], []).at(-1)?.text).toBe('The question: Why?');
  });
});
