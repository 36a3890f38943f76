import type { PointerEvent } from 'react';
import { directionOf } from '../directions.ts';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import {
  type Breakout,
  ballRadius,
  brickSize,
  field,
  movePaddle,
  newBreakout,
  paddleHeight,
  paddleTop,
  stepBreakout,
} from './rules.ts';

const rules = [
  'Move the paddle with the arrow keys, A and D, the pointer or the buttons. Space or P pauses.',
  'Every brick that is hit gives 10 points; a cleared wall gives 100 and the next, faster level.',
  'A ball that falls past the paddle costs a life. You have three.',
];

/** Keep the ball in play and clear the wall. */
export function BreakoutGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const { best, report } = useBest('breakout');
  const game = useRealTime<Breakout>({
    create: () => newBreakout(random),
    step: (state) => stepBreakout(state, random),
    stepMs: 1000 / 60,
    isOver: ({ lives }) => lives <= 0,
    onOver: ({ score }) => report(score),
  });
  const { state, phase } = game;
  const push = (by: number) => game.change((now) => ({ ...now, push: by }));
  useKeys(
    phase === 'running' || phase === 'paused',
    (key) => {
      const direction = directionOf(key);
      if (direction === 'left') push(-1);
      else if (direction === 'right') push(1);
      else if (key === ' ' || key.toLowerCase() === 'p') game.togglePause();
      else return false;
      return true;
    },
    (key) => {
      const direction = directionOf(key);
      if (direction === 'left' || direction === 'right') push(0);
    },
  );
  function follow(event: PointerEvent<HTMLDivElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (phase === 'running')
      game.change((now) => movePaddle(now, ((event.clientX - left) / width) * field.width));
  }
  const status = realTimeStatus(phase, 'Keep the ball in play.', `Game over. You scored ${state.score}`);
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: 'Score', value: state.score },
        { label: 'Lives', value: state.lives },
        { label: 'Level', value: state.level },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={rules}
      game={game}
      board={{ id: 'breakout', score: state.score }}
    >
      <div className="mx-auto w-full max-w-xl touch-none" onPointerMove={follow}>
        <Stage
          label="Wall of bricks, paddle and ball"
          width={field.width}
          height={field.height}
          message={phase === 'running' ? undefined : status}
        >
          <BreakoutPicture state={state} />
        </Stage>
      </div>
      <TouchPad
        directions={['left', 'right']}
        onDirection={(direction) => push(direction === 'left' ? -1 : 1)}
        onRelease={() => push(0)}
      />
    </RealTimeFrame>
  );
}

function BreakoutPicture({ state }: { state: Breakout }) {
  return (
    <>
      {state.bricks.map(({ x, y, strength }) => (
        <rect
          key={`${x}-${y}`}
          data-brick
          x={x}
          y={y}
          width={brickSize.width}
          height={brickSize.height}
          rx="3"
          className={strength > 1 ? 'fill-ink' : 'fill-primary'}
        />
      ))}
      <rect
        x={state.paddle - state.paddleWidth / 2}
        y={paddleTop}
        width={state.paddleWidth}
        height={paddleHeight}
        rx="4"
        className="fill-ink"
      />
      <circle cx={state.ball.x} cy={state.ball.y} r={ballRadius} className="fill-danger" />
    </>
  );
}
