import type { TextPassage } from '../../../ask/documents/text-passage.ts';
import type { MadeCard } from '../../../methods/study/made-card.ts';
import { makeCards } from '../../../methods/study/make-cards.ts';
import { type OutlineItem, outlineOf } from '../../../methods/study/outline.ts';
import { type NoteSentence, readNotes } from '../../../methods/study/read-notes.ts';
import { summarise } from '../../../methods/study/text-rank.ts';
import { DocumentRefusal } from '../../lib/documents-read/document-refusal.ts';
import { readBeside } from '../../lib/documents-read/reading-desk.ts';
import { refusalWords } from '../../lib/documents-read/refusal-words.ts';

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

interface SourceFile {
  readonly title: string;
  readonly text: string;
}

/** The text of a document with its headings, or a sentence that says why there is none. */
export async function readSource(
  file: File,
  onPage: (page: number, pages: number) => void,
): Promise<SourceFile | string> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const title = file.name.replace(/\.[a-z0-9]+$/i, '');
    // Texts are taken as they are: lists and headings say what they are by their signs.
    if (/\.(?:md|markdown|txt)$/i.test(file.name) && !bytes.includes(0)) {
      const text = new TextDecoder().decode(bytes);
      return text.trim() === '' ? refusalWords['no-text'] : { title, text };
    }
    const { passages } = await readBeside(bytes, file.name, onPage);
    return { title, text: joined(passages) };
  } catch (error) {
    return refusalWords[error instanceof DocumentRefusal ? error.reason : 'not-read'];
  }
}

/** Passages one below the other, with a heading where it changes. */
function joined(passages: readonly TextPassage[]): string {
  let last = '';
  return passages
    .map(({ text, section }) => {
      const above = section !== '' && section !== last ? `# ${section}\n\n` : '';
      last = section;
      return above + text;
    })
    .join('\n\n');
}
