import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from './reader.ts';
import { type Reading, spanKinds, wordsOf } from './reading.ts';

const file = (path: string) => readFileSync(join(import.meta.dirname, path));
const tasksFile = readFileSync(join(import.meta.dirname, '../../../training/TASKS.md'), 'utf8');
const knownTasks = new Set(Array.from(tasksFile.matchAll(/^\| ([a-z-]+) \|/gm), ([, id]) => id));

let reader: Reader;

beforeAll(async () => {
  reader = await createReader(file('kernel/encoder.wasm'), file('model/reader.weights'));
}, 60_000);

function spanTexts(reading: Reading, kind: (typeof spanKinds)[number]): string[] {
  return reading.spans.filter((span) => span.kind === kind).map((span) => wordsOf(reading, span));
}

function arcTexts(reading: Reading): string[] {
  const at = (index: number) => reading.spans.slice(index, index + 1).map((span) => wordsOf(reading, span));
  return reading.arcs.map(({ from, to }) => `${at(from)} > ${at(to)}`);
}

/** What holds for every reading, whatever the text is. */
function checkReading(text: string): Reading {
  const reading = reader.read(text);
  let end = 0;
  for (const span of reading.spans) {
    expect(spanKinds).toContain(span.kind);
    expect(span.start).toBeGreaterThanOrEqual(end);
    expect(span.end).toBeGreaterThan(span.start);
    expect(wordsOf(reading, span)).toBe(wordsOf(reading, span).trim());
    end = span.end;
  }
  expect(end).toBeLessThanOrEqual(text.length);
  for (const { from, to } of reading.arcs) {
    expect(from).not.toBe(to);
    for (const index of [from, to]) expect(reading.spans[index]).toBeDefined();
  }
  expect(new Set(reading.arcs.map(({ from, to }) => `${from} ${to}`)).size).toBe(reading.arcs.length);
  expect(reading.tasks.length).toBeLessThanOrEqual(4);
  for (const [index, { id, sure }] of reading.tasks.entries()) {
    expect(knownTasks).toContain(id);
    expect(sure).toBeGreaterThanOrEqual(0);
    expect(sure).toBeLessThanOrEqual(reading.tasks[index - 1]?.sure ?? 1);
  }
  return reading;
}

const sentence = 'Members of the chess club book a table for 90 minutes, at most twice a week. ';

describe('a reading', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t  \r\n '],
    ['one letter', 'a'],
    ['one word', 'inventory'],
    ['signs', '?!… --- ()'],
    ['emoji', '🎉🎉 a party planner 👨‍👩‍👧 with guests 💐'],
    ['half of an emoji', 'a list \ud83c of guests \udf89'],
    ['another script', '图书馆借书系统。帮我记录谁借了什么书。'],
    ['letters from right to left', 'تطبيق لحجز المواعيد مع تذكير'],
    ['accents and marks alone', 'Café \u0301\u0301 naïve Zürich \u0e49'],
    ['code', 'const x = {a: 1};\nexport function f() { return x?.a ?? null; } // <T extends object>'],
    ['an address', 'https://example.org/a/b?c=d&e=%20#f'],
    ['one word of 10,000 letters', 'qxzj'.repeat(2500)],
    ['1,000 signs', '…'.repeat(1000)],
    ['10,000 characters', sentence.repeat(130).slice(0, 10_000)],
    ['lines', `${'- books\n'.repeat(20)}\n\n\n* friends`],
    // After the cut at the full stop, what is left and the long word are together too long for the encoder.
    [
      'a long word after long words',
      `${'a '.repeat(20)}. ${`${'qxzj'.repeat(9)} `.repeat(9)}${'qxzj'.repeat(300)}`,
    ],
  ])('of %s is whole', { timeout: 60_000 }, (_, text) => {
    expect(checkReading(text).text).toBe(text);
  });

  it('of no words is empty', () => {
    for (const text of ['', ' \n '])
      expect(reader.read(text)).toEqual({ text, spans: [], arcs: [], tasks: [] });
  });

  it('is the same for the same text, whatever was read between', () => {
    const first = reader.read(sentence);
    reader.read(`Something else: ${sentence.repeat(6)}`);
    expect(reader.read(sentence)).toEqual(first);
  });

  it('goes on to the end of a long text, with places in the whole of it', () => {
    const reading = checkReading(sentence.repeat(40));
    const last = reading.spans.filter(({ start }) => start >= sentence.length * 39);
    expect(last.map((span) => wordsOf(reading, span))).toContain('table');
    expect(spanTexts(reading, 'R').filter((words) => words === 'Members')).toHaveLength(40);
  }, 60_000);
});

describe('everyday sentences', () => {
  it('say what is lent to whom', () => {
    const reading = reader.read(
      'Help me keep track of which books I lent to which friends and when I want them back.',
    );
    const [kept] = spanTexts(reading, 'A');
    expect(kept).toMatch(/^keep track( of)?$/);
    expect(spanTexts(reading, 'T')).toEqual(['books']);
    expect(spanTexts(reading, 'R')).toEqual(['friends']);
    expect(spanTexts(reading, 'F')).toEqual(['when I want them back']);
    expect(arcTexts(reading)).toEqual(
      expect.arrayContaining([`${kept} > books`, 'when I want them back > books']),
    );
    expect(reading.tasks[0]?.id).toBe('lend-and-return');
  });

  it('say what must not be there', () => {
    for (const text of ['no login', 'A shopping list for two, no login please']) {
      expect(spanTexts(reader.read(text), 'Z')).toEqual(['login']);
    }
  });

  it('say what the app is, who takes part and how often', () => {
    const reading = reader.read('A chore wheel for 4 flatmates, rotates every Sunday');
    expect(reading.spans.map((span) => `${span.kind} ${wordsOf(reading, span)}`)).toEqual([
      'K chore wheel',
      'N 4',
      'R flatmates',
      'A rotates',
      'N every Sunday',
    ]);
    expect(arcTexts(reading)).toEqual(['4 > flatmates', 'rotates > chore wheel', 'every Sunday > rotates']);
    expect(reading.tasks[0]?.id).toBe('rotation');
  });

  it('say what is sold, with which parts and in which colours', () => {
    const reading = reader.read('A shop for candles with a cart and checkout, in cream and forest green');
    expect(spanTexts(reading, 'K')).toEqual(['shop']);
    expect(spanTexts(reading, 'T')).toEqual(['candles']);
    expect(spanTexts(reading, 'P')).toEqual(['cart', 'checkout']);
    expect(spanTexts(reading, 'C')).toEqual(['cream', 'forest green']);
    expect(reading.tasks[0]?.id).toBe('shop');
  });

  it('say for which business, and who does what', () => {
    const reading = reader.read(
      'Booking page for my dog salon, customers choose a time and get a reminder by e-mail',
    );
    expect(spanTexts(reading, 'X')).toEqual(['dog salon']);
    expect(arcTexts(reading)).toEqual(
      expect.arrayContaining(['choose > customers', 'choose > time', 'get > reminder']),
    );
    expect(reading.tasks[0]?.id).toBe('appointments');
  });
});

describe('a model that the reader does not know', () => {
  it('is refused', async () => {
    const weights = file('model/reader.weights');
    const at = weights.indexOf('KXTFVRAPNCQZ');
    weights.write('XKTFVRAPNCQZ', at);
    await expect(createReader(file('kernel/encoder.wasm'), weights)).rejects.toThrow('types');
  });
});
