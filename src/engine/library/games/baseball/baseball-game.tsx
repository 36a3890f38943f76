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
import { BatterTable, Diamond, LineScore } from './box-score.tsx';
import { type Match, newMatch, playBatter, playGame, playHalfInning, runsOf } from './match.ts';

const usualTeams = [
  'River Hawks',
  'Harbor Kings',
  'Canyon Wolves',
  'Summit Bears',
  'Bay Comets',
  'Prairie Storm',
];

const rules = [
  'Choose the teams, then play batter by batter or simulate half an inning or the whole game.',
  'Three outs end a half inning; after nine innings the team with more runs wins. A tie goes on inning by inning.',
  'What a batter does depends on the skill of batter and pitcher. Results count for the standings.',
];

/** A baseball match, batter by batter or simulated, with a box score and the standings of the season. */
export function BaseballGame({
  title,
  teams: given = usualTeams,
  seed,
}: {
  title: string;
  teams?: readonly string[];
  seed?: number;
}) {
  const teams = given.length >= 2 ? given : usualTeams;
  const random = useRandom(seed);
  const [away = '', home = ''] = teams;
  const [match, setMatch] = useState<Match>(() => newMatch(away, home));
  const [results, setResults] = useKept<readonly MatchResult[]>('baseball-results', []);
  const started = match.log.length > 0;
  const [guest, host] = match.teams;

  function show(next: Match): void {
    setMatch(next);
    if (next.over && !match.over) setResults([resultOf(next), ...results]);
  }
  function playRound(): void {
    const others = teams.filter((team) => team !== guest.name && team !== host.name);
    const pairs = Array.from(
      { length: Math.floor(others.length / 2) },
      (_, index) => [others[index * 2] ?? '', others[index * 2 + 1] ?? ''] as const,
    );
    const played = pairs.map(([first, second]) => resultOf(playGame(newMatch(first, second), random)));
    setResults([...played, ...results]);
  }
  return (
    <GameFrame
      title={title}
      status={statusOf(match)}
      scores={[
        { label: guest.name, value: runsOf(guest) },
        { label: host.name, value: runsOf(host) },
      ]}
      rules={rules}
      onNew={() => setMatch(newMatch(guest.name, host.name))}
    >
      <TeamSelect
        teams={teams}
        away={guest.name}
        home={host.name}
        onChange={(first, second) => setMatch(newMatch(first, second))}
      />
      <LineScore match={match} />
      <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Diamond match={match} />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={match.over} onClick={() => show(playBatter(match, random))}>
            {started ? 'Next batter' : 'Play ball'}
          </Button>
          <Button disabled={match.over} onClick={() => show(playHalfInning(match, random))}>
            Simulate half inning
          </Button>
          <Button disabled={match.over} onClick={() => show(playGame(match, random))}>
            Simulate game
          </Button>
        </div>
      </div>
      <MatchDetails
        match={match}
        teams={teams}
        results={results}
        onSimulate={playRound}
        onReset={() => setResults([])}
      />
    </GameFrame>
  );
}

function resultOf({ teams: [away, home] }: Match): MatchResult {
  return { home: home.name, away: away.name, homeScore: runsOf(home), awayScore: runsOf(away) };
}

function statusOf(match: Match): string {
  const [away, home] = match.teams;
  if (match.over) {
    const winner = runsOf(away) > runsOf(home) ? away.name : home.name;
    return `Final. ${winner} win ${Math.max(runsOf(away), runsOf(home))} to ${Math.min(runsOf(away), runsOf(home))}`;
  }
  const sheet = match.teams[match.batting];
  const batter = sheet.lineUp[sheet.next];
  const half = match.batting === 0 ? 'Top' : 'Bottom';
  return `${half} of inning ${match.inning}, ${match.outs} ${match.outs === 1 ? 'out' : 'outs'}. ${batter?.name} of ${sheet.name} is at bat.`;
}

function MatchDetails({
  match,
  teams,
  results,
  onSimulate,
  onReset,
}: {
  match: Match;
  teams: readonly string[];
  results: readonly MatchResult[];
  onSimulate: () => void;
  onReset: () => void;
}) {
  const [guest, host] = match.teams;
  return (
    <Tabs
      label="About the match"
      tabs={[
        { label: 'Play by play', content: <PlayLog lines={match.log} /> },
        {
          label: 'Box score',
          content: (
            <div className="grid gap-4">
              <BatterTable sheet={guest} />
              <BatterTable sheet={host} />
            </div>
          ),
        },
        {
          label: 'Season',
          content: (
            <div className="grid gap-3">
              <Standings teams={teams} results={results} winPoints={1} draws={false} />
              <div className="flex flex-wrap gap-2">
                <Button onClick={onSimulate}>Simulate other games</Button>
                <Button onClick={onReset}>Reset season</Button>
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}
