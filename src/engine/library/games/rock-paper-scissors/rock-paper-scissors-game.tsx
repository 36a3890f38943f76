import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { pick } from '../random.ts';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';

const signs = { Rock: '✊', Paper: '✋', Scissors: '✌️' };
type Sign = keyof typeof signs;
const names = Object.keys(signs) as Sign[];
const beats: Readonly<Record<Sign, Sign>> = { Rock: 'Scissors', Paper: 'Rock', Scissors: 'Paper' };

interface Round {
  readonly own: Sign;
  readonly other: Sign;
}

function resultOf({ own, other }: Round): 'win' | 'lose' | 'draw' {
  if (own === other) return 'draw';
  return beats[own] === other ? 'win' : 'lose';
}

const words = { win: 'You win', lose: 'Computer wins', draw: 'Draw' };
const keptRounds = 30;

const rules = ['Rock beats scissors, scissors beat paper, paper beats rock.', 'The same sign is a draw.'];

export function RockPaperScissorsGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [rounds, setRounds] = useKept<readonly Round[]>('rock-paper-scissors', []);
  const [last, setLast] = useState<Round>();
  const count = (result: 'win' | 'lose' | 'draw') =>
    rounds.filter((round) => resultOf(round) === result).length;
  function play(own: Sign): void {
    const round = { own, other: pick(random, names) };
    setLast(round);
    setRounds([round, ...rounds].slice(0, keptRounds));
  }
  return (
    <GameFrame
      title={title}
      status={
        last === undefined
          ? 'Choose rock, paper or scissors.'
          : `${words[resultOf(last)]}: ${last.own} against ${last.other.toLowerCase()}`
      }
      scores={[
        { label: 'You', value: count('win') },
        { label: 'Computer', value: count('lose') },
        { label: 'Draws', value: count('draw') },
      ]}
      rules={rules}
      onNew={() => {
        setLast(undefined);
        setRounds([]);
      }}
    >
      <div className="mx-auto grid w-full max-w-md grid-cols-3 gap-3">
        {names.map((name) => (
          <Button key={name} look="primary" className="min-h-28 flex-col" onClick={() => play(name)}>
            <span aria-hidden="true" className="text-4xl">
              {signs[name]}
            </span>
            {name}
          </Button>
        ))}
      </div>
      {last === undefined ? null : (
        <p className="text-center text-5xl" role="img" aria-label={`${last.own} against ${last.other}`}>
          {signs[last.own]} <span className="text-base">against</span> {signs[last.other]}
        </p>
      )}
      <ol aria-label="History" className="flex flex-wrap gap-1.5 text-sm">
        {rounds.map((round, index) => (
          <li key={rounds.length - index} data-round className="rounded-control bg-soft px-3 py-1.5">
            {signs[round.own]} {signs[round.other]} {words[resultOf(round)]}
          </li>
        ))}
      </ol>
    </GameFrame>
  );
}
