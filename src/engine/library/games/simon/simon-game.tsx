import { useEffect, useState } from 'react';
import { GameFrame } from '../game-frame.tsx';
import { whole } from '../random.ts';
import { useBest } from '../use-best.ts';
import { useRandom } from '../use-random.ts';
import { playTone } from './tone.ts';

const pads = [
  { name: 'Green', look: 'bg-good text-ground', tone: 330 },
  { name: 'Red', look: 'bg-danger text-on-danger', tone: 262 },
  { name: 'Dark', look: 'bg-ink text-ground', tone: 392 },
  { name: 'Main', look: 'bg-primary text-on-primary', tone: 523 },
];
const showMs = 550;

const rules = [
  'Watch which pads light up, then press them in the same order.',
  'Every round adds one more. A wrong pad ends the game.',
];

/** Watch the sequence, then repeat it; it grows by one each round. */
export function SimonGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [sequence, setSequence] = useState<readonly number[]>([]);
  const [shown, setShown] = useState<number>();
  const [given, setGiven] = useState(0);
  const [over, setOver] = useState(false);
  const { best, report } = useBest('simon');
  const showing = shown !== undefined;
  useEffect(() => {
    if (shown === undefined) return;
    playTone(pads[sequence[shown] ?? 0]?.tone ?? 0);
    const timer = setTimeout(() => setShown(shown + 1 < sequence.length ? shown + 1 : undefined), showMs);
    return () => clearTimeout(timer);
  }, [shown, sequence]);

  function grow(before: readonly number[]): void {
    setSequence([...before, whole(random, pads.length)]);
    setGiven(0);
    setShown(0);
    setOver(false);
  }
  function press(pad: number): void {
    if (showing || over || sequence.length === 0) return;
    playTone(pads[pad]?.tone ?? 0);
    if (sequence[given] !== pad) {
      setOver(true);
      report(sequence.length - 1);
    } else if (given + 1 < sequence.length) setGiven(given + 1);
    else grow(sequence);
  }
  const status =
    sequence.length === 0
      ? 'Press Start and watch the pads.'
      : over
        ? `Wrong pad. You reached round ${sequence.length}`
        : showing
          ? 'Watch…'
          : `Your turn: ${sequence.length - given} to press.`;
  return (
    <GameFrame
      title={title}
      status={status}
      scores={[
        { label: 'Round', value: sequence.length },
        { label: 'Best', value: best ?? 0 },
      ]}
      rules={rules}
      onNew={() => grow([])}
      newLabel={sequence.length === 0 ? 'Start' : 'New game'}
    >
      <div role="group" aria-label="Pads" className="mx-auto grid w-full max-w-sm grid-cols-2 gap-3">
        {pads.map(({ name, look }, index) => {
          const lit = showing && sequence[shown] === index;
          return (
            <button
              key={name}
              type="button"
              data-pad={index}
              data-lit={lit ? shown : undefined}
              onClick={() => press(index)}
              className={`aspect-square cursor-pointer rounded-card font-heading text-lg font-bold transition ${look} ${lit ? 'scale-95 ring-8 ring-link' : showing ? 'brightness-75' : ''}`}
            >
              {name}
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}
