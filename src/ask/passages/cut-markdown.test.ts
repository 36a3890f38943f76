import { expect, it } from 'vitest';
import { cutMarkdown } from './cut-markdown.ts';

const sentence = (number: number) => `This is sentence number ${number} of a text that goes on for a while.`;
const paragraph = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => sentence(from + at)).join(' ');
const countWords = (text: string) => text.split(/\s+/).length;

it('gives each passage the section under which it opens', () => {
  const passages = cutMarkdown(
    'Before.\n\n## The **drill**\n\nOnce a month.\n\n### Alarms\n\nThey are quiet.',
  );
  expect(passages).toEqual([
    { section: '', anchor: '', text: 'Before.' },
    { section: 'The drill', anchor: 'the-drill', text: 'Once a month.' },
    { section: 'Alarms', anchor: 'alarms', text: 'They are quiet.' },
  ]);
});

it('makes passages of 120 to 220 words that end with a sentence', () => {
  const passages = cutMarkdown(
    `## One\n\n${[0, 10, 20, 30, 40].map((from) => paragraph(from, 10)).join('\n\n')}`,
  );
  expect(passages.length).toBeGreaterThan(2);
  for (const { text } of passages) {
    expect(countWords(text)).toBeGreaterThanOrEqual(120);
    expect(countWords(text)).toBeLessThanOrEqual(260);
    expect(text).toMatch(/while\.$/);
  }
});

it('parts a paragraph without end between two sentences, and loses nothing', () => {
  const long = paragraph(0, 100);
  const passages = cutMarkdown(long);
  expect(passages.every(({ text }) => countWords(text) <= 260)).toBe(true);
  expect(passages.map(({ text }) => text).join(' ')).toBe(long);
});

it('never parts a list or a table', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `| row ${at} | six more words stand in here |`);
  const items = Array.from({ length: 60 }, (_, at) => `- item ${at} has six more words`);
  const passages = cutMarkdown(`| A | B |\n| --- | --- |\n${rows.join('\n')}\n\n${items.join('\n')}`);
  expect(passages).toHaveLength(2);
  expect(passages[0]?.text).toContain('row 59 | six more words stand in here');
  expect(passages[1]?.text).toContain('- item 0 has');
  expect(passages[1]?.text).toContain('- item 59 has');
});

it('writes links and marks as they are read', () => {
  const [passage] = cutMarkdown('Open [Settings](/settings), go to **Email** and press `Enter`.');
  expect(passage?.text).toBe('Open Settings, go to Email and press Enter.');
});

it('takes an empty text and a text of 100,000 characters', () => {
  expect(cutMarkdown('')).toEqual([]);
  expect(cutMarkdown('word '.repeat(20_000)).length).toBeGreaterThan(0);
});
