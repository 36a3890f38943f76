import { useState } from 'react';
import { LevelSelect } from '../game-frame.tsx';
import { type Random, whole } from '../random.ts';
import { RealTimeFrame, realTimeStatus } from '../real-time-frame.tsx';
import { SquareBoard } from '../square-board.tsx';
import { useBest } from '../use-best.ts';
import { useRandom } from '../use-random.ts';
import { useRealTime } from '../use-real-time.ts';

const holes = 9;
const seconds = 30;
const stepMs = 50;
const levels = { Easy: 1100, Medium: 800, Hard: 550 };
type Level = keyof typeof levels;
const levelNames = Object.keys(levels) as Level[];

interface Field {
  readonly mole: number;
  /** Until it goes away. */
  readonly leftMs: number;
  readonly timeMs: number;
  readonly hits: number;
  readonly misses: number;
}

function popUp(field: Field, stayMs: number, random: Random): Field {
  const mole = (field.mole + 1 + whole(random, holes - 1)) % holes;
  return { ...field, mole, leftMs: stayMs };
}

/** Hit the mole before it goes away. */
export function WhackGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [level, setLevel] = useState<Level>('Easy');
  const { best, report } = useBest('whack');
  const stay = levels[level];
  const game = useRealTime<Field>({
    create: () => popUp({ mole: 0, leftMs: 0, timeMs: seconds * 1000, hits: 0, misses: 0 }, stay, random),
    step: (field) => {
      const next = { ...field, timeMs: field.timeMs - stepMs, leftMs: field.leftMs - stepMs };
      return next.leftMs <= 0 ? popUp(next, stay, random) : next;
    },
    stepMs,
    isOver: ({ timeMs }) => timeMs <= 0,
    onOver: ({ hits }) => report(hits),
  });
  const { state, phase } = game;
  function hit(hole: number): void {
    if (phase !== 'running') return;
    game.change((field) =>
      field.mole === hole
        ? popUp({ ...field, hits: field.hits + 1 }, stay, random)
        : { ...field, misses: field.misses + 1 },
    );
  }
  return (
    <RealTimeFrame
      title={title}
      status={realTimeStatus(phase, 'Hit the mole.', `Time is up. You hit ${state.hits}`)}
      scores={[
        { label: 'Hits', value: state.hits },
        { label: 'Misses', value: state.misses },
        { label: 'Time', value: Math.max(0, Math.ceil(state.timeMs / 1000)) },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={[
        `Press the hole with the mole as often as you can in ${seconds} seconds.`,
        'Harder levels give it less time.',
      ]}
      tools={<LevelSelect options={levelNames} value={level} onChange={setLevel} />}
      game={game}
      board={{ id: 'whack', score: state.hits }}
    >
      <div data-stage data-mole={phase === 'running' ? state.mole : undefined}>
        <SquareBoard
          label="Holes"
          columns={3}
          width="max-w-sm"
          gap="gap-3"
          squares={Array.from({ length: holes }, (_, index) => {
            const up = phase === 'running' && index === state.mole;
            return {
              id: String(index),
              label: `Hole ${index + 1}${up ? ', mole' : ''}`,
              look: `rounded-full border-4 border-line text-5xl ${up ? 'bg-primary' : 'bg-soft'}`,
              content: up ? <span aria-hidden="true">🐹</span> : null,
            };
          })}
          onPress={(id) => hit(Number(id))}
        />
      </div>
    </RealTimeFrame>
  );
}
