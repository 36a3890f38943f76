import { shareAbove } from '../../../methods/decision/loss-simulation.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { Assessment } from './assess.ts';
import { families, familyName } from './families.ts';

const hundred = 100;
const steps = 24;

export function register({ causes }: Assessment): Part {
  return {
    kind: 'table',
    title: 'Risk register, largest expected loss first',
    columns: [
      { key: 'cause', label: 'Cause', as: 'text' },
      { key: 'family', label: 'Family', as: 'text' },
      { key: 'chance', label: 'Happens at least once', as: 'percent' },
      { key: 'expected', label: 'Expected loss', as: 'money' },
      { key: 'tail', label: 'Share of the worst cases', as: 'percent' },
      { key: 'owner', label: 'Owner', as: 'text' },
      { key: 'tripwire', label: 'Tripwire', as: 'text' },
      { key: 'prevention', label: 'Prevention', as: 'text' },
      { key: 'saved', label: 'Takes off', as: 'money' },
      { key: 'cost', label: 'Costs', as: 'money' },
      { key: 'verdict', label: 'So', as: 'text' },
    ],
    rows: causes.map(({ input, chance, expected, tailShare, saved, worth }): Row => {
      const verdict =
        worth === null ? 'nothing planned' : worth >= 0 ? 'worth it' : 'costs more than it saves on average';
      return {
        cause: input.cause,
        family: familyName(input.family),
        chance,
        expected,
        tail: tailShare,
        owner: input.owner ?? 'nobody yet',
        tripwire: input.tripwire ?? 'none yet',
        prevention: input.prevention ?? '',
        saved: worth === null ? null : saved,
        cost: worth === null ? null : (input.cost ?? 0),
        verdict,
      };
    }),
    note: 'A prevention that costs more than it saves on average may still be right where the worst cases cannot be borne; look at its share of them.',
  };
}

export function familyChart({ causes }: Assessment): Part {
  const rows = families
    .map(({ value, label }) => ({
      family: label,
      expected: causes
        .filter(({ input }) => input.family === value)
        .reduce((sum, { expected }) => sum + expected, 0),
      saved: causes.filter(({ input }) => input.family === value).reduce((sum, { saved }) => sum + saved, 0),
    }))
    .filter(({ expected }) => expected > 0)
    .toSorted((one, other) => other.expected - one.expected)
    .map(({ family, expected, saved }): Row => ({ family, left: expected - saved, saved }));
  return {
    kind: 'chart',
    title: 'Expected loss by family',
    chart: 'bar',
    category: { key: 'family', label: 'Family' },
    series: [
      { key: 'left', label: 'Left after prevention' },
      { key: 'saved', label: 'Taken off by prevention' },
    ],
    rows,
    as: 'money',
    stacked: true,
  };
}

/** The chance of losing more than each sum. */
export function exceedance({ now, after, isPrevented, quantiles }: Assessment): Part[] {
  const top = quantiles(0.995);
  if (top <= 0) return [];
  return [
    {
      kind: 'chart',
      title: 'Chance of losing more than this',
      chart: 'line',
      category: { key: 'loss', label: 'Loss' },
      series: [
        { key: 'now', label: 'As it stands' },
        ...(isPrevented ? [{ key: 'after', label: 'With prevention' }] : []),
      ],
      rows: Array.from({ length: steps + 1 }, (_, step): Row => {
        const loss = (top * step) / steps;
        return {
          loss: Math.round(loss).toLocaleString('en'),
          now: shareAbove(now.totals, loss) * hundred,
          ...(isPrevented ? { after: shareAbove(after.totals, loss) * hundred } : {}),
        };
      }),
      as: 'percent',
    },
  ];
}
