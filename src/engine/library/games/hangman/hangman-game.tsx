import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { LetterKeys } from '../letter-keys.tsx';
import { useKeys } from '../use-keys.ts';
import { Gallows } from './gallows.tsx';
import { type HangmanPlay, useHangman } from './use-hangman.ts';

const rulesFor = (mostWrong: number) => [
  'Choose letters with the keyboard or the buttons. A letter that is in the word is shown wherever it stands.',
  `The figure grows with wrong letters. ${mostWrong} wrong letters lose the game.`,
  'A hint shows one letter and costs a wrong guess.',
];

/** The figure is drawn in so many parts. */
const parts = 6;

/** Guess the word letter by letter before the figure is complete. */
export function HangmanGame({
  title,
  words,
  seed,
  guesses,
}: {
  title: string;
  /** Words of one's own; they are the first category then. */
  words?: readonly string[];
  seed?: number;
  /** So many wrong letters lose the game. */
  guesses?: number;
}) {
  const game = useHangman(words, seed, guesses);
  const { mostWrong, word, tried, missing, wrong, won, lost, tally } = game;
  useKeys(!won && !lost, (key) => {
    if (!/^[a-z]$/i.test(key)) return false;
    game.guess(key.toLowerCase());
    return true;
  });
  return (
    <GameFrame
      title={title}
      status={statusOf(game)}
      scores={[
        { label: 'Won', value: tally.won },
        { label: 'Lost', value: tally.lost },
        { label: 'Streak', value: tally.streak },
      ]}
      rules={rulesFor(mostWrong)}
      onNew={() => game.begin(game.category)}
      tools={
        <LevelSelect label="Category" options={game.categories} value={game.category} onChange={game.begin} />
      }
    >
      <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Gallows parts={Math.floor((wrong.length * parts) / mostWrong)} />
        <div className="grid gap-3 text-center">
          <HiddenWord word={word} missing={missing} shown={lost} />
          <p className="text-sm text-muted">
            {wrong.length === 0 ? 'No wrong letter yet.' : `Wrong letters: ${wrong.join(', ').toUpperCase()}`}
          </p>
          <div>
            <Button disabled={won || lost || wrong.length + 1 >= mostWrong} onClick={game.hint}>
              Hint
            </Button>
          </div>
        </div>
      </div>
      <LetterKeys
        lookOf={(letter) =>
          !tried.includes(letter)
            ? 'bg-soft text-ink'
            : word.includes(letter)
              ? 'bg-primary text-on-primary'
              : 'bg-danger-soft text-danger-ink line-through'
        }
        disabled={(letter) => won || lost || tried.includes(letter)}
        onLetter={game.guess}
      />
    </GameFrame>
  );
}

function statusOf({ mostWrong, word, wrong, won, lost }: HangmanPlay): string {
  if (won) return `You won. The word is ${word.toUpperCase()}`;
  if (lost) return `You lost. The word was ${word.toUpperCase()}`;
  const left = mostWrong - wrong.length;
  return `${left} wrong ${left === 1 ? 'guess' : 'guesses'} left`;
}

function HiddenWord({ word, missing, shown }: { word: string; missing: readonly string[]; shown: boolean }) {
  return (
    <p
      role="img"
      data-word
      aria-label={[...word].map((letter) => (missing.includes(letter) ? 'blank' : letter)).join(' ')}
      className="flex flex-wrap justify-center gap-1.5 font-heading text-2xl font-bold uppercase sm:text-3xl"
    >
      {[...word].map((letter, index) => (
        <span key={index} className="w-7 border-b-4 border-primary sm:w-9">
          {letter === ' ' ? ' ' : missing.includes(letter) && !shown ? ' ' : letter}
        </span>
      ))}
    </p>
  );
}
