import { type MatchResult, tableOf } from './match-result.ts';

/** The table of the season and its latest results. */
export function Standings({
  teams,
  results,
  winPoints,
  draws,
}: {
  teams: readonly string[];
  results: readonly MatchResult[];
  winPoints: number;
  draws: boolean;
}) {
  const cell = 'px-2 py-1.5 text-right tabular-nums';
  return (
    <section aria-label="Standings" className="grid content-start gap-3">
      <h3 className="font-heading font-semibold">Standings</h3>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of the season">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="px-2 py-1.5 text-left">
                Team
              </th>
              {['Played', 'Won', ...(draws ? ['Drawn'] : []), 'Lost', 'Score', 'Points'].map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableOf(teams, results, winPoints).map((row) => (
              <tr key={row.team} data-team={row.team} className="border-b border-line">
                <th scope="row" className="px-2 py-1.5 text-left font-semibold">
                  {row.team}
                </th>
                <td className={cell}>{row.played}</td>
                <td className={cell}>{row.won}</td>
                {draws ? <td className={cell}>{row.drawn}</td> : null}
                <td className={cell}>{row.lost}</td>
                <td className={cell}>
                  {row.scored}:{row.conceded}
                </td>
                <td className={`${cell} font-bold`}>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.length === 0 ? (
        <p className="text-sm text-muted">No game of the season has been played yet.</p>
      ) : (
        <ol className="grid gap-1 text-sm" aria-label="Latest results">
          {results.slice(0, 6).map(({ home, away, homeScore, awayScore }, index) => (
            <li
              key={results.length - index}
              data-result
              className="flex justify-between gap-2 rounded-control bg-soft px-3 py-1.5"
            >
              <span>
                {home} – {away}
              </span>
              <span className="font-bold tabular-nums">
                {homeScore}:{awayScore}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
