import { participle, verbLemma } from '../grammar/verb-forms.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { SaidBound } from './said-highlight.ts';
import { fieldName, isFigureOfPlan, withField } from './told.ts';
import { lastDone, madeLast, openWhere } from './told-marks.ts';

const inDays: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
  year: 365,
  yr: 365,
};
const short = /^(?:min|minute|hour|hr|h)s?$/iu;

function daysOf(unit: string): number | undefined {
  return inDays[nounLemma(unit.toLowerCase())] ?? inDays[unit.toLowerCase().replace(/s$/u, '')];
}

export function isTime(unit: string): boolean {
  return short.test(unit) || daysOf(unit) !== undefined;
}

/** A plan in which it can be said of a kind of records since when something holds. */
export interface Passed {
  readonly spec: AppSpec;
  readonly entity: EntitySpec;
  readonly holds: string;
}

const undone = /\b(?:not|never)\s+(?:been\s+)?(?:yet\s+)?(\p{L}+)|\bun(\p{L}+ed|sold|paid)\b/iu;
const repeated =
  /^(?:looked|checked|inspected|cleaned|watered|serviced|seen|visited|fed|tested|called|rung|worked|used|played|turned|washed)$/iu;

/** “not paid after 30 days”, “away for longer than 60 days”: how long ago it began, by a day that the records have or get. */
export function passedIn(
  when: string,
  { before, sign, figure, unit }: SaidBound,
  order: readonly EntitySpec[],
  spec: AppSpec,
): Passed | undefined {
  const [entity] = order;
  if (entity === undefined || isFigureOfPlan(figure, spec)) return undefined;
  if (short.test(unit)) return passedShort(figure, unit, order, spec);
  const days = figure * (daysOf(unit) ?? 1);
  if (isFigureOfPlan(days, spec)) return undefined;
  const [, said, joined] = undone.exec(before) ?? [];
  const verb = said ?? joined;
  if (verb !== undefined) {
    const done = /ed$|^(?:paid|sold|fed|seen)$/iu.test(verb)
      ? verb.toLowerCase()
      : participle(verbLemma(verb));
    return repeated.test(done) && !/\bafter\b/iu.test(when)
      ? since(done, days, entity, spec)
      : stillOpen(done, days, entity, spec);
  }
  const compare = sign.startsWith('>') ? '>' : undefined;
  return compare === undefined ? undefined : older(days, unit, figure, order, spec);
}

/** What has to be done again and again: the last time is too long ago. */
function since(done: string, days: number, entity: EntitySpec, spec: AppSpec): Passed | undefined {
  const known = lastDone(entity, spec);
  const [plan, last] = known === undefined ? madeLast(spec, entity, done) : [spec, known];
  return plan === undefined
    ? undefined
    : { spec: plan, entity, holds: `${last} is empty or days(${last}, today) > ${days}` };
}

/** What has to be done once: it is not, and it began too long ago. */
function stillOpen(done: string, days: number, entity: EntitySpec, spec: AppSpec): Passed | undefined {
  const began = beginOf(entity, spec);
  if (began === undefined) return undefined;
  const own = openness(done, entity);
  const label = sentenceCase(done);
  const tick: FieldSpec = { name: fieldName(label, entity), label, kind: 'yes-no' };
  const plan =
    own === undefined ? withField(began.spec, entity.name, tick, (index) => index % 2 === 0) : began.spec;
  if (plan === undefined) return undefined;
  return { spec: plan, entity, holds: `${own ?? `not ${tick.name}`} and ${began.passed(days)}` };
}

/** How a record says that something was not done yet. */
function openness(done: string, { fields }: EntitySpec): string | undefined {
  for (const { name, kind, label, options = [], formula } of fields) {
    const first = label.toLowerCase().split(' ')[0];
    if (kind === 'yes-no' && first === done) return `not ${name}`;
    if (kind === 'date' && formula === undefined && first === done) return `${name} is empty`;
    const option = kind === 'choice' ? options.find((one) => one.toLowerCase() === done) : undefined;
    if (option !== undefined) return `${name} is not ${JSON.stringify(option)}`;
  }
  return undefined;
}

function older(
  days: number,
  unit: string,
  figure: number,
  order: readonly EntitySpec[],
  spec: AppSpec,
): Passed | undefined {
  const [entity] = order;
  if (entity === undefined) return undefined;
  const year = entity.fields.find(
    ({ kind, name, formula }) => kind === 'number' && formula === undefined && /^year/iu.test(name),
  );
  if (/^y/iu.test(unit) && year !== undefined)
    return { spec, entity, holds: `${year.name} is not empty and year(today) - ${year.name} > ${figure}` };
  const began = beginOf(entity, spec);
  if (began === undefined) return undefined;
  const open = openWhere(entity);
  return { spec: began.spec, entity, holds: `${began.passed(days)}${open === '' ? '' : ` and ${open}`}` };
}

const ahead = /due|until|back|expire|end|deadline|birth|next|return|by$/iu;

/** The day on which it began: one that is entered, or a new one. */
function beginOf(
  entity: EntitySpec,
  spec: AppSpec,
): { spec: AppSpec; passed: (days: number) => string } | undefined {
  const known = entity.fields.find(
    ({ kind, formula, name, label }) =>
      /^(?:date|moment)$/u.test(kind) && formula === undefined && !ahead.test(`${name} ${label}`),
  );
  const made: FieldSpec = { name: fieldName('since', entity), label: 'Since', kind: 'date', start: 'today' };
  const plan =
    known === undefined ? withField(spec, entity.name, made, (index) => `-${index * 9 + 2}`) : spec;
  const field = known ?? made;
  const day = field.kind === 'moment' ? `day(${field.name})` : field.name;
  return plan === undefined
    ? undefined
    : { spec: plan, passed: (days) => `${field.name} is not empty and days(${day}, today) > ${days}` };
}

function passedShort(
  figure: number,
  unit: string,
  order: readonly EntitySpec[],
  spec: AppSpec,
): Passed | undefined {
  const [entity] = order;
  const began = entity?.fields.find(
    ({ kind, formula, name }) => kind === 'moment' && formula === undefined && !ahead.test(name),
  );
  if (entity === undefined || began === undefined) return undefined;
  const open = openWhere(entity);
  const passed = `${/^h/iu.test(unit) ? 'hours' : 'minutes'}(${began.name}, now) > ${figure}`;
  return {
    spec,
    entity,
    holds: `${began.name} is not empty and ${passed}${open === '' ? '' : ` and ${open}`}`,
  };
}
