import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Direction, directionOf } from '../directions.ts';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { Stage } from '../stage.tsx';
import { TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { clockText, useClock } from '../use-clock.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { type Maze, newMaze, routeTo, walk } from './rules.ts';

const sizes = { Small: 9, Medium: 14, Large: 20 };
type Size = keyof typeof sizes;
const sizeNames = Object.keys(sizes) as Size[];
const unit = 20;

const rules = [
  'Arrow keys, W A S D or the buttons walk one step.',
  'There is exactly one way. Show way helps, but then the result does not count.',
];

/** Find the way from the upper left to the flag. */
export function MazeGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [size, setSize] = useState<Size>('Small');
  const [maze, setMaze] = useState(() => newMaze(sizes[size], random));
  const [cell, setCell] = useState(0);
  const [moves, setMoves] = useState(0);
  const [helped, setHelped] = useState(false);
  const exit = maze.size ** 2 - 1;
  const done = cell === exit;
  const [seconds, resetClock] = useClock(moves > 0 && !done);
  const { best, report } = useBest(`maze-${size}`, 'low');
  useEffect(() => {
    if (done && !helped) report(moves);
  }, [done, helped, moves, report]);
  function begin(next: Size): void {
    setSize(next);
    setMaze(newMaze(sizes[next], random));
    setCell(0);
    setMoves(0);
    setHelped(false);
    resetClock();
  }
  function go(direction: Direction): void {
    const next = walk(maze, cell, direction);
    if (done || next === cell) return;
    setCell(next);
    setMoves(moves + 1);
  }
  useKeys(!done, (key) => {
    const direction = directionOf(key);
    if (direction !== undefined) go(direction);
    return direction !== undefined;
  });
  const route = helped && !done ? [cell, ...routeTo(maze, cell, exit)] : [];
  return (
    <GameFrame
      title={title}
      status={
        done ? `You found the exit in ${moves} moves` : 'Find the way to the square at the lower right.'
      }
      scores={[
        { label: 'Moves', value: moves },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Best', value: best === undefined ? '–' : `${best} moves` },
      ]}
      rules={rules}
      onNew={() => begin(size)}
      newLabel="New maze"
      tools={<LevelSelect label="Size" options={sizeNames} value={size} onChange={begin} />}
    >
      <Stage
        label={`Maze, you are at row ${Math.floor(cell / maze.size) + 1}, column ${(cell % maze.size) + 1}`}
        width={maze.size * unit}
        height={maze.size * unit}
        maxWidth="max-w-md"
      >
        <MazePicture maze={maze} cell={cell} route={route} />
      </Stage>
      <TouchPad directions={['left', 'up', 'down', 'right']} onDirection={go}>
        <Button disabled={done} onClick={() => setHelped(true)}>
          Show way
        </Button>
      </TouchPad>
    </GameFrame>
  );
}

function MazePicture({ maze, cell, route }: { maze: Maze; cell: number; route: readonly number[] }) {
  const center = (at: number) =>
    [((at % maze.size) + 0.5) * unit, (Math.floor(at / maze.size) + 0.5) * unit] as const;
  return (
    <>
      <rect
        x={(maze.size - 1) * unit + 3}
        y={(maze.size - 1) * unit + 3}
        width={unit - 6}
        height={unit - 6}
        className="fill-good"
      />
      {route.length === 0 ? null : (
        <polyline
          points={route.map((at) => center(at).join(',')).join(' ')}
          className="fill-none stroke-danger"
          strokeWidth="3"
          strokeDasharray="4 4"
        />
      )}
      {maze.ways.map((ways, at) => {
        const x = (at % maze.size) * unit;
        const y = Math.floor(at / maze.size) * unit;
        const right = ways.has('right') ? '' : `M${x + unit} ${y}v${unit}`;
        const down = ways.has('down') ? '' : `M${x} ${y + unit}h${unit}`;
        return right + down === '' ? null : (
          <path key={at} d={right + down} className="stroke-ink" strokeWidth="2" />
        );
      })}
      <circle cx={center(cell)[0]} cy={center(cell)[1]} r={unit * 0.34} className="fill-primary" />
    </>
  );
}
