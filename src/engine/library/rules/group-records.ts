import { showFigure, showWhen } from '../words/show-figure.ts';
import { addDays, addMonths, isDay, weekOf } from './dates.ts';
import { evaluate, shownTitle } from './evaluate.ts';
import type { Formula, Value } from './formula.ts';
import { parseFormula } from './parse-formula.ts';
import { compareValues, isBlank, isTrue } from './values.ts';
import { fieldOf, type Known, type World } from './world.ts';

export interface Grouping {
  readonly things: string;
  /** A field, or a formula over each record. */
  readonly by: string;
  readonly what?: 'count' | 'sum' | 'avg' | 'min' | 'max' | undefined;
  readonly of?: string | undefined;
  readonly where?: string | undefined;
  /** The groups that are there anyway, in their order: the options of a choice. */
  readonly options?: readonly string[] | undefined;
}

export interface RecordGroup {
  readonly label: string;
  readonly value: number;
}

export interface RecordGroups {
  readonly groups: readonly RecordGroup[];
  /** Whether they follow one another in time or size, so that their order says something. */
  readonly isOrdered: boolean;
}

const monthShape = /^\d{4}-\d\d$/;
const weekShape = /^\d{4}-W\d\d$/;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Records in groups, with one figure for each: months in order and by name, choices in the order of their options. */
export function groupRecords(world: World, grouping: Grouping): RecordGroups {
  const kind = world.kind(grouping.things);
  if (kind === undefined) return { groups: [], isOrdered: false };
  const by = parseFormula(grouping.by);
  const where = grouping.where === undefined ? undefined : parseFormula(grouping.where);
  const ones = world
    .all(grouping.things)
    .map((record): Known => ({ kind, record }))
    .filter((self) => where === undefined || isTrue(evaluate(where, { world, self })));
  const members = new Map<string, { key: Value; ones: Known[] }>();
  for (const option of grouping.options ?? []) members.set(option, { key: option, ones: [] });
  for (const self of ones)
    for (const { key, label } of keysOf(by, self, world)) {
      const group = members.get(label) ?? { key, ones: [] };
      group.ones.push(self);
      members.set(label, group);
    }
  const keys = [...members.values()].map(({ key }) => key);
  const span = grouping.options === undefined ? spanOf(keys) : undefined;
  const isSummed = grouping.what === undefined || grouping.what === 'count' || grouping.what === 'sum';
  for (const key of isSummed ? (span ?? []) : []) {
    const label = showWhen(key);
    if (!members.has(label)) members.set(label, { key, ones: [] });
  }
  const isOrdered = span !== undefined || (grouping.options === undefined && areOrdered(keys));
  const sorted =
    grouping.options === undefined
      ? [...members].toSorted(([, a], [, b]) => inOrder(a.key, b.key))
      : [...members];
  const groups = sorted.flatMap(([label, group]): RecordGroup[] => {
    const value = figureOf(grouping, group.ones, world);
    return value === undefined ? [] : [{ label, value }];
  });
  return { groups, isOrdered };
}

/** The groups that a record belongs to: one for each tag, the title of what a reference points to. */
function keysOf(by: Formula, self: Known, world: World): { key: Value; label: string }[] {
  const scope = { world, self };
  const title = shownTitle(by, scope);
  if (title !== undefined) return [{ key: title, label: title }];
  const value = evaluate(by, scope);
  if (isBlank(value)) return [];
  if (typeof value === 'object' && value !== null) return value.map((tag) => ({ key: tag, label: tag }));
  const isMoment = by.is === 'name' && fieldOf(self.kind, by.name)?.kind === 'moment';
  const key = isMoment && isDay(value) ? value.slice(0, 10) : value;
  const label = showFigure(key);
  return label === undefined ? [] : [{ key, label }];
}

function figureOf({ what = 'count', of }: Grouping, ones: readonly Known[], world: World) {
  if (what === 'count' || of === undefined) return ones.length;
  const formula = parseFormula(of);
  const numbers = ones
    .map((self) => evaluate(formula, { world, self }))
    .map((value) => (typeof value === 'boolean' ? Number(value) : value))
    .filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, one) => total + one, 0);
  if (what === 'sum') return Math.round(sum * 1e6) / 1e6;
  if (numbers.length === 0) return undefined;
  if (what === 'avg') return sum / numbers.length;
  return what === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

const mostSteps = 120;

/** Every day, week or month from the first to the last; undefined where the groups are none of these. */
function spanOf(keys: readonly Value[]): string[] | undefined {
  const texts = keys.filter((key) => typeof key === 'string').toSorted();
  const [first] = texts;
  const last = texts.at(-1);
  if (first === undefined || last === undefined || texts.length < keys.length) return undefined;
  const step = stepOf(texts);
  if (step === undefined) return undefined;
  const steps: string[] = [];
  for (let at = first; at <= last && steps.length < mostSteps; at = step(at)) steps.push(at);
  return steps.length === mostSteps ? [] : steps;
}

function stepOf(texts: readonly string[]): ((at: string) => string) | undefined {
  if (texts.every((text) => monthShape.test(text))) return (at) => addMonths(`${at}-01`, 1).slice(0, 7);
  if (texts.every((text) => /^\d{4}-\d\d-\d\d$/.test(text))) return (at) => addDays(at, 1);
  if (!texts.every((text) => weekShape.test(text))) return undefined;
  return (at) => weekOf(addDays(mondayOf(at), 7));
}

/** The first week of a year is the one with the fourth of January. */
function mondayOf(week: string): string {
  const fourth = `${week.slice(0, 4)}-01-04`;
  const after = (new Date(`${fourth}T00:00Z`).getUTCDay() + 6) % 7;
  return addDays(fourth, (Number(week.slice(6)) - 1) * 7 - after);
}

function areOrdered(keys: readonly Value[]): boolean {
  return keys.length > 0 && keys.every((key) => typeof key === 'number' || weekdays.includes(String(key)));
}

function inOrder(a: Value, b: Value): number {
  const [x, y] = [weekdays.indexOf(String(a)), weekdays.indexOf(String(b))];
  return x >= 0 && y >= 0 ? x - y : compareValues(a, b);
}
