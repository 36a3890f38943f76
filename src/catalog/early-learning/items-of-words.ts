import type { Band } from './bands.ts';
import { type ItemFacts, text } from './item.ts';
import { sightWords } from './words-data.ts';

/** The words that look most like it: as long, and with the same letters in the same places. */
function likeWords(word: string, words: readonly string[]): string[] {
  const likeness = (other: string) =>
    [...word].filter((letter, at) => other[at]?.toLowerCase() === letter.toLowerCase()).length * 2 -
    Math.abs(other.length - word.length);
  return words
    .filter((other) => other.toLowerCase() !== word.toLowerCase())
    .toSorted((one, other) => likeness(other) - likeness(one) || (one < other ? -1 : 1))
    .slice(0, 4);
}

function find(band: Band, word: string, level: number, words: readonly string[]): ItemFacts {
  const isCovered = band === '7-8';
  return {
    id: `words/${isCovered ? 'remember' : 'same'}/${word}`,
    level,
    sign: isCovered ? 'remember' : 'same',
    say: isCovered ? `Look at the word: ${word}. Then find it again.` : `Find the word: ${word}.`,
    prompt: isCovered ? { kind: 'covered', word } : text(word),
    right: text(word),
    wrong: likeWords(word, words).map(text),
  };
}

/** The letter that a word lacks; the word itself stands above it. */
function gap(word: string, level: number): ItemFacts {
  const at = word.length > 3 ? 2 : 1;
  const right = word[at] ?? '';
  const wrong = [...'aeiosthnrlw'].filter((letter) => letter !== right);
  const start = word.charCodeAt(0) % 4;
  return {
    id: `words/gap/${word}`,
    level: level + 0.5,
    sign: 'letter',
    say: `${word}. Which letter is missing?`,
    prompt: { kind: 'gap', word, at },
    right: text(right),
    wrong: wrong.slice(start, start + 5).map(text),
  };
}

export function wordsOf(band: Band): ItemFacts[] {
  const steps = sightWords[band];
  const all = steps.flat();
  return steps.flatMap((words, step) =>
    words.flatMap((word) => [
      find(band, word, step + 1, all),
      ...(band === '5-6' ? [gap(word, step + 1)] : []),
    ]),
  );
}
