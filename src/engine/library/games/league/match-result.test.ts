import { expect, it } from 'vitest';
import { tableOf } from './match-result.ts';

it('orders teams by points, then by difference', () => {
  const table = tableOf(
    ['Reds', 'Blues', 'Greens'],
    [
      { home: 'Reds', away: 'Blues', homeScore: 2, awayScore: 0 },
      { home: 'Greens', away: 'Reds', homeScore: 1, awayScore: 1 },
      { home: 'Blues', away: 'Greens', homeScore: 0, awayScore: 1 },
    ],
    3,
  );
  expect(table.map(({ team, points }) => [team, points])).toEqual([
    ['Reds', 4],
    ['Greens', 4],
    ['Blues', 0],
  ]);
  expect(table[0]).toMatchObject({ played: 2, won: 1, drawn: 1, lost: 0, scored: 3, conceded: 1 });
});
