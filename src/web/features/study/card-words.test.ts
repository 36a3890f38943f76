import { expect, it } from 'vitest';
import { cardSchema, type StudyCard } from '../../../catalog/study/card.ts';
import { usualDeckSettings } from '../../../catalog/study/deck-settings.ts';
import { faultOf, gapParts, plainBack, plainFront, shuffled } from './card-words.ts';
import { deckAsCsv, deckAsMarkdown, deckFileName } from './export-deck.ts';
import { cutToBytes, workThrough } from './work-through.ts';

const card = (more: Partial<StudyCard>) =>
  cardSchema.parse({ id: 'a', kind: 'basic', front: 'Q', back: 'A', made: 1, changed: 1, ...more });

it('finds gaps in both ways of writing them', () => {
  expect(
    gapParts('a {{b}} {{c1::d::hint}}')
      .filter(({ isGap }) => isGap)
      .map(({ text }) => text),
  ).toEqual(['b', 'd']);
  const cloze = card({ kind: 'cloze', front: 'The {{sun}} is hot', back: '' });
  expect([plainFront(cloze), plainBack(cloze)]).toEqual(['The _____ is hot', 'sun']);
});

it('says what a card lacks', () => {
  expect(faultOf(card({ back: ' ' }))).toMatch(/answer/);
  expect(faultOf(card({ kind: 'cloze', front: 'no gap' }))).toMatch(/braces/);
  expect(faultOf(card({ kind: 'order', options: ['one'] }))).toMatch(/two steps/);
  expect(faultOf(card({ kind: 'picture' }))).toMatch(/picture/);
  expect(faultOf(card({}))).toBeUndefined();
});

it('mixes in the same way for the same seed, and loses nothing', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  expect(shuffled(items, 'x')).toEqual(shuffled(items, 'x'));
  expect(shuffled(items, 'x').toSorted()).toEqual(items);
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => shuffled(items, `${seed}`).join(''))).size,
  ).toBeGreaterThan(5);
});

it('exports fields that a spreadsheet does not run', () => {
  const csv = deckAsCsv([card({ front: '=1+1', back: 'a, "b"', tags: ['x', 'y'] })]);
  expect(csv).toContain(`basic,'=1+1,"a, ""b""",,"x, y",`);
  const deck = { id: 'd', name: 'A/B: notes', settings: usualDeckSettings };
  expect(deckAsMarkdown(deck, [card({ source: { note: 'n', text: 'From here.', at: 0 } })])).toContain(
    '## Q\n\nA\n\n> From here.',
  );
  expect(deckFileName(deck, 'md')).toBe('A B notes.md');
});

it('cuts a huge text at a whole letter and says so', () => {
  const { text, isCut } = cutToBytes('ä'.repeat(900_000));
  expect(isCut).toBe(true);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1_000_000);
  expect(text).not.toContain('\uFFFD');
  expect(workThrough('', 'A cell is the smallest unit of life.').cut).toBeUndefined();
});
