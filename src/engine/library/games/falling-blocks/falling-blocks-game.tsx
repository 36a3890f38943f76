import { type Direction, directionOf } from '../directions.ts';
import type { Random } from '../random.ts';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { PadButton, TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import {
  cellsOf,
  columns,
  fall,
  fallMs,
  hardDrop,
  type Kind,
  landed,
  levelOf,
  newWell,
  rotate,
  rows,
  shift,
  type Well,
} from './rules.ts';

const unit = 20;
/** Kinds are told apart by fill and inner mark, in the colours of the app. */
const fills: Readonly<Record<Kind, string>> = {
  I: 'fill-primary',
  O: 'fill-ink',
  T: 'fill-danger',
  S: 'fill-good',
  Z: 'fill-muted',
  J: 'fill-link',
  L: 'fill-line-strong',
};

function steer(well: Well, direction: Direction, random: Random): Well {
  if (direction === 'up') return rotate(well);
  if (direction === 'down') return fall(well, random);
  return shift(well, direction === 'left' ? -1 : 1);
}

const rules = [
  'Left and right move the piece, up turns it, down makes it fall faster, Space drops it. P pauses.',
  'A row without a gap is cleared: 100, 300, 500 or 800 points for one to four rows at once, times the level.',
  'Every ten rows the level rises and pieces fall faster. When no piece fits in at the top the game is over.',
];

/** Turn and place the falling pieces, fill rows to clear them. */
export function FallingBlocksGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const { best, report } = useBest('falling-blocks');
  const game = useRealTime<Well>({
    create: () => newWell(random),
    step: (well) => fall(well, random),
    stepMs: fallMs,
    isOver: ({ over }) => over,
    onOver: ({ score }) => report(score),
  });
  const { state, phase } = game;
  function steerTo(direction: Direction): void {
    if (phase === 'running') game.change((well) => steer(well, direction, random));
  }
  function drop(): void {
    if (phase === 'running') game.change((well) => hardDrop(well, random));
  }
  useKeys(phase === 'running' || phase === 'paused', (key) => {
    const direction = directionOf(key);
    if (direction !== undefined) steerTo(direction);
    else if (key === ' ') drop();
    else if (key.toLowerCase() === 'p') game.togglePause();
    else return false;
    return true;
  });
  const status = realTimeStatus(
    phase,
    'Fill whole rows to clear them.',
    `Game over. You scored ${state.score}`,
  );
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: 'Score', value: state.score },
        { label: 'Lines', value: state.lines },
        { label: 'Level', value: levelOf(state) },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={rules}
      game={game}
      board={{ id: 'falling-blocks', score: state.score }}
    >
      <div className="mx-auto grid w-full max-w-lg grid-cols-[minmax(0,1fr)_5.5rem] gap-3">
        <Stage
          label="Well with falling pieces"
          width={columns * unit}
          height={rows * unit}
          message={phase === 'running' ? undefined : status}
        >
          <WellPicture well={state} />
        </Stage>
        <NextPiece kind={state.bag[0] ?? 'T'} />
      </div>
      <TouchPad directions={['left', 'up', 'down', 'right']} onDirection={steerTo}>
        <PadButton label="Drop" onDown={drop}>
          Drop
        </PadButton>
      </TouchPad>
    </RealTimeFrame>
  );
}

function Block({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <rect
      x={x * unit + 0.75}
      y={y * unit + 0.75}
      width={unit - 1.5}
      height={unit - 1.5}
      rx="3"
      className={fill}
    />
  );
}

function WellPicture({ well }: { well: Well }) {
  const ghost = cellsOf(landed(well));
  return (
    <>
      {ghost.map(([x, y]) => (
        <Block key={`g${x}-${y}`} x={x} y={y} fill="fill-none stroke-line-strong" />
      ))}
      {well.cells.map((kind, index) =>
        kind === undefined ? null : (
          <Block key={index} x={index % columns} y={Math.floor(index / columns)} fill={fills[kind]} />
        ),
      )}
      {cellsOf(well.piece).map(([x, y]) => (
        <Block key={`p${x}-${y}`} x={x} y={y} fill={fills[well.piece.kind]} />
      ))}
    </>
  );
}

function NextPiece({ kind }: { kind: Kind }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm font-semibold">Next</p>
      <svg
        viewBox="-5 -5 90 60"
        role="img"
        aria-label={`Next piece ${kind}`}
        className="rounded-control bg-soft"
      >
        {cellsOf({ kind, turns: 0, x: 0, y: 0 }).map(([x, y]) => (
          <Block key={`${x}-${y}`} x={x} y={y} fill={fills[kind]} />
        ))}
      </svg>
    </div>
  );
}
