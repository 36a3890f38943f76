import { useState } from 'react';
import { GameFrame } from '../game-frame.tsx';
import { LetterKeys } from '../letter-keys.tsx';
import { pick } from '../random.ts';
import { useKept } from '../use-kept.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { fiveLetterWords } from '../words.ts';
import { letterMarks, type Mark, markGuess } from './rules.ts';

const length = 5;
const noResults = { played: 0, won: 0, streak: 0, best: 0 };
const looks: Readonly<Record<Mark, string>> = {
  right: 'bg-primary text-on-primary border-primary',
  elsewhere: 'bg-soft text-ink border-dashed border-ink',
  absent: 'bg-surface text-muted border-line line-through',
};
const marksInWords: Readonly<Record<Mark, string>> = {
  right: 'right place',
  elsewhere: 'elsewhere in the word',
  absent: 'not in the word',
};

/** Guess a word of five letters in six tries. */
export function WordGuessGame({ title, tries = 6, seed }: { title: string; tries?: number; seed?: number }) {
  const random = useRandom(seed);
  const [word, setWord] = useState(() => pick(random, fiveLetterWords));
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<string>();
  const [results, setResults] = useKept('word-guess-results', noResults);
  const won = guesses.at(-1) === word;
  const over = won || guesses.length === tries;

  function enter(): void {
    if (over) return;
    if (typed.length < length) return setTold('The word has five letters.');
    if (guesses.includes(typed)) return setTold('You have tried this word already.');
    const next = [...guesses, typed];
    setGuesses(next);
    setTyped('');
    setTold(undefined);
    if (typed === word || next.length === tries) setResults(counted(results, typed === word));
  }
  function type(letter: string): void {
    if (!over && typed.length < length) setTyped(typed + letter);
    setTold(undefined);
  }
  function erase(): void {
    setTyped(typed.slice(0, -1));
  }
  useKeys(!over, (key) => {
    if (/^[a-z]$/i.test(key)) type(key.toLowerCase());
    else if (key === 'Backspace') erase();
    else if (key === 'Enter' && !(document.activeElement instanceof HTMLButtonElement)) enter();
    else return false;
    return true;
  });
  const known = letterMarks(guesses, word);
  const status = endText(word, guesses, tries) ?? told ?? `Try ${guesses.length + 1} of ${tries}`;
  return (
    <GameFrame
      title={title}
      status={status}
      scores={[
        { label: 'Played', value: results.played },
        { label: 'Won', value: results.won },
        { label: 'Streak', value: results.streak },
        { label: 'Best streak', value: results.best },
      ]}
      rules={[
        `Find the hidden word of five letters in ${tries} tries. Type it or press the letters, then Enter.`,
        'A filled letter is at its right place, a dashed one is elsewhere in the word, a struck one is not in it.',
      ]}
      onNew={() => {
        setWord(pick(random, fiveLetterWords));
        setGuesses([]);
        setTyped('');
        setTold(undefined);
      }}
    >
      <div className="mx-auto grid w-full max-w-xs gap-1.5" aria-label="Guesses" role="group">
        {Array.from({ length: tries }, (_, row) => (
          <GuessRow key={row} guess={guesses[row]} typed={row === guesses.length ? typed : ''} word={word} />
        ))}
      </div>
      <LetterKeys
        lookOf={(letter) => {
          const mark = known.get(letter);
          return mark === undefined ? 'bg-soft text-ink' : `border ${looks[mark]}`;
        }}
        disabled={() => over}
        onLetter={type}
        before={{ label: 'Enter', onPress: enter }}
        after={{ label: 'Delete', onPress: erase }}
      />
    </GameFrame>
  );
}

function counted(results: typeof noResults, solved: boolean): typeof noResults {
  const streak = solved ? results.streak + 1 : 0;
  return {
    played: results.played + 1,
    won: results.won + (solved ? 1 : 0),
    streak,
    best: Math.max(results.best, streak),
  };
}

function endText(word: string, guesses: readonly string[], tries: number): string | undefined {
  const count = guesses.length;
  if (guesses.at(-1) === word)
    return `You found the word ${word.toUpperCase()} in ${count} ${count === 1 ? 'try' : 'tries'}`;
  return count === tries ? `Out of tries. The word was ${word.toUpperCase()}` : undefined;
}

function GuessRow({ guess, typed, word }: { guess: string | undefined; typed: string; word: string }) {
  const marks = guess === undefined ? [] : markGuess(guess, word);
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {Array.from({ length }, (_, index) => {
        const letter = (guess ?? typed)[index] ?? '';
        const mark = marks[index];
        return (
          <span
            key={index}
            role="img"
            data-mark={mark}
            aria-label={
              letter === '' ? 'empty' : `${letter}${mark === undefined ? '' : `, ${marksInWords[mark]}`}`
            }
            className={`grid aspect-square place-items-center rounded-control border-2 font-heading text-2xl font-bold uppercase ${mark === undefined ? 'border-line-strong bg-field' : looks[mark]}`}
          >
            {letter}
          </span>
        );
      })}
    </div>
  );
}
