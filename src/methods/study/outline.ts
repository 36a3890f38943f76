import { countWords, meaningWords } from './note-words.ts';
import type { NoteSentence, ReadNotes } from './read-notes.ts';

export interface OutlineItem {
  readonly title: string;
  /** 1 is the highest. */
  readonly level: number;
  /** Where it begins in the notes. */
  readonly at: number;
  /** Whether the notes have this title themselves. */
  readonly isHeading: boolean;
  /** What stands in it, in the words that mark it. */
  readonly topics: readonly string[];
}

const mostGroups = 8;

/** The headings of the notes with what marks each part; without headings, parts of about the same length, named by their words. */
export function outlineOf(notes: ReadNotes): OutlineItem[] {
  const headings = notes.blocks.filter(({ kind }) => kind === 'heading');
  const starts =
    headings.length >= 2
      ? headings.map(({ text, at, level }) => ({ title: text, at, level }))
      : groupStarts(notes.sentences).map((at) => ({ title: '', at, level: 1 }));
  const lowest = Math.min(...starts.map(({ level }) => level), 9);
  const parts = starts.map((start, index) => ({
    ...start,
    sentences: notes.sentences.filter(
      ({ at }) => at >= start.at && at < (starts[index + 1]?.at ?? Number.POSITIVE_INFINITY),
    ),
  }));
  const spread = spreadOf(parts.map(({ sentences }) => sentences));
  return parts
    .map(({ title, at, level, sentences }) => {
      const topics = topicsOf(sentences, spread, parts.length, title);
      const isHeading = title !== '';
      return {
        title: isHeading ? title : titleOf(topics),
        level: level - lowest + 1,
        at,
        isHeading,
        topics: isHeading ? topics.slice(0, 4) : topics.slice(2, 6),
      };
    })
    .filter(({ title }) => title !== '');
}

/** Where parts begin: at paragraphs, in about equal lengths. */
function groupStarts(sentences: readonly NoteSentence[]): number[] {
  const first = sentences[0];
  if (first === undefined) return [];
  const groups = Math.min(mostGroups, Math.max(1, Math.round(sentences.length / 6)));
  const size = sentences.length / groups;
  const starts = [first.at];
  let next = size;
  for (const [index, sentence] of sentences.entries()) {
    if (index < next - 0.5 * size || starts.length === groups || index === 0) continue;
    const isNewBlock = sentence.block !== sentences[index - 1]?.block;
    if (!isNewBlock && index < next + 0.5 * size) continue;
    starts.push(sentence.at);
    next = index + size;
  }
  return starts;
}

/** In how many parts each word stands. */
function spreadOf(parts: readonly (readonly NoteSentence[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const part of parts)
    for (const stem of new Set(part.flatMap(({ text }) => meaningWords(text))))
      spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return spread;
}

/** The words that stand here often and elsewhere seldom. */
function topicsOf(
  sentences: readonly NoteSentence[],
  spread: ReadonlyMap<string, number>,
  parts: number,
  title: string,
): string[] {
  const said = new Set(meaningWords(title));
  return [...countWords(sentences.map(({ text }) => text))]
    .filter(([stem]) => !said.has(stem) && stem.length > 3)
    .map(([stem, { count, word }]) => ({
      word,
      weight: count * (Math.log((1 + parts) / (spread.get(stem) ?? 1)) + 0.3),
    }))
    .toSorted((one, other) => other.weight - one.weight || one.word.localeCompare(other.word))
    .slice(0, 6)
    .map(({ word }) => word);
}

function titleOf(topics: readonly string[]): string {
  const [first = '', second] = topics;
  const title = second === undefined ? first : `${first} and ${second}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
