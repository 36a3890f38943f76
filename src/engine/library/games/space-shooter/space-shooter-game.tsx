import { directionOf } from '../directions.ts';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { PadButton, TouchPad } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import { alien, type Battle, field, newBattle, ship, stepBattle } from './rules.ts';

const rules = [
  'Arrow keys or A and D move the ship, Space shoots. P pauses.',
  'Every alien gives 10 points, a cleared wave 100. Later waves are faster.',
  'You lose a life when a bomb hits you, and the game when the aliens come down to you.',
];

/** Defend yourself against waves from above. */
export function SpaceShooterGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const { best, report } = useBest('space-shooter');
  const game = useRealTime<Battle>({
    create: newBattle,
    step: (state) => stepBattle(state, random),
    stepMs: 1000 / 60,
    isOver: ({ lives }) => lives <= 0,
    onOver: ({ score }) => report(score),
  });
  const { state, phase } = game;
  const push = (by: number) => game.change((now) => ({ ...now, push: by }));
  const fire = (firing: boolean) => game.change((now) => ({ ...now, firing }));
  useKeys(
    phase === 'running' || phase === 'paused',
    (key) => {
      const direction = directionOf(key);
      if (direction === 'left') push(-1);
      else if (direction === 'right') push(1);
      else if (key === ' ') fire(true);
      else if (key.toLowerCase() === 'p') game.togglePause();
      else return false;
      return true;
    },
    (key) => {
      if (key === ' ') fire(false);
      else if (directionOf(key) !== undefined) push(0);
    },
  );
  const status = realTimeStatus(phase, 'Shoot the aliens.', `Game over. You scored ${state.score}`);
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: 'Score', value: state.score },
        { label: 'Lives', value: Math.max(0, state.lives) },
        { label: 'Wave', value: state.wave },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={rules}
      game={game}
      board={{ id: 'space-shooter', score: state.score }}
    >
      <Stage
        label="Ship below, aliens above"
        width={field.width}
        height={field.height}
        message={phase === 'running' ? undefined : status}
      >
        <BattlePicture state={state} />
      </Stage>
      <TouchPad
        directions={['left', 'right']}
        onDirection={(direction) => push(direction === 'left' ? -1 : 1)}
        onRelease={() => push(0)}
      >
        <PadButton label="Fire" onDown={() => fire(true)} onUp={() => fire(false)}>
          Fire
        </PadButton>
      </TouchPad>
    </RealTimeFrame>
  );
}

function BattlePicture({ state }: { state: Battle }) {
  return (
    <>
      {state.aliens.map(({ x, y }) => (
        <g key={`${x}-${y}`} data-alien transform={`translate(${x} ${y})`}>
          <rect
            x={-alien.width / 2}
            y={-alien.height / 2}
            width={alien.width}
            height={alien.height}
            rx="7"
            className="fill-primary"
          />
          <circle cx="-5" cy="-1" r="2.5" className="fill-on-primary" />
          <circle cx="5" cy="-1" r="2.5" className="fill-on-primary" />
        </g>
      ))}
      {state.shots.map(({ x, y }) => (
        <rect key={`${x}-${y}`} x={x - 1.5} y={y - 8} width="3" height="10" className="fill-ink" />
      ))}
      {state.bombs.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4" className="fill-danger" />
      ))}
      <path
        d={`M${state.x} ${ship.y - ship.height} l${ship.width / 2} ${ship.height * 1.6} h${-ship.width} z`}
        className="fill-ink"
      />
    </>
  );
}
