import { meaningWords } from './note-words.ts';
import type { NoteSentence } from './read-notes.ts';

/** So many sentences are weighed against each other at once; a longer text is weighed in parts of this length. */
const part = 200;
const damping = 0.85;

/**
 * How much each sentence says of the whole: TextRank (R. Mihalcea and P. Tarau, "TextRank: Bringing Order into Texts", EMNLP 2004).
 * Sentences recommend each other by the words they share, |A ∩ B| / (log |A| + log |B|); the ranks are those of PageRank over that
 * graph, with damping 0.85. They add up to the number of sentences, so the mean is 1 whatever the length.
 */
export function textRank(sentences: readonly string[]): number[] {
  const ranks: number[] = [];
  for (let from = 0; from < sentences.length; from += part)
    ranks.push(...rankPart(sentences.slice(from, from + part)));
  return ranks;
}

function rankPart(sentences: readonly string[]): number[] {
  const words = sentences.map((sentence) => new Set(meaningWords(sentence)));
  const links = linksOf(words);
  const strengths = links.map((row) => row.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < 40; round += 1) {
    const next = sentences.map(() => 1 - damping);
    for (const [from, row] of links.entries())
      for (const [to, weight] of row)
        next[to] = (next[to] ?? 0) + (damping * weight * (ranks[from] ?? 0)) / (strengths[from] ?? 1);
    const moved = next.reduce((most, rank, index) => Math.max(most, Math.abs(rank - (ranks[index] ?? 0))), 0);
    ranks = next;
    if (moved < 1e-5) break;
  }
  return ranks;
}

function linksOf(words: readonly ReadonlySet<string>[]): [number, number][][] {
  const links: [number, number][][] = words.map(() => []);
  for (const [one, first] of words.entries())
    for (let other = one + 1; other < words.length; other += 1) {
      const second = words[other];
      if (second === undefined || first.size < 2 || second.size < 2) continue;
      let shared = 0;
      for (const word of first) if (second.has(word)) shared += 1;
      if (shared === 0) continue;
      const weight = shared / (Math.log(first.size) + Math.log(second.size));
      links[one]?.push([other, weight]);
      links[other]?.push([one, weight]);
    }
  return links;
}

interface Summary {
  /** In the order of the text. */
  readonly sentences: readonly NoteSentence[];
  /** The rank of every sentence of the text. */
  readonly ranks: readonly number[];
}

/** About a fifth of the sentences, at least three and at most fourteen: those that rank highest, in the order of the text. */
export function summarise(sentences: readonly NoteSentence[], wanted?: number): Summary {
  const ranks = textRank(sentences.map(({ text }) => text));
  const count = wanted ?? Math.min(14, Math.max(3, Math.round(sentences.length / 5)));
  const chosen = sentences
    .map((sentence, index) => ({ sentence, rank: ranks[index] ?? 0 }))
    .filter(({ sentence }) => isWhole(sentence.text))
    .toSorted((one, other) => other.rank - one.rank || one.sentence.at - other.sentence.at)
    .slice(0, count)
    .map(({ sentence }) => sentence)
    .toSorted((one, other) => one.at - other.at);
  return { sentences: chosen, ranks };
}

/** Scraps of tables and very long runs of words make no summary. */
function isWhole(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (words >= 4 || /[。！？]/.test(text)) && text.length <= 700 && !text.endsWith('?');
}
