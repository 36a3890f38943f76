import { useState } from 'react';
import { pick } from '../random.ts';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { wordLists } from './word-lists.ts';

/** So many wrong letters lose a game, unless somebody says otherwise. */
const usualGuesses = 6;
/** Rare letters, one of which a hint uses up as a wrong guess. */
const rareLetters = [...'qzjxvkw'];

export type HangmanPlay = ReturnType<typeof useHangman>;

/** The state of a game of hangman and what a player can do in it. */
export function useHangman(
  words: readonly string[] | undefined,
  seed: number | undefined,
  mostWrong: number = usualGuesses,
) {
  const random = useRandom(seed);
  const lists: Readonly<Record<string, readonly string[]>> =
    words === undefined ? wordLists : { 'Your words': words, ...wordLists };
  const categories = Object.keys(lists);
  const [category, setCategory] = useState(categories[0] ?? '');
  const [word, setWord] = useState(() => pick(random, lists[category] ?? []).toLowerCase());
  const [tried, setTried] = useState<readonly string[]>([]);
  const [tally, setTally] = useKept('hangman-tally', { won: 0, lost: 0, streak: 0 });
  const missing = [...word].filter((letter) => /[a-z]/.test(letter) && !tried.includes(letter));
  const wrong = tried.filter((letter) => !word.includes(letter));
  const won = missing.length === 0;
  const lost = wrong.length >= mostWrong;

  function begin(next: string): void {
    setCategory(next);
    setWord(pick(random, lists[next] ?? []).toLowerCase());
    setTried([]);
  }
  function guess(letter: string): void {
    if (won || lost || tried.includes(letter)) return;
    setTried([...tried, letter]);
    if (missing.every((one) => one === letter))
      setTally({ ...tally, won: tally.won + 1, streak: tally.streak + 1 });
    else if (!word.includes(letter) && wrong.length + 1 >= mostWrong)
      setTally({ ...tally, lost: tally.lost + 1, streak: 0 });
  }
  function hint(): void {
    const [first] = missing;
    if (first === undefined) return;
    const penalty = rareLetters.filter((one) => !word.includes(one) && !tried.includes(one)).slice(0, 1);
    setTried([...tried, first, ...penalty]);
    if (missing.every((one) => one === first))
      setTally({ ...tally, won: tally.won + 1, streak: tally.streak + 1 });
  }
  return {
    mostWrong,
    categories,
    category,
    word,
    tried,
    missing,
    wrong,
    won,
    lost,
    tally,
    begin,
    guess,
    hint,
  };
}
