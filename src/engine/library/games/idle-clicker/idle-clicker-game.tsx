import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GameFrame } from '../game-frame.tsx';
import { useKept } from '../use-kept.ts';

const helpers = [
  { name: 'Stronger click', cost: 15, perClick: 1, perSecond: 0 },
  { name: 'Helper', cost: 25, perClick: 0, perSecond: 1 },
  { name: 'Workshop', cost: 150, perClick: 0, perSecond: 6 },
  { name: 'Factory', cost: 900, perClick: 0, perSecond: 32 },
  { name: 'Laboratory', cost: 5000, perClick: 0, perSecond: 160 },
] as const;
const priceGrowth = 1.15;
const goals = [10, 100, 1000, 10_000, 100_000, 1_000_000];

interface Works {
  readonly points: number;
  readonly total: number;
  readonly clicks: number;
  readonly owned: Readonly<Record<string, number>>;
}
const fresh: Works = { points: 0, total: 0, clicks: 0, owned: {} };

function priceOf(cost: number, owned: number): number {
  return Math.ceil(cost * priceGrowth ** owned);
}

function sumOf(works: Works, what: 'perClick' | 'perSecond'): number {
  return helpers.reduce((sum, helper) => sum + helper[what] * (works.owned[helper.name] ?? 0), 0);
}

/** Press, earn, buy helpers that earn for you. */
export function IdleClickerGame({ title, thing = 'Coin' }: { title: string; thing?: string }) {
  const [works, setWorks] = useKept<Works>('idle-clicker', fresh);
  const [told, setTold] = useState('Press the button to earn.');
  const perSecond = sumOf(works, 'perSecond');
  const perClick = 1 + sumOf(works, 'perClick');
  const many = `${thing}s`.toLowerCase();
  function earn(amount: number, clicks: number): void {
    setWorks({
      ...works,
      points: works.points + amount,
      total: works.total + amount,
      clicks: works.clicks + clicks,
    });
  }
  function buy(name: string, price: number): void {
    const owned = { ...works.owned, [name]: (works.owned[name] ?? 0) + 1 };
    setWorks({ ...works, points: works.points - price, owned });
    setTold(`${name} bought.`);
  }
  useEffect(() => {
    if (perSecond === 0) return;
    const timer = setTimeout(() => earn(perSecond, 0), 1000);
    return () => clearTimeout(timer);
  });
  const reached = goals.filter((goal) => works.total >= goal).length;
  return (
    <GameFrame
      title={title}
      status={told}
      scores={[
        { label: `${thing}s`, value: works.points },
        { label: 'Per click', value: perClick },
        { label: 'Per second', value: perSecond },
      ]}
      rules={[
        `Every press earns ${many}. Buy helpers that earn more per press or every second.`,
        'Each helper costs a little more than the one before. Your progress is kept.',
      ]}
      onNew={() => {
        setWorks(fresh);
        setTold('Press the button to earn.');
      }}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div className="grid content-start justify-items-center gap-4">
          <button
            type="button"
            onClick={() => earn(perClick, 1)}
            className="size-44 cursor-pointer rounded-full bg-primary font-heading text-2xl font-bold text-on-primary shadow-card active:scale-95"
          >
            Get {thing.toLowerCase()}
          </button>
          <p className="text-sm text-muted">
            {works.clicks} presses, {works.total} {many} in all, goal {reached} of {goals.length} reached
          </p>
        </div>
        <HelperList works={works} onBuy={buy} />
      </div>
    </GameFrame>
  );
}

function HelperList({ works, onBuy }: { works: Works; onBuy: (name: string, price: number) => void }) {
  return (
    <ul className="grid content-start gap-2">
      {helpers.map(({ name, cost, perClick: click, perSecond: second }) => {
        const owned = works.owned[name] ?? 0;
        const price = priceOf(cost, owned);
        return (
          <li
            key={name}
            className="flex items-center justify-between gap-2 rounded-control bg-soft p-2 pl-3 text-sm"
          >
            <span>
              <b>{name}</b> ({owned})<br />
              {click > 0 ? `+${click} per click` : `+${second} per second`}
            </span>
            <Button
              aria-label={`Buy ${name.toLowerCase()}`}
              disabled={works.points < price}
              onClick={() => onBuy(name, price)}
            >
              Buy for {price}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
