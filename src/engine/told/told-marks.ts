import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, isFigureOfPlan, onStartPage, sectionId, type Told, withField } from './told.ts';
import { entitiesIn, measuredField, toldComparison } from './told-measure.ts';

const inDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const undone =
  /^(?:an?|any|every|each|all|the)?\s*(.+?)\s+(?:that (?:was|were|is|are|has been|have been)\s+)?not\s+(\p{L}+)\s+(?:for|in|since)\s+(?:more than\s+|over\s+)?(\d+)\s+(days?|weeks?|months?|years?)\b\s*(.*)$/iu;
const aged =
  /^(?:an?|any|every|each|all|the)?\s*(.+?)\s+(?:(?:is|are|counts? as|gets?|becomes?)\s+(\p{L}+)\s+after|(?:is\s+|are\s+)?older than)\s+(\d+)\s+(minutes?|hours?|days?|weeks?|months?)\b\s*(?:(?:is|are|counts? as)\s+(\p{L}+))?$/iu;
const warned =
  /^(?:(?:warn|remind|alert|tell|notify|show)(?: me| us| them)?\s+(?:at|if|when|as soon as|once)?\s*)(.*)$/iu;
const left = /^(?:at|when|with)\s+(?:only\s+)?(\d+)\s+(\p{L}+)\s+(?:are\s+|is\s+)?left\b\s*(.*)$/iu;
const markedFor =
  /^mark\s+(?:an?\s+|the\s+|every\s+|each\s+)?(.+?)\s+for\s+(\p{L}+)\s+after\s+(\d+)\s+(?:running\s+|working\s+)?(\p{L}+)$/iu;
const means =
  /^(?:(?:is|are|means?|counts? as|gets?|becomes?|must be|should be|will be|then|shows?|says?|goes|show up|turns?)\s+)+(?:an?\s+|the\s+|it\s+|as\s+|in\s+)*(.*)$/iu;

/** “a hive not inspected for 10 days should show up red”, “warn at less than 2 bottles”: such records say so, and stand in front. */
export function tellMark(words: string, spec: AppSpec): Told | undefined {
  return undoneFor(words, spec) ?? agedBy(words, spec) ?? runsLow(words, spec) ?? compared(words, spec);
}

function undoneFor(words: string, spec: AppSpec): Told | undefined {
  const [, subject = '', verb = '', figure = '', unit = ''] = undone.exec(words) ?? [];
  const [entity] = entitiesIn(subject, spec);
  const days = Number(figure) * (inDays[nounLemma(unit.toLowerCase())] ?? 1);
  if (
    entity === undefined ||
    verb === '' ||
    isFigureOfPlan(Number(figure), spec) ||
    isFigureOfPlan(days, spec)
  )
    return undefined;
  const known = lastDone(entity, spec);
  const [plan, last] = known === undefined ? madeLast(spec, entity, verb) : [spec, known];
  if (plan === undefined) return undefined;
  return withMark(
    plan,
    entity,
    `${last} is empty or days(${last}, today) > ${days}`,
    `Not ${verb} for ${figure} ${unit}`,
  );
}

/** The day on which something was last done with a record. */
export function lastDone({ fields, name }: EntitySpec, { entities }: AppSpec): string | undefined {
  const own = fields.find(
    ({ kind, formula }) => kind === 'date' && formula !== undefined && /^(?:max|latest)\(/.test(formula),
  );
  if (own !== undefined) return own.name;
  const noted = entities.flatMap((other) => {
    const link = other.fields.find(({ to, formula }) => to === name && formula === undefined);
    const day = other.fields.find(({ kind, formula }) => kind === 'date' && formula === undefined);
    return link === undefined || day === undefined
      ? []
      : [`max(${day.name} of ${other.name} where ${link.name} = this)`];
  });
  return noted[0];
}

export function madeLast(spec: AppSpec, entity: EntitySpec, verb: string): [AppSpec | undefined, string] {
  const label = `Last ${verb}`;
  const field: FieldSpec = { name: fieldName(label, entity), label, kind: 'date' };
  return [withField(spec, entity.name, field, (index) => `-${(index % 5) * 4 + 1}`), field.name];
}

function agedBy(words: string, spec: AppSpec): Told | undefined {
  const match = aged.exec(words);
  const [, subject = '', first, figure = '', unit = '', second] = match ?? [];
  const label = first ?? second ?? 'late';
  const value = Number(figure);
  const [entity] = entitiesIn(subject, spec);
  if (match === null || entity === undefined || isFigureOfPlan(value, spec)) return undefined;
  const isShort = /^(?:minute|hour)/iu.test(unit);
  const began = entity.fields.find(
    ({ kind, formula }) => formula === undefined && (kind === 'moment' || (!isShort && kind === 'date')),
  );
  if (began === undefined) return undefined;
  const passed = isShort
    ? `${/^hour/iu.test(unit) ? 'hours' : 'minutes'}(${began.name}, now) > ${value}`
    : `days(${began.kind === 'moment' ? `day(${began.name})` : began.name}, today) > ${value * (inDays[nounLemma(unit.toLowerCase())] ?? 1)}`;
  const open = openWhere(entity);
  return withMark(
    spec,
    entity,
    `${began.name} is not empty and ${passed}${open === '' ? '' : ` and ${open}`}`,
    label,
  );
}

const over =
  /^(?:done|paid|closed|delivered|finished|cancelled|canceled|back|returned|collected|sent|turned down|refused)$/iu;

export function openWhere({ fields }: EntitySpec): string {
  const state = fields.find(({ name, kind }) => kind === 'choice' && /^(?:state|status)$/u.test(name));
  const ended = state?.options?.filter((one) => over.test(one)) ?? [];
  return state === undefined || ended.length === 0
    ? ''
    : `not (${state.name} in (${ended.map((one) => JSON.stringify(one)).join(', ')}))`;
}

function runsLow(words: string, spec: AppSpec): Told | undefined {
  const [, count = '', unit = ''] = left.exec(words) ?? [];
  const [, thing = '', label = '', hours = '', measure = ''] = markedFor.exec(words) ?? [];
  const told =
    count !== ''
      ? { before: unit, sign: '<=' as const, figure: Number(count), unit: unit.toLowerCase(), after: 'left' }
      : hours === ''
        ? undefined
        : {
            before: thing,
            sign: '>=' as const,
            figure: Number(hours),
            unit: measure.toLowerCase(),
            after: '',
          };
  if (told === undefined || isFigureOfPlan(told.figure, spec)) return undefined;
  const order = [...new Set([...entitiesIn(words, spec), ...spec.entities])];
  const meant = measuredField(told, order, false);
  if (meant === undefined) return undefined;
  const holds = `${meant.field.name} is not empty and ${meant.field.name} ${told.sign} ${told.figure}`;
  return withMark(spec, meant.entity, holds, count === '' ? `For ${label}` : `Only ${count} ${unit} left`);
}

/** “loss over 18 % is a reject”, “warn me if a wine has less than 2 bottles”. */
function compared(words: string, spec: AppSpec): Told | undefined {
  const [, rest = ''] = warned.exec(words) ?? [];
  const plain = (rest === '' ? words : rest).replace(/^(?:if|when|once|as soon as)\s+/iu, '');
  const told = toldComparison(plain);
  if (told === undefined) return undefined;
  // Who is to be warned needs no further words.
  const [, said = ''] = rest === '' ? (means.exec(told.after) ?? []) : [];
  if (said.includes(',')) return undefined;
  if ((rest === '' && said === '') || isRefusing.test(words) || isFigureOfPlan(told.figure, spec))
    return undefined;
  const order = [...new Set([...entitiesIn(plain, spec), ...spec.entities])];
  const meant = measuredField(told, order, said !== '');
  if (meant === undefined) return undefined;
  const sample = (index: number) =>
    told.figure > 1 ? Math.round(told.figure * (0.5 + (index % 4) * 0.25)) : null;
  const plan = meant.isNew ? withField(spec, meant.entity.name, meant.field, sample) : spec;
  if (plan === undefined) return undefined;
  const holds = `${meant.field.name} is not empty and ${meant.field.name} ${told.sign} ${told.figure}`;
  const label =
    said === ''
      ? `${told.before === '' ? meant.field.label : told.before} ${signWords[told.sign]} ${told.figure}`
      : said;
  return withMark(plan, meant.entity, holds, label.replace(/\s+big$|^red$/iu, ''));
}

const signWords = { '<': 'under', '<=': 'at most', '>': 'over', '>=': 'from' } as const;
const isRefusing = /\b(?:cannot|no one|nobody|not allowed|never|pays?|costs?|extra|free|half|counts?)\b/iu;
const mostMarks = 3;

/** Records of which something holds say so, and stand in front. */
export function withMark(spec: AppSpec, entity: EntitySpec, holds: string, said: string): Told | undefined {
  return withMarks(spec, entity, [{ holds, said }]);
}

/** What holds of a record, and what is said of it then; the first that holds counts. */
export interface Mark {
  readonly holds: string;
  readonly said: string;
}

export function withMarks(
  spec: AppSpec,
  { name }: EntitySpec,
  marks: readonly Mark[],
  title?: string,
): Told | undefined {
  const entity = spec.entities.find((one) => one.name === name);
  const said = marks.map((one) => labelOf(one.said));
  const label = title ?? said[0] ?? '';
  if (entity === undefined || label === '' || said.includes('')) return undefined;
  const mark: FieldSpec = {
    name: fieldName('attention', entity),
    label: 'Attention',
    kind: 'text',
    formula: marks.reduceRight(
      (other, { holds }, at) => `if(${holds}, ${JSON.stringify(said[at])}, ${other})`,
      '""',
    ),
  };
  const marked = withField(spec, name, mark);
  const id = sectionId('told-attention', spec);
  if (marked === undefined || /-[4-9]$/.test(id) || Number(id.split('-').at(-1)) > mostMarks)
    return undefined;
  const props = {
    entity: name,
    where: `${mark.name} is not empty and ${mark.name} != ""`,
    empty: 'None at the moment.',
  };
  return {
    spec: onStartPage(marked, { id, block: 'records', title: label, props }),
    parts: [`field:${name}.${mark.name}`, `section:${id}`],
  };
}

const longestMark = 48;

function labelOf(said: string): string {
  const plain = said.trim().replaceAll(/["{}]/g, '');
  return sentenceCase(
    plain.length > longestMark ? plain.slice(0, longestMark).replace(/\s+\S*$/u, '') : plain,
  );
}
