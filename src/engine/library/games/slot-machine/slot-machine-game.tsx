import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { pick } from '../random.ts';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';

const symbols = ['🍒', '🍋', '🔔', '⭐', '🍀', '💎'];
const payouts: Readonly<Record<string, number>> = {
  '🍒': 5,
  '🍋': 8,
  '🔔': 12,
  '⭐': 20,
  '🍀': 30,
  '💎': 60,
};
const bets = ['1', '5', '10', '25'];
const startCoins = 100;
const spinMs = 700;

/** Three alike pay by their kind, two alike give the bet back. */
export function winOf(reels: readonly string[], bet: number): number {
  const [a = '', b = '', c = ''] = reels;
  if (a === b && b === c) return bet * (payouts[a] ?? 0);
  return a === b || b === c || a === c ? bet : 0;
}

export function SlotMachineGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [coins, setCoins] = useKept('slot-coins', startCoins);
  const [spins, setSpins] = useKept('slot-spins', 0);
  const [bet, setBet] = useState('5');
  const [reels, setReels] = useState<readonly string[]>(['💎', '💎', '💎']);
  const [told, setTold] = useState('Choose a bet and spin.');
  const [spinning, setSpinning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function spin(): void {
    const stake = Number(bet);
    const result = [0, 1, 2].map(() => pick(random, symbols));
    const won = winOf(result, stake);
    const left = coins - stake;
    setSpinning(true);
    setCoins(left);
    setTold('The reels are turning…');
    timer.current = setTimeout(() => {
      setReels(result);
      setSpinning(false);
      setCoins(left + won);
      setSpins(spins + 1);
      setTold(
        won === 0
          ? 'No win this time.'
          : won === stake
            ? 'Two alike: your bet is back.'
            : `You win ${won} coins`,
      );
    }, spinMs);
  }
  return (
    <GameFrame
      title={title}
      status={coins < Number(bets[0]) && !spinning ? 'You are out of coins. Start a new game.' : told}
      scores={[
        { label: 'Coins', value: coins },
        { label: 'Spins', value: spins },
      ]}
      rules={[
        'Choose a bet and spin. Coins are play money.',
        'Two alike give the bet back.',
        `Three alike pay the bet times: ${symbols.map((symbol) => `${symbol} ${payouts[symbol]}`).join(', ')}.`,
      ]}
      onNew={() => {
        setCoins(startCoins);
        setSpins(0);
        setTold('Choose a bet and spin.');
      }}
      tools={<LevelSelect label="Bet" options={bets} value={bet} onChange={setBet} />}
    >
      <div
        role="img"
        aria-label={spinning ? 'Reels turning' : `Reels: ${reels.join(' ')}`}
        className="mx-auto grid w-full max-w-sm grid-cols-3 gap-3 rounded-card bg-primary p-4"
      >
        {reels.map((symbol, index) => (
          <span
            key={index}
            className="grid aspect-square place-items-center rounded-control bg-surface text-5xl sm:text-6xl"
          >
            {spinning ? <span className="animate-pulse">❔</span> : symbol}
          </span>
        ))}
      </div>
      <Button
        look="primary"
        className="mx-auto min-w-40 text-base"
        disabled={spinning || coins < Number(bet)}
        onClick={spin}
      >
        Spin
      </Button>
    </GameFrame>
  );
}
