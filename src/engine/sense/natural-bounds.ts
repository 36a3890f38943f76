import { isYearField } from '../library/words/years.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { changeField } from './change-field.ts';

const belowNothing =
  /\b(?:temp\w*|balance|altitude|elevation|difference|change|offset|points?|latitude|longitude|handicap|profit|result|correction|adjust\w*|transfer|movement|dew|net|saldo|gain|deviation|tide|level|depth|credit|debt|x|y)\b|°/iu;
const overHundred = /\b(?:change|growth|mark-?up|margin|increase|over|return|interest|more|rise)\b/iu;
const counted =
  /^(?:(?:number|count) of\b.*|how many\b.*|.*\b(?:count|people|persons|guests|players|children|kids|adults|seats|places|pieces|lambs|eggs|rooms|beds|visitors|helpers|volunteers|participants|heads?|bottles|boxes|copies|pupils|animals|servings|laps|goals|pages|pallets|tickets|members)|quantity|party size)$/iu;
const age = /^(?:age|age in years|how old|age of .+|.+['’]s age)$/iu;
/** What bodies and instruments give has bounds of its own, in any trade. */
const measured = /^(?:mmHg|bpm|°C?|°F|mmol\/l|mmol|mg\/dl|%|pH|h|hours?|km\/h|mph|dB|kPa|hPa|bar)$/iu;

/** The plan with bounds that lie in the nature of its fields, and without those that only the samples of another trade give. */
export function naturalBounds(spec: AppSpec): AppSpec {
  const figures = new Set((spec.reading?.text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(Number));
  const isCase = spec.met !== undefined;
  let next = spec;
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      if (field.formula !== undefined || field.automatic === true) continue;
      const loose = isCase ? withoutForeign(field, entity, figures) : field;
      const bounds = natural(loose, entity);
      if (loose !== field || Object.keys(bounds).length > 0)
        next = changeField(next, entity.name, field.name, (old) => ({
          ...(isCase ? withoutForeign(old, entity, figures) : old),
          ...bounds,
        }));
    }
  return next;
}

function numbersOf({ name }: FieldSpec, { samples }: EntitySpec): number[] {
  return samples.map((sample) => sample[name]).filter((value) => typeof value === 'number');
}

/** What a field may be by its nature, where its samples say nothing else. */
function natural(field: FieldSpec, entity: EntitySpec): Partial<FieldSpec> {
  const { kind, label, unit = '', min, max } = field;
  if (!/^(?:number|money|percent)$/.test(kind) || isYearField(field)) return {};
  const known = [...numbersOf(field, entity), ...(typeof field.start === 'number' ? [field.start] : [])];
  const isAll = (holds: (value: number) => boolean) => known.every(holds);
  const least = min === undefined && isAll((value) => value >= 0) ? { min: 0 } : {};
  if (kind === 'percent') {
    const most = max === undefined && !overHundred.test(label) && isAll((value) => value <= 100);
    return overHundred.test(label) ? {} : { ...least, ...(most ? { max: 100 } : {}) };
  }
  if (kind === 'number' && age.test(label) && isAll((value) => value <= 120 && Number.isInteger(value)))
    return { ...least, ...(max === undefined ? { max: 120 } : {}), whole: true };
  if (belowNothing.test(label) || belowNothing.test(unit)) return {};
  const isCount = kind === 'number' && unit === '' && counted.test(label) && isAll(Number.isInteger);
  return { ...least, ...(isCount ? { whole: true } : {}) };
}

/** Bounds of a case that the text does not tell go, but for those of scales and of what is measured. */
function withoutForeign(field: FieldSpec, entity: EntitySpec, figures: ReadonlySet<number>): FieldSpec {
  const { kind, label, unit = '', min, max } = field;
  if (!/^(?:number|money)$/.test(kind) || isYearField(field) || measured.test(unit)) return field;
  if (/\d/.test(label) || belowNothing.test(label) || age.test(label) || (max !== undefined && max <= 12))
    return field;
  const known = numbersOf(field, entity);
  const isTold = (bound: number | undefined) => bound !== undefined && figures.has(bound);
  const largest = Math.max(0, ...known);
  const { min: _min, max: _max, ...rest } = field;
  const isWide = max !== undefined && (isTold(max) || max >= largest * wide);
  const least =
    min === undefined || min <= 1 || isTold(min)
      ? min
      : kind === 'number' && known.every(Number.isInteger) && unit === ''
        ? 1
        : hardlyAny;
  if (least === min && (max === undefined || isWide)) return field;
  return { ...rest, ...(least === undefined ? {} : { min: least }), ...(isWide ? { max } : {}) };
}

/** A bound so far from all samples keeps slips of the pen away, and nothing that is meant. */
const wide = 10;
/** More than nothing. */
const hardlyAny = 0.01;
