import { brokenSamples } from '../limits/broken-samples.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { lemmas } from '../plan/match-block.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { changeField } from './change-field.ts';
import { neededNames } from './needed-names.ts';
import { type SaidScale, saidScales } from './said-scales.ts';
import { servedBy } from './served-by.ts';

/** The plan with scales and ranges of its text as bounds of the fields that they are said of. */
export function toldScales(spec: AppSpec): AppSpec {
  let next = spec;
  for (const scale of saidScales(spec.reading?.text ?? '')) {
    const meant = fieldMeant(scale, next);
    if (meant === undefined || isRuled(meant, scale)) continue;
    const changed = bound(next, meant, scale);
    const known = brokenSamples(next);
    if (specFaults(changed).length === 0 && [...brokenSamples(changed)].every((id) => known.has(id)))
      next = servedBy(changed, scale, `field:${meant.entity.name}.${meant.field.name}`);
  }
  return next;
}

interface Meant {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

/** A rule with these figures says it already. */
function isRuled({ entity, field }: Meant, { least, most }: SaidScale): boolean {
  const rules = (entity.rules ?? []).map(({ never }) => never).join(' ; ');
  const isThere = (figure: number | undefined, sign: string) =>
    figure === undefined || new RegExp(`\\b${field.name} ${sign} ${figure}(?![\\d.])`).test(rules);
  return rules !== '' && isThere(least, '<') && isThere(most, '>');
}

const marks = new Set(['grade', 'mark', 'score', 'rating', 'rate', 'star', 'scale']);

/** The field whose name stands last before the figures; the one with most of its words there. */
function fieldMeant({ before, least, most, unit }: SaidScale, spec: AppSpec): Meant | undefined {
  const said = lemmas(before);
  const needed = neededNames(spec);
  const open = spec.entities.flatMap((entity) =>
    entity.fields
      .filter((field) => isOpen(field, entity, needed) && fits(field, unit, least))
      .map((field) => ({
        entity,
        field,
        words: lemmas(field.label.replaceAll(/\(.*?\)|(?<=\w) (?:per|of|asked|in|for)\b.*$/giu, '')),
      })),
  );
  const found = open
    .map((one) => ({ ...one, rank: rankOf(one.words, said) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  if (found[0] !== undefined) return found[0];
  // “jurors grade from 1 to 10”: the one mark that is given.
  const isMark = (list: readonly string[]) => list.some((word) => marks.has(word));
  const given = open.filter(({ words, field }) => isMark(words) && field.kind !== 'text');
  return isMark(said) && given.length === 1 && (most ?? 101) <= 100 ? given[0] : undefined;
}

function rankOf(words: readonly string[], said: readonly string[]): number {
  const head = words.at(-1);
  if (head === undefined) return 0;
  const at = said.lastIndexOf(head);
  // Words of another thing stand between what is further away and the figures.
  if (at < 0 || said.length - at > 3) return 0;
  const shared = words.filter((word) => said.includes(word)).length;
  return shared === words.length || shared > 1 ? shared * 10 + at : 0;
}

function isOpen(field: FieldSpec, entity: EntitySpec, needed: ReadonlySet<string>): boolean {
  if (field.automatic === true || field.formula !== undefined) return false;
  if (/^(?:number|rating|money|percent)$/.test(field.kind)) return true;
  // A property that was only named is taken for text; a figure says that it is a number.
  return /^(?:text|long-text)$/.test(field.kind) && field.name !== entity.title && !needed.has(field.name);
}

const money = /^(?:[€£$]|euros?|eur|pounds?|dollars?|quid|francs?|chf|usd|gbp)$/iu;

/** Money is bounded in money, and a share in per cent or as it was said. */
function fits({ kind }: FieldSpec, unit: string, least: number | undefined): boolean {
  if (kind === 'money') return money.test(unit) && (least ?? 0) >= 0;
  if (kind === 'percent') return unit === '' || /^(?:%|per ?cent)$/iu.test(unit);
  return !money.test(unit);
}

const kindOf = (kind: FieldSpec['kind']) => (kind === 'money' || kind === 'percent' ? kind : 'number');

function bound(spec: AppSpec, { entity, field }: Meant, { least, most, unit }: SaidScale): AppSpec {
  const isStars = field.kind === 'rating' && least !== undefined && least <= 1 && most !== undefined;
  const measure =
    /^(?:°\s?[cf]|[a-zµ²³]{1,4}(?:\/[a-z]+)?|degrees|litres|metres|pages|colonies|amperes|dioptres)$/iu;
  const changed = changeField(spec, entity.name, field.name, (old) => {
    const { start, min, max, ...rest } = old;
    const isStart = typeof start === 'number' && isWithin(start, least, most);
    const isMeasure = old.unit === undefined && measure.test(unit) && !noUnit.test(unit) && !isStars;
    return {
      ...rest,
      ...(isStart ? { start } : {}),
      kind: isStars ? 'rating' : kindOf(old.kind),
      label:
        least === undefined || most === undefined
          ? old.label
          : old.label.replace(/ \(\d+ ?(?:to|-|–) ?\d+\)$/u, ` (${least} to ${most})`),
      ...(isMeasure ? { unit } : {}),
      ...ends(
        least ?? (most !== undefined && min !== undefined && min < most ? min : undefined),
        most ?? (least !== undefined && max !== undefined && max > least ? max : undefined),
      ),
    };
  });
  return withEntity(changed, entity.name, (one) => ({
    ...one,
    samples: one.samples.map((sample, index) =>
      sample[field.name] === undefined
        ? sample
        : { ...sample, [field.name]: within(sample[field.name] ?? null, index, least, most) },
    ),
  }));
}

const noUnit =
  /^(?:and|or|to|of|in|on|at|for|with|from|by|per|each|a|an|the|so|then|who|that|we|i|it|if|not|only|is|are|was|ok|my|our|red|no)$/iu;

function ends(min: number | undefined, max: number | undefined): Pick<FieldSpec, 'min' | 'max'> {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function isWithin(value: number, least = -Infinity, most = Infinity): boolean {
  return value >= least && value <= most;
}

/** A sample value on the scale: as it was where it fits, else one of the upper half. */
function within(value: SampleValue, index: number, from?: number, to?: number): SampleValue {
  const number = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && isWithin(number, from, to)) return number;
  if (value === null || value === '') return null;
  const least = from ?? Math.min(0, to ?? 0);
  const most = to ?? least + Math.max(10, Math.abs(least));
  const middle = Math.round((least + most) / 2);
  return Math.min(most, middle + (index % Math.max(1, Math.round((most - least) / 2))));
}
