import type { MadeCard } from '../../../methods/study/made-card.ts';
import { makeCards } from '../../../methods/study/make-cards.ts';
import { type OutlineItem, outlineOf } from '../../../methods/study/outline.ts';
import { type NoteSentence, readNotes } from '../../../methods/study/read-notes.ts';
import { summarise } from '../../../methods/study/text-rank.ts';

/** The database takes a megabyte of a text; letters of other scripts have up to three bytes. */
const mostBytes = 1_000_000;

/** Notes worked through. */
export interface WorkedNotes {
  readonly title: string;
  readonly text: string;
  readonly summary: readonly NoteSentence[];
  readonly outline: readonly OutlineItem[];
  readonly cards: readonly MadeCard[];
  /** Said when a part of it was left out. */
  readonly cut: string | undefined;
}

/** Outline, summary and cards of a text. */
export function workThrough(title: string, given: string): WorkedNotes {
  const { text, isCut } = cutToBytes(given.replaceAll('\0', ''));
  const notes = readNotes(text);
  const { sentences, ranks } = summarise(notes.sentences);
  return {
    title: title.trim().slice(0, 200) || titleOf(notes.text),
    text: notes.text,
    summary: sentences,
    outline: outlineOf(notes),
    cards: makeCards(notes, ranks),
    cut: isCut
      ? `The text is longer than can be kept at once, so only its first ${text.length.toLocaleString('en')} characters were taken. Add the rest as notes of their own.`
      : undefined,
  };
}

export function cutToBytes(text: string): { text: string; isCut: boolean } {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= mostBytes) return { text, isCut: false };
  // A letter that was cut through is left out.
  const kept = new TextDecoder().decode(bytes.slice(0, mostBytes)).replace(/\uFFFD+$/, '');
  return {
    text: kept.slice(0, Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf('. ') + 1) || kept.length),
    isCut: true,
  };
}

function titleOf(text: string): string {
  const line =
    text
      .trim()
      .split('\n')[0]
      ?.replace(/^#+\s*/, '')
      .trim() ?? '';
  return line === '' ? 'Notes' : line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
