import { useState } from 'react';
import { directionOf } from '../directions.ts';
import { LevelSelect } from '../game-frame.tsx';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import { moveSnake, newSnake, type SnakeState, turn } from './rules.ts';

const speeds = { Slow: 220, Normal: 140, Fast: 90 };
type Speed = keyof typeof speeds;
const speedNames = Object.keys(speeds) as Speed[];
const size = 18;
const unit = 20;

/** Eat, grow, and do not bite yourself. */
export function SnakeGame({ title, walls = true, seed }: { title: string; walls?: boolean; seed?: number }) {
  const random = useRandom(seed);
  const [speed, setSpeed] = useState<Speed>('Normal');
  const { best, report } = useBest('snake');
  const game = useRealTime<SnakeState>({
    create: () => newSnake(size, walls, random),
    step: (state) => moveSnake(state, random),
    stepMs: speeds[speed],
    isOver: ({ over }) => over,
    onOver: ({ score }) => report(score),
  });
  const { state, phase } = game;
  useKeys(phase === 'running' || phase === 'paused', (key) => {
    if (key === ' ' || key.toLowerCase() === 'p') {
      game.togglePause();
      return true;
    }
    const direction = directionOf(key);
    if (direction !== undefined) game.change((now) => turn(now, direction));
    return direction !== undefined;
  });
  const status = realTimeStatus(
    phase,
    'Eat the food and keep away from your tail.',
    `Game over. You scored ${state.score}`,
  );
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: 'Score', value: state.score },
        { label: 'Length', value: state.body.length },
        { label: 'High score', value: best ?? 0 },
      ]}
      rules={[
        'Arrow keys, W A S D or the buttons steer. Space or P pauses.',
        'Each piece of food gives 10 points and makes the snake longer.',
        walls
          ? 'Running into the edge or into yourself ends the game.'
          : 'The edges lead to the other side; running into yourself ends the game.',
      ]}
      tools={<LevelSelect label="Speed" options={speedNames} value={speed} onChange={setSpeed} />}
      game={game}
      board={{ id: 'snake', score: state.score }}
    >
      <Stage
        label="Field of the snake"
        width={size * unit}
        height={size * unit}
        maxWidth="max-w-md"
        message={phase === 'running' ? undefined : status}
      >
        <SnakePicture state={state} />
      </Stage>
      <TouchPad
        directions={['left', 'up', 'down', 'right']}
        onDirection={(direction) => game.change((now) => turn(now, direction))}
      />
    </RealTimeFrame>
  );
}

function SnakePicture({ state }: { state: SnakeState }) {
  return (
    <>
      <circle
        cx={(state.food.x + 0.5) * unit}
        cy={(state.food.y + 0.5) * unit}
        r={unit * 0.38}
        className="fill-danger"
      />
      {state.body.map(({ x, y }, index) => (
        <rect
          key={index}
          x={x * unit + 1}
          y={y * unit + 1}
          width={unit - 2}
          height={unit - 2}
          rx={index === 0 ? 7 : 4}
          className={index === 0 ? 'fill-ink' : 'fill-primary'}
        />
      ))}
    </>
  );
}
