import { forecastOf, objectiveScores, progressOf } from '../../../methods/decision/goal-progress.ts';
import { orderActivities } from '../../../methods/schedule/network.ts';
import { dayNumber } from '../../../methods/schedule/working-days.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { ObjectiveInput, OkrInput, ResultInput } from './fields.ts';
import { type Finding, findingsOfObjective, findingsOfResult, findingsOfWhole } from './rules.ts';

const longestPeriod = 1_100;
const keyOf = (text: string) => text.trim().toLowerCase();

function placesOf(objectives: readonly ObjectiveInput[]): Map<string, number> {
  return new Map(objectives.map(({ key }, at) => [keyOf(key), at]));
}

export function faultsOfOkrs({ objectives, results, start, end, today }: OkrInput): InputFault[] {
  const faults: InputFault[] = [];
  const days = dayNumber(end) - dayNumber(start);
  if (days <= 0) faults.push({ field: 'end', message: 'The last day must come after the first.' });
  if (days > longestPeriod)
    faults.push({ field: 'end', message: 'A period is at most three years long; a quarter is usual.' });
  if (today < start)
    faults.push({
      field: 'today',
      message: 'Today lies before the first day. Enter the first day to plan ahead.',
    });
  const places = placesOf(objectives);
  for (const [row, { key, serves }] of objectives.entries()) {
    const at = (column: string, message: string) =>
      faults.push({ field: 'objectives', row, column, message });
    if (places.get(keyOf(key)) !== row) at('key', `Two objectives have the key “${key}”. Give each its own.`);
    if (serves !== undefined && !places.has(keyOf(serves)))
      at('serves', `No objective has the key “${serves}”.`);
    if (serves !== undefined && keyOf(serves) === keyOf(key))
      at('serves', 'An objective cannot serve itself.');
  }
  for (const [row, { objective }] of results.entries())
    if (!places.has(keyOf(objective)))
      faults.push({
        field: 'results',
        row,
        column: 'objective',
        message: `No objective has the key “${objective}”.`,
      });
  if (faults.length > 0) return faults;
  const { cycle } = orderActivities(
    objectives.map(({ serves }) => ({
      links: serves === undefined ? [] : [{ from: places.get(keyOf(serves)) ?? 0, kind: 'FS', lag: 0 }],
    })),
  );
  if (cycle === undefined) return [];
  const names = [...cycle, cycle[0] ?? 0].map((at) => objectives[at]?.key ?? '').toReversed();
  return [
    {
      field: 'objectives',
      row: cycle[0] ?? 0,
      column: 'serves',
      message: `These objectives serve each other in a circle: ${names.join(' → ')}. Leave “Serves” empty for the one at the top.`,
    },
  ];
}

export interface ScoredResult {
  readonly input: ResultInput;
  readonly objective: number;
  readonly progress: number | null;
  /** The own score where one was given, or else the progress. */
  readonly score: number | null;
  readonly forecast: number | null;
  readonly verdict: string;
}

export interface Okrs {
  readonly objectives: readonly (ObjectiveInput & {
    readonly parent: number | undefined;
    readonly score: number | null;
    readonly results: readonly ScoredResult[];
  })[];
  readonly results: readonly ScoredResult[];
  readonly findings: readonly Finding[];
  /** The share of the period that has passed. */
  readonly elapsed: number;
  readonly score: number | null;
}

const reached = { ambitious: 0.7, committed: 1 } as const;
const near = 0.1;

function verdictOf(
  { kind }: ResultInput,
  score: number | null,
  forecast: number | null,
  elapsed: number,
): string {
  if (score === null) return 'no figures yet';
  const wanted = reached[kind];
  if (score >= wanted) return 'reached';
  if (elapsed >= 1) return score >= wanted - 0.3 ? 'progress, not reached' : 'missed';
  if (forecast === null || elapsed < near) return 'too early to tell';
  return forecast >= wanted ? 'on track' : forecast >= wanted - 0.3 ? 'at risk' : 'off track';
}

export function readOkrs(input: OkrInput): Okrs {
  const { objectives, results, start, end, today } = input;
  const places = placesOf(objectives);
  const length = dayNumber(end) - dayNumber(start) + 1;
  const elapsed = today >= end ? 1 : (dayNumber(today) - dayNumber(start)) / length;
  const scored = results.map((one): ScoredResult => {
    const { baseline, target, current = baseline } = one;
    const isWhole = baseline !== undefined && target !== undefined && current !== undefined;
    const progress = isWhole ? progressOf(baseline, target, current) : null;
    const score = one.ownScore ?? progress;
    const forecast = progress === null ? null : forecastOf(progress, elapsed);
    return {
      input: one,
      objective: places.get(keyOf(one.objective)) ?? 0,
      progress,
      score,
      forecast,
      verdict: verdictOf(one, score, forecast, elapsed),
    };
  });
  const parents = objectives.map(({ serves }) =>
    serves === undefined ? undefined : places.get(keyOf(serves)),
  );
  const own = objectives.map((_, at) => scored.filter(({ objective }) => objective === at));
  const scores = objectiveScores(
    objectives.map((_, at) => ({ scores: (own[at] ?? []).map(({ score }) => score), parent: parents[at] })),
  );
  const tops = scores.filter((score, at) => parents[at] === undefined && score !== null) as number[];
  return {
    elapsed,
    results: scored,
    objectives: objectives.map((one, at) => ({
      ...one,
      parent: parents[at],
      score: scores[at] ?? null,
      results: own[at] ?? [],
    })),
    findings: [
      ...findingsOfWhole(objectives),
      ...objectives.flatMap((one, at) =>
        findingsOfObjective(one, own[at]?.length ?? 0, parents.filter((parent) => parent === at).length),
      ),
      ...results.flatMap(findingsOfResult),
    ],
    score: tops.length === 0 ? null : tops.reduce((sum, one) => sum + one, 0) / tops.length,
  };
}
