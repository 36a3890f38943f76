import { rosterOf, strengthOf } from '../league/roster.ts';
import { pick, type Random } from '../random.ts';
import type { Sport } from './sports.ts';

export interface SideSheet {
  readonly name: string;
  readonly players: readonly string[];
  readonly byPeriod: readonly number[];
  /** Points of each player who scored. */
  readonly scorers: Readonly<Record<string, number>>;
}

export interface SportMatch {
  readonly home: SideSheet;
  readonly away: SideSheet;
  /** Periods that have been played. */
  readonly played: number;
  readonly log: readonly string[];
  readonly over: boolean;
}

const homeAdvantage = 0.06;

export function newSportMatch(sport: Sport, away: string, home: string): SportMatch {
  const sheet = (name: string): SideSheet => ({
    name,
    players: rosterOf(name, sport.squad).map((member) => member.name),
    byPeriod: [],
    scorers: {},
  });
  return { home: sheet(home), away: sheet(away), played: 0, log: [], over: false };
}

export function totalOf({ byPeriod }: SideSheet): number {
  return byPeriod.reduce((sum, points) => sum + points, 0);
}

/** A count that varies around its average as rare, independent events do. */
function countAround(average: number, random: Random): number {
  const limit = Math.exp(-average);
  let count = 0;
  let product = random();
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
}

function weighted(sport: Sport, random: Random): Sport['plays'][number] {
  let left = random() * sport.plays.reduce((sum, { weight }) => sum + weight, 0);
  const found = sport.plays.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  return found ?? pick(random, sport.plays);
}

function scored(sheet: SideSheet, period: number, points: number, player: string): SideSheet {
  const byPeriod = Array.from(
    { length: period + 1 },
    (_, index) => (sheet.byPeriod[index] ?? 0) + (index === period ? points : 0),
  );
  return {
    ...sheet,
    byPeriod,
    scorers: { ...sheet.scorers, [player]: (sheet.scorers[player] ?? 0) + points },
  };
}

/** Plays one period. Where a sport knows no draw, extra periods follow until there is a winner. */
export function playPeriod(sport: Sport, match: SportMatch, random: Random): SportMatch {
  if (match.over) return match;
  const period = match.played;
  const extra = period >= sport.periods;
  const count = countAround(extra ? Math.max(1, sport.pace / 3) : sport.pace, random);
  const share = 0.5 + homeAdvantage + (strengthOf(match.home.name) - strengthOf(match.away.name));
  const start = Math.min(period, sport.periods) * sport.minutes;
  const total = count + 3;
  let now: SportMatch = {
    ...match,
    home: scoredNothing(match.home, period),
    away: scoredNothing(match.away, period),
  };
  const lines: string[] = [];
  for (let event = 0; event < total; event += 1) {
    const minute = start + 1 + Math.floor(((event + random()) / total) * (sport.minutes - 1));
    const side = random() < share ? 'home' : 'away';
    const sheet = now[side];
    const player = pick(random, sheet.players);
    // Quiet events are spread between the scores.
    if (event % Math.max(1, Math.floor(total / 3)) === 0 && event / Math.max(1, Math.floor(total / 3)) < 3) {
      lines.push(`${minute}′ ${player} (${sheet.name}) ${pick(random, sport.others)}.`);
      continue;
    }
    const play = weighted(sport, random);
    now = { ...now, [side]: scored(sheet, period, play.points, player) };
    lines.push(
      `${minute}′ ${player} (${sheet.name}) ${play.text}. ${now.home.name} ${totalOf(now.home)}:${totalOf(now.away)} ${now.away.name}.`,
    );
  }
  const level = totalOf(now.home) === totalOf(now.away);
  const over = period + 1 >= sport.periods && (sport.draws || !level);
  const end = over ? 'Final' : `End of ${sport.period} ${period + 1}`;
  lines.push(`${end}: ${now.home.name} ${totalOf(now.home)}:${totalOf(now.away)} ${now.away.name}.`);
  return { ...now, played: period + 1, log: [...match.log, ...lines], over };
}

function scoredNothing(sheet: SideSheet, period: number): SideSheet {
  return { ...sheet, byPeriod: Array.from({ length: period + 1 }, (_, index) => sheet.byPeriod[index] ?? 0) };
}

export function playMatch(sport: Sport, match: SportMatch, random: Random): SportMatch {
  let now = match;
  while (!now.over) now = playPeriod(sport, now, random);
  return now;
}
