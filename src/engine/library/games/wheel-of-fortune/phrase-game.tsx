import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { pick } from '../random.ts';
import { useRandom } from '../use-random.ts';
import {
  guess,
  mayGuess,
  newRound,
  type Player,
  type Round,
  shownPhrase,
  solve,
  spun,
  wedges,
} from './phrase-round.ts';
import { type Phrase, phrases as usualPhrases } from './phrases.ts';
import { useWheel } from './use-wheel.ts';
import { Wheel } from './wheel.tsx';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function freshPlayers(count: number): Player[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}`, points: 0 }));
}

const rules = [
  'Spin the wheel, then choose a consonant: each one in the phrase earns what the wheel showed.',
  'A vowel costs 250 points and needs no spin.',
  'Bankrupt takes all your points; Lose a turn, a missing letter or a wrong solution pass the turn on.',
  'Solving earns 100 points for each letter that was still hidden.',
];

/** Spin for points, guess letters, solve the phrase. */
export function PhraseGame({
  title,
  phrases = usualPhrases,
  seed,
}: {
  title: string;
  phrases?: readonly Phrase[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [phrase, setPhrase] = useState(() => pick(random, phrases));
  const [round, setRound] = useState<Round>(() => newRound(phrase.text, freshPlayers(2)));
  const wheel = useWheel(wedges.length, random);
  function begin(players: readonly Player[]): void {
    const chosen = pick(random, phrases);
    setPhrase(chosen);
    setRound(newRound(chosen.text, players));
  }
  const count = String(round.players.length);
  return (
    <GameFrame
      title={title}
      status={wheel.spinning ? 'The wheel is turning…' : round.told}
      scores={round.players.map(({ name, points }) => ({ label: name, value: points }))}
      rules={rules}
      onNew={() => begin(freshPlayers(round.players.length))}
      tools={
        <LevelSelect
          label="Players"
          options={['1', '2', '3']}
          value={count}
          onChange={(value) => begin(freshPlayers(Number(value)))}
        />
      }
    >
      <p className="text-center text-sm text-muted">Category: {phrase.category}</p>
      <PhraseRow letters={shownPhrase(round)} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="grid content-start justify-items-center gap-4">
          <Wheel parts={wedges} degrees={wheel.degrees} spinMs={wheel.spinMs} />
          <Button
            look="primary"
            className="min-w-40"
            disabled={wheel.spinning || round.worth !== undefined || round.solved}
            onClick={() => wheel.spin((index) => setRound((now) => spun(now, wedges[index] ?? '')))}
          >
            Spin
          </Button>
          {round.solved ? (
            <Button onClick={() => begin(round.players)}>Next phrase, keep points</Button>
          ) : null}
        </div>
        <div className="grid content-start gap-4">
          <div role="group" aria-label="Letters" className="grid grid-cols-6 gap-1.5 sm:grid-cols-7">
            {letters.map((letter) => (
              <Button
                key={letter}
                className="px-0!"
                aria-label={`Letter ${letter}`}
                disabled={wheel.spinning || !mayGuess(round, letter)}
                onClick={() => setRound(guess(round, letter))}
              >
                {letter}
              </Button>
            ))}
          </div>
          <SolveForm
            disabled={wheel.spinning || round.solved}
            onSolve={(answer) => setRound(solve(round, answer))}
          />
        </div>
      </div>
    </GameFrame>
  );
}

function PhraseRow({ letters: shown }: { letters: readonly string[] }) {
  const words = shown.join('').split(' ');
  return (
    <p
      aria-label={shown.map((letter) => (letter === '_' ? 'blank' : letter)).join(' ')}
      role="img"
      data-phrase
      className="flex flex-wrap justify-center gap-x-4 gap-y-2 font-heading text-xl font-bold sm:text-2xl"
    >
      {words.map((word, place) => (
        <span key={`${word}-${place}`} className="flex gap-1">
          {[...word].map((letter, index) => (
            <span
              key={index}
              className="grid h-9 w-7 place-items-center rounded-sm border border-line-strong bg-field sm:h-11 sm:w-9"
            >
              {letter === '_' ? ' ' : letter}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

function SolveForm({ disabled, onSolve }: { disabled: boolean; onSolve: (answer: string) => void }) {
  const [answer, setAnswer] = useState('');
  const id = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.trim() === '') return;
    onSolve(answer);
    setAnswer('');
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="text-sm">
          Your solution
        </label>
        <input
          id={id}
          value={answer}
          disabled={disabled}
          onChange={(event) => setAnswer(event.target.value)}
          className="mt-1 min-h-11 w-full rounded-control border border-line-strong bg-field px-3 text-ink"
        />
      </div>
      <Button type="submit" disabled={disabled}>
        Solve
      </Button>
    </form>
  );
}
