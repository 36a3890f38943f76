import { type TouchEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Direction, directionOf } from '../directions.ts';
import { GameFrame } from '../game-frame.tsx';
import { TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { addTile, isStuck, newTiles, slide, type Tiles } from './rules.ts';

interface Turn {
  readonly tiles: Tiles;
  readonly score: number;
}

const swipePixels = 24;

/** Push the tiles, join equal ones, reach the goal. */
export function Game2048({
  title,
  size = 4,
  goal = 2048,
  seed,
}: {
  title: string;
  size?: number;
  goal?: number;
  seed?: number;
}) {
  const random = useRandom(seed);
  const [turns, setTurns] = useState<readonly Turn[]>(() => [{ tiles: newTiles(size, random), score: 0 }]);
  const { best, report } = useBest('2048');
  const { tiles, score } = turns.at(-1) ?? { tiles: [], score: 0 };
  const stuck = isStuck(tiles);
  const reached = Math.max(...tiles) >= goal;
  function push(direction: Direction): void {
    const { tiles: pushed, gained, moved } = slide(tiles, direction);
    if (!moved) return;
    report(score + gained);
    setTurns([...turns.slice(-20), { tiles: addTile(pushed, random), score: score + gained }]);
  }
  useKeys(!stuck, (key) => {
    const direction = directionOf(key);
    if (direction !== undefined) push(direction);
    return direction !== undefined;
  });
  const swipe = useSwipe(push);
  return (
    <GameFrame
      title={title}
      status={
        stuck
          ? `Game over. No move is left, you scored ${score}`
          : reached
            ? `You reached ${goal}. Go on for a higher score.`
            : `Join tiles to reach ${goal}.`
      }
      scores={[
        { label: 'Score', value: score },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={[
        'Arrow keys, W A S D, a swipe or the buttons push all tiles to one side.',
        'Two tiles with the same number join to one with their sum, which is added to the score.',
        `After every push a new tile appears. Reach ${goal} to win; when nothing moves the game is over.`,
      ]}
      onNew={() => setTurns([{ tiles: newTiles(size, random), score: 0 }])}
      tools={
        <Button disabled={turns.length < 2} onClick={() => setTurns(turns.slice(0, -1))}>
          Undo
        </Button>
      }
    >
      <div
        role="img"
        aria-label={describe(tiles, size)}
        data-tiles={tiles.join(' ')}
        className="mx-auto grid w-full max-w-sm touch-none gap-2 rounded-card bg-soft p-2"
        style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))` }}
        {...swipe}
      >
        {tiles.map((value, index) => (
          <Tile key={index} value={value} />
        ))}
      </div>
      <TouchPad directions={['left', 'up', 'down', 'right']} onDirection={push} />
    </GameFrame>
  );
}

function Tile({ value }: { value: number }) {
  const strength = Math.min(100, 12 + Math.log2(Math.max(1, value)) * 8);
  const strong = strength > 55;
  return (
    <span className="relative grid aspect-square place-items-center overflow-hidden rounded-control border border-line bg-surface">
      {value === 0 ? null : (
        <>
          <span
            className={`absolute inset-0 ${strong ? 'bg-primary' : 'bg-soft'}`}
            style={strong ? {} : { opacity: strength / 55 }}
          />
          <span
            className={`relative font-heading font-bold ${value > 999 ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'} ${strong ? 'text-on-primary' : 'text-ink'}`}
          >
            {value}
          </span>
        </>
      )}
    </span>
  );
}

function describe(tiles: Tiles, size: number): string {
  const rows = Array.from({ length: size }, (_, row) =>
    tiles
      .slice(row * size, row * size + size)
      .map((value) => (value === 0 ? 'empty' : value))
      .join(', '),
  );
  return rows.map((row, index) => `Row ${index + 1}: ${row}`).join('. ');
}

function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch === undefined ? undefined : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (start.current === undefined || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.max(Math.abs(across), Math.abs(down)) < swipePixels) return;
      if (Math.abs(across) > Math.abs(down)) onSwipe(across > 0 ? 'right' : 'left');
      else onSwipe(down > 0 ? 'down' : 'up');
    },
  };
}
