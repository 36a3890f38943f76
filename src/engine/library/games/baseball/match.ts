import { rosterOf, type TeamMember } from '../league/roster.ts';
import type { Random } from '../random.ts';

export interface BatterLine {
  readonly atBats: number;
  readonly runs: number;
  readonly hits: number;
  readonly battedIn: number;
  readonly walks: number;
  readonly strikeOuts: number;
}

export interface TeamSheet {
  readonly name: string;
  readonly lineUp: readonly TeamMember[];
  readonly pitcher: TeamMember;
  readonly lines: readonly BatterLine[];
  /** Runs of each inning. */
  readonly innings: readonly number[];
  readonly next: number;
}

export interface Match {
  /** The away team bats first. */
  readonly teams: readonly [TeamSheet, TeamSheet];
  readonly inning: number;
  readonly batting: 0 | 1;
  readonly outs: number;
  /** Who is on first, second and third base: places in the line-up. */
  readonly bases: readonly (number | undefined)[];
  readonly log: readonly string[];
  readonly over: boolean;
}

export const regularInnings = 9;
const noLine: BatterLine = { atBats: 0, runs: 0, hits: 0, battedIn: 0, walks: 0, strikeOuts: 0 };
const emptyBases = [undefined, undefined, undefined];

function newSheet(name: string): TeamSheet {
  const members = rosterOf(name, 10);
  const [pitcher = { name: 'Pitcher', skill: 0.5 }, ...lineUp] = members;
  return { name, lineUp, pitcher, lines: lineUp.map(() => noLine), innings: [], next: 0 };
}

export function newMatch(away: string, home: string): Match {
  return {
    teams: [newSheet(away), newSheet(home)],
    inning: 1,
    batting: 0,
    outs: 0,
    bases: emptyBases,
    log: [],
    over: false,
  };
}

export function runsOf({ innings }: TeamSheet): number {
  return innings.reduce((sum, runs) => sum + runs, 0);
}

export function hitsOf({ lines }: TeamSheet): number {
  return lines.reduce((sum, { hits }) => sum + hits, 0);
}

export type PlateResult =
  | 'strike out'
  | 'ground out'
  | 'fly out'
  | 'walk'
  | 'single'
  | 'double'
  | 'triple'
  | 'home run';

/** Chances of an average batter against an average pitcher, close to those of real leagues. */
const chances: readonly (readonly [PlateResult, number])[] = [
  ['home run', 0.032],
  ['triple', 0.005],
  ['double', 0.047],
  ['single', 0.148],
  ['walk', 0.088],
  ['strike out', 0.22],
  ['fly out', 0.23],
  ['ground out', 0.23],
];

function plateResult(batter: TeamMember, pitcher: TeamMember, random: Random): PlateResult {
  const edge = 1 + (batter.skill - pitcher.skill) * 0.5;
  const weights = chances.map(
    ([result, chance]) => [result, result.endsWith(' out') ? chance : chance * edge] as const,
  );
  let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [result, weight] of weights) {
    left -= weight;
    if (left <= 0) return result;
  }
  return 'ground out';
}

export interface Advance {
  readonly bases: readonly (number | undefined)[];
  readonly scored: readonly number[];
}

/** Where the runners go. On a hit everybody moves as far as the batter, from second base home on a single. */
export function advance(bases: Match['bases'], batter: number, result: PlateResult): Advance {
  const [first, second, third] = bases;
  const home = (...runners: readonly (number | undefined)[]) => runners.filter((one) => one !== undefined);
  if (result === 'home run') return { bases: emptyBases, scored: home(third, second, first, batter) };
  if (result === 'triple')
    return { bases: [undefined, undefined, batter], scored: home(third, second, first) };
  if (result === 'double') return { bases: [undefined, batter, first], scored: home(third, second) };
  if (result === 'single') return { bases: [batter, first, undefined], scored: home(third, second) };
  if (result !== 'walk') return { bases, scored: [] };
  if (first === undefined) return { bases: [batter, second, third], scored: [] };
  if (second === undefined) return { bases: [batter, first, third], scored: [] };
  return { bases: [batter, first, second], scored: home(third) };
}

const sentences: Readonly<Record<PlateResult, string>> = {
  'strike out': 'strikes out',
  'ground out': 'grounds out',
  'fly out': 'flies out',
  walk: 'walks',
  single: 'hits a single',
  double: 'hits a double',
  triple: 'hits a triple',
  'home run': 'hits a home run',
};

function addLine(line: BatterLine, result: PlateResult, scored: number): BatterLine {
  const hit = /single|double|triple|home run/.test(result);
  return {
    ...line,
    atBats: line.atBats + (result === 'walk' ? 0 : 1),
    hits: line.hits + (hit ? 1 : 0),
    battedIn: line.battedIn + scored,
    walks: line.walks + (result === 'walk' ? 1 : 0),
    strikeOuts: line.strikeOuts + (result === 'strike out' ? 1 : 0),
  };
}

function withRuns(innings: readonly number[], inning: number, runs: number): number[] {
  return Array.from(
    { length: Math.max(innings.length, inning) },
    (_, index) => (innings[index] ?? 0) + (index === inning - 1 ? runs : 0),
  );
}

/** One batter: what happens, who moves, who scores, and whether the half inning or the game ends. */
export function playBatter(match: Match, random: Random): Match {
  if (match.over) return match;
  const sheet = match.teams[match.batting];
  const batter = sheet.lineUp[sheet.next];
  if (batter === undefined) return match;
  const rival = match.teams[match.batting === 0 ? 1 : 0];
  const result = plateResult(batter, rival.pitcher, random);
  const { bases, scored } = advance(match.bases, sheet.next, result);
  const out = result.endsWith(' out');
  const lines = sheet.lines.map((line, index) => {
    const own = index === sheet.next ? addLine(line, result, scored.length) : line;
    return scored.includes(index) ? { ...own, runs: own.runs + 1 } : own;
  });
  const changed: TeamSheet = {
    ...sheet,
    lines,
    innings: withRuns(sheet.innings, match.inning, scored.length),
    next: (sheet.next + 1) % sheet.lineUp.length,
  };
  const teams: Match['teams'] = match.batting === 0 ? [changed, rival] : [rival, changed];
  const runs =
    scored.length === 0 ? '' : `, ${scored.length} ${scored.length === 1 ? 'run scores' : 'runs score'}`;
  const line = `${match.batting === 0 ? 'Top' : 'Bottom'} ${match.inning}: ${batter.name} ${sentences[result]}${runs}.`;
  return endHalf({ ...match, teams, bases, outs: match.outs + (out ? 1 : 0), log: [...match.log, line] });
}

/** The home team does not bat on once it leads in the last inning. */
function endHalf(match: Match): Match {
  const [away, home] = match.teams;
  const last = match.inning >= regularInnings;
  const homeLeads = runsOf(home) > runsOf(away);
  if (last && match.batting === 1 && homeLeads) return finish(match);
  if (match.outs < 3) return match;
  if (match.batting === 0)
    return last && homeLeads ? finish(match) : { ...match, batting: 1, outs: 0, bases: emptyBases };
  if (last && runsOf(home) !== runsOf(away)) return finish(match);
  return { ...match, inning: match.inning + 1, batting: 0, outs: 0, bases: emptyBases };
}

function finish(match: Match): Match {
  const [away, home] = match.teams;
  const line = `Final: ${away.name} ${runsOf(away)}, ${home.name} ${runsOf(home)}.`;
  return { ...match, over: true, log: [...match.log, line] };
}

export function playHalfInning(match: Match, random: Random): Match {
  let now = playBatter(match, random);
  while (!now.over && now.inning === match.inning && now.batting === match.batting)
    now = playBatter(now, random);
  return now;
}

export function playGame(match: Match, random: Random): Match {
  let now = match;
  while (!now.over) now = playBatter(now, random);
  return now;
}
