import { Bomb, Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useBest } from '../use-best.ts';
import { useClock } from '../use-clock.ts';
import { useRandom } from '../use-random.ts';
import {
  type Field,
  isOver,
  isWon,
  minesAround,
  newField,
  openAround,
  openCell,
  toggleFlag,
} from './rules.ts';

const levels = {
  Beginner: [9, 9, 10],
  Intermediate: [16, 16, 40],
  Expert: [30, 16, 99],
} as const;
export type MineLevel = keyof typeof levels;
const levelNames = Object.keys(levels) as MineLevel[];

function fieldOf(level: MineLevel): Field {
  const [columns, rows, mines] = levels[level];
  return newField(columns, rows, mines);
}

const rules = [
  'A number says how many mines are in the eight squares around it. The first press is always safe.',
  'Mark mines with a flag: right click, the F key, or the flag mode for touch.',
  'A press on a number whose flags are all set opens the other squares around it.',
  'The game is won when every square without a mine is open.',
];

export function MinesweeperGame({
  title,
  level: firstLevel = 'Beginner',
  seed,
}: {
  title: string;
  level?: MineLevel;
  seed?: number;
}) {
  const random = useRandom(seed);
  const [level, setLevel] = useState<MineLevel>(firstLevel);
  const [field, setField] = useState(() => fieldOf(firstLevel));
  const [flagging, setFlagging] = useState(false);
  const over = isOver(field);
  const won = isWon(field);
  const [seconds, resetClock] = useClock(field.open.size > 0 && !over);
  const { best, report } = useBest(`minesweeper-${level}`, 'low');
  useEffect(() => {
    if (won) report(seconds);
  }, [won, seconds, report]);

  function begin(next: MineLevel): void {
    setLevel(next);
    setField(fieldOf(next));
    resetClock();
  }
  function press(cell: number): void {
    if (flagging) setField(toggleFlag(field, cell));
    else setField(field.open.has(cell) ? openAround(field, cell, random) : openCell(field, cell, random));
  }
  return (
    <GameFrame
      title={title}
      status={
        won
          ? `You won in ${seconds} seconds`
          : over
            ? 'Game over. You hit a mine'
            : 'Open every square without a mine.'
      }
      scores={[
        { label: 'Mines left', value: field.mineCount - field.flags.size },
        { label: 'Time', value: seconds },
        { label: 'Best time', value: best === undefined ? '–' : `${best} s` },
      ]}
      rules={rules}
      onNew={() => begin(level)}
      tools={
        <>
          <LevelSelect options={levelNames} value={level} onChange={begin} />
          <Button
            aria-pressed={flagging}
            look={flagging ? 'primary' : 'plain'}
            onClick={() => setFlagging(!flagging)}
          >
            <Flag aria-hidden="true" className="size-4" /> Flag mode
          </Button>
        </>
      }
    >
      <div className="overflow-x-auto p-1" tabIndex={0} role="region" aria-label="Mine field">
        <div
          className={level === 'Expert' ? 'min-w-[60rem]' : level === 'Intermediate' ? 'min-w-[30rem]' : ''}
        >
          <SquareBoard
            label="Minesweeper board"
            columns={field.columns}
            width={level === 'Beginner' ? 'max-w-md' : level === 'Expert' ? 'max-w-none' : 'max-w-xl'}
            squares={squaresOf(field, over)}
            onPress={(id) => press(Number(id))}
            onMark={(id) => setField(toggleFlag(field, Number(id)))}
            onKey={(event, id) => {
              if (event.key.toLowerCase() === 'f') setField(toggleFlag(field, Number(id)));
            }}
          />
        </div>
      </div>
    </GameFrame>
  );
}

function squaresOf(field: Field, over: boolean): Square[] {
  return Array.from({ length: field.columns * field.rows }, (_, cell) => {
    const place = `Row ${Math.floor(cell / field.columns) + 1}, column ${(cell % field.columns) + 1}`;
    const id = String(cell);
    const base = 'rounded-sm text-sm font-bold sm:text-base';
    if (over && field.mines.has(cell))
      return {
        id,
        label: `${place}, mine`,
        disabled: true,
        look: `${base} ${cell === field.hit ? 'bg-danger text-on-danger' : 'bg-danger-soft text-danger-ink'}`,
        content: <Bomb aria-hidden="true" className="size-2/3" />,
      };
    if (field.open.has(cell)) {
      const count = minesAround(field, cell);
      return {
        id,
        label: `${place}, open, ${count} ${count === 1 ? 'mine' : 'mines'} around`,
        look: `${base} border border-line bg-surface ${count > 2 ? 'text-danger-ink' : count === 2 ? 'text-good' : 'text-link'}`,
        content: count === 0 ? null : count,
      };
    }
    const flagged = field.flags.has(cell);
    return {
      id,
      label: `${place}, ${flagged ? 'flag' : 'closed'}`,
      disabled: over,
      look: `${base} bg-primary text-on-primary hover:brightness-95`,
      content: flagged ? <Flag aria-hidden="true" className="size-2/3 fill-current" /> : null,
    };
  });
}
