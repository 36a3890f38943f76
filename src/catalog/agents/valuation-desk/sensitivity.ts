import type { Part, Row } from '../../agent-desk/parts.ts';
import { cashValue } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';

const steps = [-2, -1, 0, 1, 2] as const;

type Side = 'growth' | 'exitMultiple';

/** Prices over two assumptions; rows go by the cost of capital. */
function pricesOver(input: ValuationInput, side: Side): (number | null)[][] {
  const sideStep = side === 'growth' ? input.growthStep : input.multipleStep;
  return steps.map((down) =>
    steps.map((across) => {
      const rate = input.rate + down * input.rateStep;
      const moved = input[side] + across * sideStep;
      if (rate <= 0 || (side === 'exitMultiple' && moved <= 0)) return null;
      const value = cashValue(input, {
        rate,
        growth: side === 'growth' ? moved : input.growth,
        exitMultiple: side === 'exitMultiple' ? moved : input.exitMultiple,
      });
      return (side === 'growth' ? value.byGrowth : value.byMultiple)?.share.price ?? null;
    }),
  );
}

export function sensitivityTable(input: ValuationInput, side: Side): Part {
  const prices = pricesOver(input, side);
  const sideStep = side === 'growth' ? input.growthStep : input.multipleStep;
  const label = (across: number) => {
    const value = Number((input[side] + across * sideStep).toFixed(2));
    return side === 'growth' ? `${value} %` : `${value}×`;
  };
  return {
    kind: 'table',
    title: side === 'growth' ? 'One share by growth for ever' : 'One share by exit multiple',
    columns: [
      { key: 'rate', label: 'Cost of capital', as: 'percent' },
      ...steps.map((across) => ({ key: `step${across}`, label: label(across), as: 'money' as const })),
    ],
    rows: steps.map(
      (down, index): Row => ({
        rate: Number((input.rate + down * input.rateStep).toFixed(4)),
        ...Object.fromEntries(steps.map((across, at) => [`step${across}`, prices[index]?.[at] ?? null])),
      }),
    ),
    note: 'A dash stands where growth reaches the cost of capital or nothing is left to value.',
  };
}

/** The least and the greatest price one step to each side. */
export function nearRange(input: ValuationInput, side: Side): readonly [number, number] | undefined {
  const near = pricesOver(input, side)
    .slice(1, -1)
    .flatMap((row) => row.slice(1, -1))
    .filter((price) => price !== null);
  return near.length === 0 ? undefined : [Math.min(...near), Math.max(...near)];
}
