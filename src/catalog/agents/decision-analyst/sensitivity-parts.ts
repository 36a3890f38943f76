import { withWeight } from '../../../methods/decision/robustness.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import { type Analysis, byCloseness, tippingsOf } from './analyse.ts';

const hundred = 100;
const points = 20;
const mostLines = 6;

export function sensitivityParts(analysis: Analysis): Part[] {
  const { criteria, table, ranges, names, winner } = analysis;
  const rows = criteria.map((name, at): Row => {
    const { below, above } = ranges[at] ?? {};
    return {
      name,
      weight: (table.weights[at] ?? 0) * hundred,
      below: below === undefined ? null : below.weight * hundred,
      belowWinner: below === undefined ? '' : (names[below.winner] ?? ''),
      above: above === undefined ? null : above.weight * hundred,
      aboveWinner: above === undefined ? '' : (names[above.winner] ?? ''),
    };
  });
  const parts: Part[] = [
    {
      kind: 'table',
      title: 'How far each weight can move',
      columns: [
        { key: 'name', label: 'Criterion', as: 'text' },
        { key: 'weight', label: 'Weight', as: 'percent' },
        { key: 'below', label: 'Tips below', as: 'percent' },
        { key: 'belowWinner', label: 'to', as: 'text' },
        { key: 'above', label: 'Tips above', as: 'percent' },
        { key: 'aboveWinner', label: 'to', as: 'text' },
      ],
      rows,
      note: `Between the two ${names[winner] ?? ''} wins, the other weights sharing the rest as before. A dash means that no weight changes the winner.`,
    },
  ];
  const nearest = tippingsOf(analysis)[0];
  if (nearest !== undefined) parts.push(tippingChart(analysis, nearest.criterion));
  return [...parts, reversalPart(analysis)];
}

/** The leading options as the weight that tips first goes from nothing to everything. */
function tippingChart({ criteria, table, names, topsisRanking }: Analysis, criterion: number): Part {
  const shown = topsisRanking.slice(0, mostLines);
  return {
    kind: 'chart',
    title: `Closeness as the weight of ${criteria[criterion] ?? ''} changes`,
    chart: 'line',
    category: { key: 'weight', label: 'Weight in points' },
    series: shown.map((option) => ({ key: `option${option}`, label: names[option] ?? '' })),
    rows: Array.from({ length: points + 1 }, (_, step): Row => {
      const weights = withWeight(table.weights, criterion, step / points);
      const closeness = byCloseness({ ...table, weights });
      return Object.fromEntries([
        ['weight', String((step * hundred) / points)],
        ...shown.map((option) => [`option${option}`, closeness[option] ?? 0] as const),
      ]);
    }),
    as: 'number',
  };
}

function reversalPart({ reversals, names }: Analysis): Part {
  const list = (places: readonly number[]) => places.map((at) => names[at] ?? '').join(', ');
  const rows = [
    ...reversals.topsis.map((reversal) => ({ ...reversal, by: 'TOPSIS' })),
    ...reversals.sums.map((reversal) => ({ ...reversal, by: 'Weighted sum' })),
  ].map(
    ({ by, without, before, after }): Row => ({
      by,
      without: names[without] ?? '',
      before: list(before),
      after: list(after),
    }),
  );
  return {
    kind: 'table',
    title: 'Rank-reversal check',
    columns: [
      { key: 'by', label: 'Method', as: 'text' },
      { key: 'without', label: 'Left out', as: 'text' },
      { key: 'before', label: 'Order before', as: 'text' },
      { key: 'after', label: 'Order after', as: 'text' },
    ],
    rows,
    note:
      rows.length === 0
        ? 'Passed: whichever losing option is left out, the others keep their order by both methods.'
        : 'Each row is a losing option whose absence changes the order of the others. Decide whether it was a real option at all.',
  };
}
