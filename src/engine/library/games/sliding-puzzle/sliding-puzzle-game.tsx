import { useEffect, useState } from 'react';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { SquareBoard } from '../square-board.tsx';
import { useBest } from '../use-best.ts';
import { clockText, useClock } from '../use-clock.ts';
import { useRandom } from '../use-random.ts';
import { isSolved, mixedTiles, pushTile } from './rules.ts';

const sizes = ['3 × 3', '4 × 4', '5 × 5'] as const;
type Size = (typeof sizes)[number];

const rules = [
  'Press a tile beside the gap to push it there.',
  'The puzzle is solved when the numbers stand in order.',
];

/** Push the tiles until they are in order. */
export function SlidingPuzzleGame({
  title,
  size: first = 4,
  seed,
}: {
  title: string;
  size?: number;
  seed?: number;
}) {
  const random = useRandom(seed);
  const [size, setSize] = useState<Size>(sizes.find((one) => one.startsWith(String(first))) ?? '4 × 4');
  const [tiles, setTiles] = useState(() => mixedTiles(Number(size.charAt(0)), random));
  const [moves, setMoves] = useState(0);
  const solved = isSolved(tiles);
  const [seconds, resetClock] = useClock(moves > 0 && !solved);
  const { best, report } = useBest(`sliding-puzzle-${size}`, 'low');
  useEffect(() => {
    if (solved) report(moves);
  }, [solved, moves, report]);
  function begin(next: Size): void {
    setSize(next);
    setTiles(mixedTiles(Number(next.charAt(0)), random));
    setMoves(0);
    resetClock();
  }
  function push(place: number): void {
    const next = pushTile(tiles, place);
    if (solved || next === tiles) return;
    setTiles(next);
    setMoves(moves + 1);
  }
  return (
    <GameFrame
      title={title}
      status={solved ? `Solved in ${moves} moves` : 'Put the numbers in order, the gap last.'}
      scores={[
        { label: 'Moves', value: moves },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Best', value: best === undefined ? '–' : `${best} moves` },
      ]}
      rules={rules}
      onNew={() => begin(size)}
      tools={<LevelSelect label="Size" options={sizes} value={size} onChange={begin} />}
    >
      <SquareBoard
        label="Sliding puzzle"
        columns={Number(size.charAt(0))}
        width="max-w-sm"
        gap="gap-1.5"
        squares={tiles.map((tile, index) => ({
          id: String(index + 1),
          label: tile === 0 ? 'Gap' : `Tile ${tile}`,
          disabled: pushTile(tiles, index) === tiles,
          look: `rounded-control font-heading text-2xl font-bold ${tile === 0 ? 'bg-soft' : 'bg-primary text-on-primary'}`,
          content: tile === 0 ? null : tile,
        }))}
        onPress={(id) => push(Number(id) - 1)}
      />
    </GameFrame>
  );
}
