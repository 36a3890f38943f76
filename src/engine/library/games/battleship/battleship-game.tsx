import { Flame, Ship as ShipIcon, Waves } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import {
  allSunk,
  chooseShot,
  isSunk,
  newWaters,
  shipAt,
  shoot,
  size,
  tellShot,
  type Waters,
} from './rules.ts';

function fieldName(cell: number): string {
  return `${'abcdefgh'.charAt(cell % size)}${Math.floor(cell / size) + 1}`;
}

const rules = [
  'Each side hides five ships of 5, 4, 3, 3 and 2 fields. You and the computer shoot in turn.',
  'A flame is a hit, waves are a miss. Who sinks the whole fleet first wins.',
  'Before the first shot your ships can be placed anew.',
];

/** Find and sink the fleet of the computer before it sinks yours. */
export function BattleshipGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [enemy, setEnemy] = useState(() => newWaters(random));
  const [own, setOwn] = useState(() => newWaters(random));
  const [told, setTold] = useState('Press a field of the enemy waters to shoot.');
  const [tally, setTally] = useKept('battleship-tally', { won: 0, lost: 0 });
  const won = allSunk(enemy);
  const lost = allSunk(own);
  function fire(cell: number): void {
    if (won || lost || enemy.shots.includes(cell)) return;
    const struck = shoot(enemy, cell);
    setEnemy(struck);
    if (allSunk(struck)) {
      setTally({ ...tally, won: tally.won + 1 });
      return;
    }
    const target = chooseShot(own, random);
    const answer = shoot(own, target);
    setOwn(answer);
    setTold(
      `${fieldName(cell)}: ${tellShot(struck, cell)}. Enemy shoots ${fieldName(target)}: ${tellShot(answer, target)}.`,
    );
    if (allSunk(answer)) setTally({ ...tally, lost: tally.lost + 1 });
  }
  const left = (waters: Waters) => waters.ships.filter((ship) => !isSunk(waters, ship)).length;
  return (
    <GameFrame
      title={title}
      status={
        won ? `You win after ${enemy.shots.length} shots` : lost ? 'Your fleet is sunk. You lose' : told
      }
      scores={[
        { label: 'Your shots', value: enemy.shots.length },
        { label: 'Enemy ships', value: left(enemy) },
        { label: 'Your ships', value: left(own) },
        { label: 'Won', value: `${tally.won} : ${tally.lost}` },
      ]}
      rules={rules}
      onNew={() => {
        setEnemy(newWaters(random));
        setOwn(newWaters(random));
        setTold('Press a field of the enemy waters to shoot.');
      }}
      tools={
        <Button disabled={enemy.shots.length > 0} onClick={() => setOwn(newWaters(random))}>
          Shuffle ships
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-center font-heading font-semibold">Enemy waters</h3>
          <SquareBoard
            label="Enemy waters"
            columns={size}
            squares={squaresOf(enemy, won || lost)}
            onPress={(id) => fire('abcdefgh'.indexOf(id.charAt(0)) + (Number(id.slice(1)) - 1) * size)}
          />
        </div>
        <div className="grid content-start gap-2">
          <h3 className="text-center font-heading font-semibold">Your waters</h3>
          <SquareBoard
            label="Your waters"
            columns={size}
            squares={squaresOf(own, true)}
            onPress={() => undefined}
          />
        </div>
      </div>
    </GameFrame>
  );
}

function squaresOf(waters: Waters, open: boolean): Square[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const shot = waters.shots.includes(cell);
    const ship = shipAt(waters, cell);
    const shown = ship !== undefined && (open || (shot && isSunk(waters, ship)));
    const what = shot ? (ship === undefined ? 'miss' : 'hit') : shown ? 'ship' : 'unknown';
    const Icon = shot ? (ship === undefined ? Waves : Flame) : ShipIcon;
    const look =
      shot && ship !== undefined
        ? 'bg-danger text-on-danger'
        : shown
          ? 'bg-primary text-on-primary'
          : 'bg-soft text-ink';
    return {
      id: fieldName(cell),
      label: `${fieldName(cell)}, ${what}`,
      disabled: shot || open,
      look: `rounded-sm ${look}`,
      content:
        shot || shown ? (
          <span data-shot={shot ? '' : undefined} className="grid place-items-center">
            <Icon aria-hidden="true" className="size-4 sm:size-5" />
          </span>
        ) : null,
    };
  });
}
