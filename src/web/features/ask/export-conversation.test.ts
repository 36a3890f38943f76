import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../ask/answer.ts';
import type { Conversation } from './conversation.ts';
import { conversationJson, conversationMarkdown, fileNameOf } from './export-conversation.ts';

const turn = (id: string, question: string, answer: Answer | { kind: 'poem' }) => ({
  id,
  parent: null,
  question,
  answer: { ...answer },
  at: '2026-11-17T03:00:00.000Z',
});
const of = (answer: Answer | { kind: 'poem' }, question = 'Why?'): Conversation => ({
  id: 'c',
  title: 'What is 15% of 240?',
  folder: 'Work',
  pinned: true,
  turns: [turn('t', question, answer)],
  shown: 't',
});

describe('a conversation as a file', () => {
  it('has the figure, how it was understood, the steps and the table', () => {
    const text = conversationMarkdown(
      of({
        kind: 'exact',
        understood: '15 % × 240',
        answer: '36',
        steps: ['240 × 0.15 = 36'],
        table: { columns: ['Part', 'Value'], rows: [['a|b', '36']] },
      }),
    );
    expect(text).toBe(
      '# What is 15% of 240?\n\n## Why?\n\n**36**\n\nUnderstood as: 15 % × 240\n\n- 240 × 0.15 = 36\n\n| Part | Value |\n| --- | --- |\n| a\\|b | 36 |\n\n*2026-11-17T03:00:00.000Z*\n',
    );
  });

  it('has quotes with their sources, agents with their values, and places as links', () => {
    const quotes = conversationMarkdown(
      of({
        kind: 'quotes',
        quotes: [
          {
            text: 'One.\nTwo.',
            from: { title: 'Export', address: '/support#export', section: 'Files', page: 3 },
          },
        ],
      }),
    );
    expect(quotes).toContain('> One.\n> Two.\n>\n> [Export](/support#export), Files, page 3');
    const agent = conversationMarkdown(
      of({
        kind: 'agent',
        slug: 'loan-desk',
        name: 'Loan Desk',
        job: 'Loans.',
        filled: [{ field: 'years', label: 'Term', value: 5, words: '5 years' }],
        others: [],
      }),
    );
    expect(agent).toContain('[Loan Desk](/agents/loan-desk): Loans.\n\n- Term: 5 (from “5 years”)');
    const own = conversationMarkdown(
      of({ kind: 'own', text: 'One app.', places: [{ title: 'Bakery', address: '/preview/1' }] }),
    );
    expect(own).toContain('One app.\n\n- [Bakery](/preview/1)');
  });

  it('says so where an answer is of another version, and keeps a heading in one line', () => {
    expect(conversationMarkdown(of({ kind: 'poem' }, 'Two\nlines'))).toContain(
      '## Two lines\n\nAnswered by another version of the product.',
    );
  });

  it('has everything as data, and a name that every disk takes', () => {
    const conversation = of({ kind: 'cannot', reason: 'No.' });
    expect(JSON.parse(conversationJson(conversation))).toEqual(conversation);
    expect(fileNameOf(conversation, 'md')).toBe('what-is-15-of-240.md');
    expect(fileNameOf({ ...conversation, title: '質問' }, 'json')).toBe('conversation.json');
  });
});
