import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { PrizeList } from './prize-list.tsx';
import { useWheel } from './use-wheel.ts';
import { Wheel } from './wheel.tsx';

interface Win {
  readonly prize: string;
  readonly at: string;
}

const keptWins = 50;
const usualPrizes = [
  'Gift card',
  'Free coffee',
  '10% off',
  'Try again',
  'Mystery box',
  'Movie ticket',
  '50 points',
  'Headphones',
];
const nothingWon = /^(try again|no prize|nothing|better luck|lose|thank)/i;

function resultOf(prize: string): string {
  return nothingWon.test(prize) ? `The wheel stopped at ${prize}. No prize this time` : `You won: ${prize}`;
}

const rules = [
  'Press Spin and wait until the wheel stands still.',
  'The pointer at the top shows what you won. Every part of the wheel is equally likely.',
  'All results are kept in the history. Prizes can be added and removed.',
];

/** Spin, win, and see what was won before. The prizes can be changed. */
export function WheelGame({
  title,
  prizes: first = usualPrizes,
  seed,
}: {
  title: string;
  prizes?: readonly string[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [prizes, setPrizes] = useKept<readonly string[]>('wheel-prizes', first);
  const [wins, setWins] = useKept<readonly Win[]>('wheel-wins', []);
  const [result, setResult] = useState<string>();
  const wheel = useWheel(prizes.length, random);
  function spin(): void {
    setResult(undefined);
    wheel.spin((index) => {
      const prize = prizes[index] ?? '';
      setResult(prize);
      setWins([{ prize, at: new Date().toISOString() }, ...wins].slice(0, keptWins));
    });
  }
  const status = wheel.spinning
    ? 'The wheel is turning…'
    : result === undefined
      ? 'Press Spin to turn the wheel.'
      : resultOf(result);
  return (
    <GameFrame
      title={title}
      status={status}
      scores={[
        { label: 'Spins', value: wins.length },
        { label: 'Prizes won', value: wins.filter(({ prize }) => !nothingWon.test(prize)).length },
      ]}
      rules={rules}
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="grid content-start justify-items-center gap-4">
          <Wheel parts={prizes} degrees={wheel.degrees} spinMs={wheel.spinMs} />
          <Button look="primary" className="min-w-40 text-base" disabled={wheel.spinning} onClick={spin}>
            Spin
          </Button>
        </div>
        <div className="grid content-start gap-5">
          <History wins={wins} onClear={() => setWins([])} />
          <PrizeList prizes={prizes} locked={wheel.spinning} usual={first} onChange={setPrizes} />
        </div>
      </div>
    </GameFrame>
  );
}

function History({ wins, onClear }: { wins: readonly Win[]; onClear: () => void }) {
  return (
    <section aria-label="Winning history">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">Winning history</h3>
        {wins.length === 0 ? null : (
          <Button look="quiet" onClick={onClear}>
            Clear history
          </Button>
        )}
      </div>
      {wins.length === 0 ? (
        <p className="mt-1 text-sm text-muted">Nothing yet. The first spin will show here.</p>
      ) : (
        <ol className="mt-1 grid max-h-48 gap-1 overflow-y-auto text-sm" tabIndex={0} aria-label="Results">
          {wins.map(({ prize, at }, index) => (
            <li
              key={`${at}-${index}`}
              data-win
              className="flex justify-between gap-3 rounded-control bg-soft px-3 py-1.5"
            >
              <span>{prize}</span>
              <time dateTime={at}>
                {new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
