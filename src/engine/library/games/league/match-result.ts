export interface MatchResult {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

export interface TableRow {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

/** The table after all results: points first, then the difference, then what was scored. */
export function tableOf(
  teams: readonly string[],
  results: readonly MatchResult[],
  winPoints: number,
): TableRow[] {
  const rows = teams.map((team): TableRow => {
    const games = results
      .filter(({ home, away }) => home === team || away === team)
      .map(({ home, homeScore, awayScore }) =>
        home === team ? [homeScore, awayScore] : [awayScore, homeScore],
      );
    const won = games.filter(([own = 0, other = 0]) => own > other).length;
    const drawn = games.filter(([own, other]) => own === other).length;
    return {
      team,
      played: games.length,
      won,
      drawn,
      lost: games.length - won - drawn,
      scored: games.reduce((sum, [own = 0]) => sum + own, 0),
      conceded: games.reduce((sum, [, other = 0]) => sum + other, 0),
      points: won * winPoints + drawn,
    };
  });
  return rows.toSorted(
    (a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored,
  );
}
