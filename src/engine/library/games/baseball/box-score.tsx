import { hitsOf, type Match, regularInnings, runsOf, type TeamSheet } from './match.ts';

const cell = 'px-2 py-1.5 text-center tabular-nums';

export function LineScore({ match }: { match: Match }) {
  const count = Math.max(regularInnings, match.inning);
  const innings = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Line score">
      <table className="w-full text-sm">
        <thead>
          <tr className="bg-primary text-on-primary">
            <th scope="col" className="px-2 py-1.5 text-left">
              Team
            </th>
            {innings.map((inning) => (
              <th key={inning} scope="col" className={cell}>
                {inning}
              </th>
            ))}
            <th scope="col" className={cell}>
              R
            </th>
            <th scope="col" className={cell}>
              H
            </th>
          </tr>
        </thead>
        <tbody>
          {match.teams.map((team) => (
            <tr key={team.name} className="border-b border-line">
              <th scope="row" className="px-2 py-1.5 text-left whitespace-nowrap">
                {team.name}
              </th>
              {innings.map((inning) => (
                <td key={inning} className={cell}>
                  {team.innings[inning - 1] ?? '–'}
                </td>
              ))}
              <td className={`${cell} font-bold`}>{runsOf(team)}</td>
              <td className={cell}>{hitsOf(team)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Diamond({ match }: { match: Match }) {
  const places = [
    [78, 50],
    [50, 22],
    [22, 50],
  ] as const;
  const names = ['first', 'second', 'third'];
  const held = names.filter((_, index) => match.bases[index] !== undefined);
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={held.length === 0 ? 'Bases empty' : `Runner on ${held.join(' and ')} base`}
      className="mx-auto w-36"
    >
      <path d="M50 82L82 50L50 18L18 50Z" className="fill-soft stroke-line-strong" strokeWidth="2" />
      {places.map(([x, y], index) => (
        <rect
          key={names[index]}
          x={x - 8}
          y={y - 8}
          width="16"
          height="16"
          transform={`rotate(45 ${x} ${y})`}
          className={`stroke-ink ${match.bases[index] === undefined ? 'fill-surface' : 'fill-primary'}`}
          strokeWidth="2"
        />
      ))}
      <path d="M44 76h12v6l-6 6l-6-6z" className="fill-surface stroke-ink" strokeWidth="2" />
    </svg>
  );
}

export function BatterTable({ sheet }: { sheet: TeamSheet }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={`Box score of ${sheet.name}`}>
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-heading font-semibold">
          {sheet.name}, pitcher {sheet.pitcher.name}
        </caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="px-2 py-1.5 text-left">
              Batter
            </th>
            {['AB', 'R', 'H', 'RBI', 'BB', 'SO'].map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.lineUp.map(({ name }, index) => {
            const line = sheet.lines[index];
            return (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                  {index + 1}. {name}
                </th>
                {[line?.atBats, line?.runs, line?.hits, line?.battedIn, line?.walks, line?.strikeOuts].map(
                  (value, place) => (
                    <td key={place} className={cell}>
                      {value}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
