import { useState } from 'react';
import { LevelSelect } from '../game-frame.tsx';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { Stage } from '../stage.tsx';
import { TouchPad } from '../touch-pad.tsx';
import { useKept } from '../use-kept.ts';
import { useKeys } from '../use-keys.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';
import { ballRadius, field, newPong, type Pong, paddle, stepPong, winScore } from './rules.ts';

const levels = { 'Easy computer': 2, 'Medium computer': 3.2, 'Hard computer': 4.6, 'Two players': 0 };
type Level = keyof typeof levels;
const levelNames = Object.keys(levels) as Level[];

const keyPushes: Readonly<Record<string, readonly [0 | 1, number]>> = {
  w: [0, -1],
  s: [0, 1],
  arrowup: [1, -1],
  arrowdown: [1, 1],
};

export function PongGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [level, setLevel] = useState<Level>('Easy computer');
  const [tally, setTally] = useKept('pong-tally', { left: 0, right: 0 });
  const game = useRealTime<Pong>({
    create: () => newPong(random),
    step: (state) => stepPong(state, levels[level], random),
    stepMs: 1000 / 60,
    isOver: ({ score }) => Math.max(...score) >= winScore,
    onOver: ({ score: [left, right] }) =>
      setTally(left > right ? { ...tally, left: tally.left + 1 } : { ...tally, right: tally.right + 1 }),
  });
  const { state, phase } = game;
  function push(side: 0 | 1, by: number): void {
    game.change((now) => ({ ...now, push: side === 0 ? [by, now.push[1]] : [now.push[0], by] }));
  }
  /** Against the computer the arrow keys steer the left paddle too. */
  const sideOf = (side: 0 | 1) => (level === 'Two players' ? side : 0);
  useKeys(
    phase === 'running' || phase === 'paused',
    (key) => {
      const found = keyPushes[key.toLowerCase()];
      if (found !== undefined) push(sideOf(found[0]), found[1]);
      else if (key === ' ' || key.toLowerCase() === 'p') game.togglePause();
      else return false;
      return true;
    },
    (key) => {
      const found = keyPushes[key.toLowerCase()];
      if (found !== undefined) push(sideOf(found[0]), 0);
    },
  );
  const names = namesOf(level);
  const status = realTimeStatus(phase, 'Keep the ball in play.', endText(state, level));
  return (
    <RealTimeFrame
      title={title}
      status={status}
      scores={[
        { label: names[0], value: state.score[0] },
        { label: names[1], value: state.score[1] },
        { label: 'Games', value: `${tally.left} : ${tally.right}` },
      ]}
      rules={[
        'W and S move the left paddle. Against the computer the arrow keys and the buttons do so too; with two players they move the right one.',
        `A ball that passes a paddle is a point for the other side. ${winScore} points win.`,
      ]}
      tools={<LevelSelect label="Opponent" options={levelNames} value={level} onChange={setLevel} />}
      game={game}
    >
      <Stage
        label="Two paddles and a ball"
        width={field.width}
        height={field.height}
        message={phase === 'running' ? undefined : status}
      >
        <PongPicture state={state} />
      </Stage>
      <TouchPad
        directions={['up', 'down']}
        onDirection={(direction) => push(0, direction === 'up' ? -1 : 1)}
        onRelease={() => push(0, 0)}
      />
    </RealTimeFrame>
  );
}

function namesOf(level: Level): readonly [string, string] {
  return level === 'Two players' ? ['Left player', 'Right player'] : ['You', 'Computer'];
}

function endText({ score }: Pong, level: Level): string {
  const leftWon = score[0] > score[1];
  const name = namesOf(level)[leftWon ? 0 : 1];
  return `Game over. ${name} ${name === 'You' ? 'win' : 'wins'} ${Math.max(...score)} to ${Math.min(...score)}`;
}

function PongPicture({ state }: { state: Pong }) {
  return (
    <>
      <path
        d={`M${field.width / 2} 0V${field.height}`}
        className="stroke-line-strong"
        strokeDasharray="6 8"
        strokeWidth="2"
      />
      <rect
        x={paddle.gap}
        y={state.left - paddle.height / 2}
        width={paddle.width}
        height={paddle.height}
        rx="3"
        className="fill-primary"
      />
      <rect
        x={field.width - paddle.gap - paddle.width}
        y={state.right - paddle.height / 2}
        width={paddle.width}
        height={paddle.height}
        rx="3"
        className="fill-ink"
      />
      <circle cx={state.ball.x} cy={state.ball.y} r={ballRadius} className="fill-danger" />
    </>
  );
}
