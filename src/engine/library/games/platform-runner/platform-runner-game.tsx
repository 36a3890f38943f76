import { directionOf } from '../directions.ts';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { PadButton } from '../touch-pad.tsx';
import { useBest } from '../use-best.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import { field, jump, newRun, type Run, runner, scoreOf, stepRun } from './rules.ts';

const rules = [
  'Space, the up key or the button jumps. A second jump in the air is allowed. P pauses.',
  'Every ten steps give a point, a coin gives 25. It gets faster and faster.',
  'Running into an obstacle ends the game.',
];

/** Run, jump over what is in the way, collect coins. */
export function PlatformRunnerGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const { best, report } = useBest('platform-runner');
  const game = useRealTime<Run>({
    create: newRun,
    step: (state) => stepRun(state, random),
    stepMs: 1000 / 60,
    isOver: ({ over }) => over,
    onOver: (state) => report(scoreOf(state)),
  });
  const { state, phase } = game;
  function leap(): void {
    if (phase === 'running') game.change(jump);
  }
  useKeys(phase === 'running' || phase === 'paused', (key) => {
    if (key === ' ' || directionOf(key) === 'up') leap();
    else if (key.toLowerCase() === 'p') game.togglePause();
    else return false;
    return true;
  });
  const score = scoreOf(state);
  const status = realTimeStatus(phase, 'Jump over the obstacles.', `Game over. You scored ${score}`);
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: 'Score', value: score },
        { label: 'Coins', value: state.collected },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={rules}
      game={game}
      board={{ id: 'platform-runner', score }}
    >
      <Stage
        label="Runner and obstacles"
        width={field.width}
        height={field.height}
        message={phase === 'running' ? undefined : status}
      >
        <RunPicture state={state} />
      </Stage>
      <div className="flex justify-center">
        <PadButton label="Jump" onDown={leap}>
          Jump
        </PadButton>
      </div>
    </RealTimeFrame>
  );
}

function RunPicture({ state }: { state: Run }) {
  return (
    <>
      <rect
        y={field.ground}
        width={field.width}
        height={field.height - field.ground}
        className="fill-line-strong"
      />
      {state.obstacles.map(({ x, width, height }) => (
        <rect
          key={x}
          x={x}
          y={field.ground - height}
          width={width}
          height={height}
          rx="3"
          className="fill-primary"
        />
      ))}
      {state.coins.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="8" className="fill-good" />
      ))}
      <rect
        x={runner.x}
        y={state.y - runner.height}
        width={runner.width}
        height={runner.height}
        rx="6"
        className="fill-ink"
      />
      <circle cx={runner.x + 15} cy={state.y - runner.height + 9} r="3" className="fill-ground" />
    </>
  );
}
