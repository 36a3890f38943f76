import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { whole } from '../random.ts';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { Die } from './die.tsx';

const counts = ['1', '2', '3', '4', '5', '6'];
const kinds = ['6 sides', '4 sides', '8 sides', '10 sides', '12 sides', '20 sides'];
const keptRolls = 30;

/** Roll dice; the sum, the history and a race to a goal between two players. */
export function DiceGame({ title, goal = 50, seed }: { title: string; goal?: number; seed?: number }) {
  const random = useRandom(seed);
  const [count, setCount] = useState('2');
  const [kind, setKind] = useState(kinds[0] ?? '6 sides');
  const [rolls, setRolls] = useKept<readonly (readonly number[])[]>('dice-rolls', []);
  const [points, setPoints] = useState<readonly [number, number]>([0, 0]);
  const [turn, setTurn] = useState<0 | 1>(0);
  const last = rolls[0];
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const winner = points.findIndex((value) => value >= goal);
  function roll(): void {
    const sides = Number.parseInt(kind, 10);
    const made = Array.from({ length: Number(count) }, () => whole(random, sides) + 1);
    setRolls([made, ...rolls].slice(0, keptRolls));
    setPoints(turn === 0 ? [points[0] + sumOf(made), points[1]] : [points[0], points[1] + sumOf(made)]);
    setTurn(turn === 0 ? 1 : 0);
  }
  const status =
    winner !== -1
      ? `Player ${winner + 1} wins with ${points[winner]} points`
      : `${last === undefined ? '' : `Rolled ${sumOf(last)}. `}Player ${turn + 1} rolls next.`;
  return (
    <GameFrame
      title={title}
      status={status}
      scores={[
        { label: 'Player 1', value: points[0] },
        { label: 'Player 2', value: points[1] },
        { label: 'Goal', value: goal },
      ]}
      rules={[
        'Players roll in turn. The sum of the dice is added to their points.',
        `Who reaches ${goal} points first wins. The number of dice and their sides can be chosen.`,
      ]}
      onNew={() => {
        setPoints([0, 0]);
        setTurn(0);
        setRolls([]);
      }}
      tools={
        <>
          <LevelSelect label="Dice" options={counts} value={count} onChange={setCount} />
          <LevelSelect label="Kind" options={kinds} value={kind} onChange={setKind} />
        </>
      }
    >
      <div role="group" aria-label="Dice" className="flex min-h-20 flex-wrap justify-center gap-3">
        {(last ?? []).map((value, index) => (
          <Die key={index} value={value} />
        ))}
      </div>
      <Button look="primary" className="mx-auto min-w-40 text-base" disabled={winner !== -1} onClick={roll}>
        Roll dice
      </Button>
      <ol aria-label="History" className="flex flex-wrap gap-1.5 text-sm">
        {rolls.map((one, index) => (
          <li
            key={rolls.length - index}
            data-roll
            className="rounded-control bg-soft px-3 py-1.5 tabular-nums"
          >
            {one.join(' + ')} = {sumOf(one)}
          </li>
        ))}
      </ol>
    </GameFrame>
  );
}
