import type { Block } from '../block.ts';
import { baseVerb, singular } from '../read/words.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly block: Block;
}

export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

/** Finds phrases by their first word. */
export function indexPhrases(blocks: Iterable<Block>): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const block of blocks) {
    for (const text of block.words) {
      const words = lemmas(text);
      const [first = ''] = words;
      const list = index.get(first) ?? [];
      list.push({ words, block });
      index.set(first, list);
    }
  }
  return index;
}

/** The words of a text in their base forms. */
export function lemmas(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9+#-]+/)
    .filter((word) => word !== '' && !/^(?:a|an|the|of|their|his|her|its|my|your|and|or)$/.test(word))
    .map(lemma);
}

const remembered = new Map<string, string>();
const mostRemembered = 30_000;

/** Remembered: the sentences of all cases go through here before the first description is planned. */
function lemma(word: string): string {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const found = /(?:ing|ed)$/.test(word) ? (baseVerb(word) ?? singular(word)) : singular(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, found);
  return found;
}

export interface BlockMatch {
  readonly block: Block;
  readonly length: number;
  readonly at: number;
}

/** The blocks that a text asks for, the longest phrase first. */
export function matchBlocks(text: string, index: PhraseIndex): BlockMatch[] {
  const words = lemmas(text);
  const best = new Map<string, BlockMatch>();
  for (const [at, word] of words.entries()) {
    for (const phrase of index.get(word) ?? []) {
      if (!phrase.words.every((part, offset) => words[at + offset] === part)) continue;
      const known = best.get(phrase.block.id);
      if (known === undefined || known.length < phrase.words.length)
        best.set(phrase.block.id, { block: phrase.block, length: phrase.words.length, at });
    }
  }
  return [...best.values()].toSorted((a, b) => b.length - a.length || a.at - b.at);
}
