import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GameFrame } from '../game-frame.tsx';
import type { MatchResult } from '../league/match-result.ts';
import { PlayLog } from '../league/play-log.tsx';
import { Standings } from '../league/standings.tsx';
import { TeamSelect } from '../league/team-select.tsx';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { newSportMatch, playMatch, playPeriod, type SideSheet, type SportMatch, totalOf } from './match.ts';
import { type Sport, type SportId, sports } from './sports.ts';

const usualTeams = [
  'Northgate Lions',
  'Riverside Eagles',
  'Old Town Rovers',
  'Lakeview Falcons',
  'Westport United',
  'Hillcrest Titans',
];

/** Matches of a league, played period by period or at once, with scorers and standings. */
export function SportsGame({
  title,
  sport: id = 'football',
  teams: given = usualTeams,
  seed,
}: {
  title: string;
  sport?: SportId;
  teams?: readonly string[];
  seed?: number;
}) {
  const sport: Sport = sports[id];
  const teams = given.length >= 2 ? given : usualTeams;
  const random = useRandom(seed);
  const [first = '', second = ''] = teams;
  const [match, setMatch] = useState<SportMatch>(() => newSportMatch(sport, first, second));
  const [results, setResults] = useKept<readonly MatchResult[]>(`${id}-results`, []);
  const { home, away } = match;

  function show(next: SportMatch): void {
    setMatch(next);
    if (next.over && !match.over) setResults([resultOf(next), ...results]);
  }
  function playOthers(): void {
    const others = teams.filter((team) => team !== home.name && team !== away.name);
    const played = Array.from({ length: Math.floor(others.length / 2) }, (_, index) =>
      resultOf(
        playMatch(sport, newSportMatch(sport, others[index * 2] ?? '', others[index * 2 + 1] ?? ''), random),
      ),
    );
    setResults([...played, ...results]);
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(sport, match)}
      scores={[
        { label: home.name, value: totalOf(home) },
        { label: away.name, value: totalOf(away) },
      ]}
      rules={[
        `Choose two teams and play the match ${sport.period} by ${sport.period}, or simulate it at once.`,
        'Stronger teams and the home team score more often. Every match counts for the standings.',
        sport.draws ? 'A match may end in a draw.' : 'A draw is decided in overtime.',
      ]}
      onNew={() => setMatch(newSportMatch(sport, away.name, home.name))}
      newLabel="New match"
    >
      <TeamSelect
        teams={teams}
        away={away.name}
        home={home.name}
        onChange={(guest, host) => setMatch(newSportMatch(sport, guest, host))}
      />
      <PeriodTable sport={sport} match={match} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={match.over} onClick={() => show(playPeriod(sport, match, random))}>
          Play next {sport.period}
        </Button>
        <Button disabled={match.over} onClick={() => show(playMatch(sport, match, random))}>
          Simulate match
        </Button>
      </div>
      <MatchDetails
        sport={sport}
        match={match}
        teams={teams}
        results={results}
        onSimulate={playOthers}
        onReset={() => setResults([])}
      />
    </GameFrame>
  );
}

function resultOf({ home, away }: SportMatch): MatchResult {
  return { home: home.name, away: away.name, homeScore: totalOf(home), awayScore: totalOf(away) };
}

function statusOf(sport: Sport, { home, away, played, over }: SportMatch): string {
  const score = `${totalOf(home)}:${totalOf(away)}`;
  if (!over)
    return played === 0 ? `${home.name} against ${away.name}` : `After ${sport.period} ${played}: ${score}`;
  if (totalOf(home) === totalOf(away)) return `Final. Draw ${score}`;
  const winner = totalOf(home) > totalOf(away) ? home.name : away.name;
  return `Final. ${winner} win ${score}`;
}

function PeriodTable({ sport, match }: { sport: Sport; match: SportMatch }) {
  const count = Math.max(sport.periods, match.played);
  const cell = 'px-2 py-1.5 text-center tabular-nums';
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Score by period">
      <table className="w-full text-sm">
        <thead>
          <tr className="bg-primary text-on-primary">
            <th scope="col" className="px-2 py-1.5 text-left">
              Team
            </th>
            {Array.from({ length: count }, (_, index) => (
              <th key={index} scope="col" className={cell}>
                {index < sport.periods ? index + 1 : 'OT'}
              </th>
            ))}
            <th scope="col" className={cell}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {[match.home, match.away].map((sheet) => (
            <tr key={sheet.name} className="border-b border-line">
              <th scope="row" className="px-2 py-1.5 text-left">
                {sheet.name}
              </th>
              {Array.from({ length: count }, (_, index) => (
                <td key={index} className={cell}>
                  {sheet.byPeriod[index] ?? '–'}
                </td>
              ))}
              <td className={`${cell} font-bold`}>{totalOf(sheet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Scorers({ sheet }: { sheet: SideSheet }) {
  const list = Object.entries(sheet.scorers).toSorted(([, a], [, b]) => b - a);
  return (
    <section aria-label={`Scorers of ${sheet.name}`}>
      <h3 className="font-heading font-semibold">{sheet.name}</h3>
      {list.length === 0 ? <p className="text-sm text-muted">Nobody has scored yet.</p> : null}
      <ul className="mt-1 grid gap-1 text-sm">
        {list.map(([player, points]) => (
          <li key={player} className="flex justify-between rounded-control bg-soft px-3 py-1.5">
            <span>{player}</span>
            <span className="font-bold">{points}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchDetails({
  sport,
  match,
  teams,
  results,
  onSimulate,
  onReset,
}: {
  sport: Sport;
  match: SportMatch;
  teams: readonly string[];
  results: readonly MatchResult[];
  onSimulate: () => void;
  onReset: () => void;
}) {
  const { home, away } = match;
  return (
    <Tabs
      label="About the match"
      tabs={[
        { label: 'Play by play', content: <PlayLog lines={match.log} /> },
        {
          label: 'Scorers',
          content: (
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <Scorers sheet={home} />
              <Scorers sheet={away} />
            </div>
          ),
        },
        {
          label: 'League',
          content: (
            <div className="grid gap-3">
              <Standings teams={teams} results={results} winPoints={sport.winPoints} draws={sport.draws} />
              <div className="flex flex-wrap gap-2">
                <Button onClick={onSimulate}>Simulate other matches</Button>
                <Button onClick={onReset}>Reset season</Button>
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}
