import { isSameThing } from '../cases/same-words.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import type { SaidFigure } from '../facts/said-figures.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { dayField } from './axis-carrier.ts';
import { measuresOf } from './axis-totals.ts';
import { animalWords, peopleWords } from './axis-words.ts';
import type { SaidAxis } from './said-axes.ts';

/** So much for each: “each of us has 45 euros a day”, “3 meals a day each”. */
interface EachLimit {
  readonly value: number;
  readonly stretch: 'day' | 'week' | 'month' | 'year';
  /** What is added up; records are counted where there is none. */
  readonly sum: FieldSpec | undefined;
  readonly isMost: boolean;
}

const stretches = /\b(?:(?:a|an|per|every|each)\s+(day|week|month|year)|(dai|week|month|year)ly)\b/iu;
const bounding = /\b(?:max|maximum|at most|no more|not more|never more|limit|limited|up to|only|allowed)\b/iu;
const labels = { day: 'today', week: 'this week', month: 'this month', year: 'this year' } as const;

/** What is left for each of an axis goes into its list; where the text says “at most”, more is refused. */
export function addLimit(
  spec: AppSpec,
  { axis, carrier, link, said }: { axis: EntitySpec; carrier: EntitySpec; link: string; said: SaidAxis },
  facts: SaidFacts,
): string[] {
  const day = dayField(carrier);
  const limit = eachLimit(facts, carrier, spec, said);
  if (limit === undefined || day === undefined || isKept(limit, axis, carrier, link, spec)) return [];
  const { stretch, value, sum, isMost } = limit;
  const key = `each${stretch.slice(0, 1).toUpperCase()}${stretch.slice(1)}`;
  const name = `left${labels[stretch].replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  if (axis.fields.some((field) => field.name === name) || spec.numbers?.[key] !== undefined) return [];
  shareOfAll(spec, { axis, carrier }, limit);
  spec.numbers = { ...spec.numbers, [key]: { label: `For each, a ${stretch}`, value } };
  const used = (where: string) =>
    sum === undefined
      ? `count(${carrier.name} where ${where})`
      : `sum(${sum.name} of ${carrier.name} where ${where})`;
  axis.fields.push({
    name,
    label: `Left ${labels[stretch]}`,
    kind: sum?.kind === 'money' ? 'money' : 'number',
    ...(sum?.unit === undefined ? {} : { unit: sum.unit }),
    formula: `round(${key} - ${used(`${link} = this and ${stretch}(${day.name}) = ${stretch}(today)`)}, 2)`,
  });
  if (isMost) {
    const what = sum === undefined ? carrier.many.toLowerCase() : sum.label.toLowerCase();
    const same = `${link} = this.${link} and ${stretch}(${day.name}) = ${stretch}(this.${day.name})`;
    carrier.rules = [
      ...(carrier.rules ?? []),
      {
        never: `${link} is not empty and ${used(same)} > ${key}`,
        says: `At most {${key}} ${what} a ${stretch} for {${link}.${axis.title}}.`,
      },
    ];
  }
  return [name];
}

function eachLimit(
  { figures, text }: SaidFacts,
  carrier: EntitySpec,
  spec: AppSpec,
  { one, names }: SaidAxis,
): EachLimit | undefined {
  const own = String.raw`per ${one}|every ${one}|each ${one}`;
  // “45 euros each” is for people, where the text has countries and sisters.
  const isMeant = names.length > 0 || peopleWords.test(one) || animalWords.test(one);
  const others = isMeant && one !== 'country' ? 'each|everyone|everybody|per (?:person|head|one)|' : '';
  const each = new RegExp(String.raw`\b(?:${others}${own})\b`, 'iu');
  for (const figure of figures) {
    const clause = `${text.slice(Math.max(0, figure.start - around), figure.start)}${text.slice(figure.start, figure.end + around)}`;
    const near = sentencePart(text, figure);
    const stretch = stretches.exec(text.slice(figure.end, figure.end + around).replace(/[.;!?].*$/su, ''));
    const unit = (stretch?.[1] ?? stretch?.[2]?.replace('dai', 'day') ?? '').toLowerCase();
    if (!each.test(near) || (unit !== 'day' && unit !== 'week' && unit !== 'month' && unit !== 'year'))
      continue;
    const sum = measured(figure, carrier, spec, text);
    if (sum === undefined) continue;
    return {
      value: figure.value,
      stretch: unit,
      sum: sum === 'count' ? undefined : sum,
      isMost: bounding.test(clause),
    };
  }
  return undefined;
}

const around = 30;

/** The sentence around a figure, no farther than some words. */
function sentencePart(text: string, { start, end }: SaidFigure): string {
  const before = text.slice(Math.max(0, start - around * 2), start).replace(/^.*[.;!?\n]/su, '');
  return `${before}${text.slice(start, end + around).replace(/[.;!?\n].*$/su, '')}`;
}

/** What a figure is of: an amount of the records, or the records themselves. */
function measured(
  figure: SaidFigure,
  carrier: EntitySpec,
  spec: AppSpec,
  text: string,
): FieldSpec | 'count' | undefined {
  const measures = measuresOf(carrier, spec, text);
  if (figure.kind === 'money') return measures.find(({ kind }) => kind === 'money');
  const of = figure.kind === 'time' ? (/\p{L}+$/u.exec(figure.text)?.[0] ?? '') : figure.of;
  if (of === '') return undefined;
  const word = nounLemma(of.toLowerCase());
  const isOf = ({ label, unit = '' }: FieldSpec) =>
    isSame(label, of) || isSame(unit, of) || (unit !== '' && word.startsWith(unit.toLowerCase()));
  const field = carrier.fields.find((one) => one.kind === 'number' && isOf(one));
  if (field !== undefined) return field;
  const isCarrier = [carrier.one, carrier.many].some(
    (words) => nounLemma(words.toLowerCase()) === word || isSameThing(words, word),
  );
  return isCarrier ? 'count' : undefined;
}

/** The case may have the same limit for each of them already. */
function isKept(
  { value }: EachLimit,
  axis: EntitySpec,
  carrier: EntitySpec,
  link: string,
  spec: AppSpec,
): boolean {
  const formulas = [
    ...axis.fields.map(({ formula = '' }) => formula),
    ...(carrier.rules ?? [])
      .map(({ never }) => never)
      .filter((never) => never.includes(`${link} = this.${link}`)),
  ];
  return Object.entries(spec.numbers ?? {}).some(
    ([key, number]) =>
      number.value === value && formulas.some((formula) => new RegExp(`\\b${key}\\b`).test(formula)),
  );
}

/** What the case allows all together is so much for each of them. */
function shareOfAll(
  spec: AppSpec,
  { axis, carrier }: { axis: EntitySpec; carrier: EntitySpec },
  { value, stretch }: EachLimit,
): void {
  const called = new RegExp(String.raw`^(?:per|a|each|for)?${stretch}(?:Limit|Budget|Max)?$`, 'iu');
  const keys = Object.entries(spec.numbers ?? {}).flatMap(([key, number]) =>
    number.value === value || called.test(key) ? [{ key, number }] : [],
  );
  for (const { sections } of spec.pages)
    for (const { block, props } of sections) {
      const figures = block === 'figures' && Array.isArray(props['figures']) ? props['figures'] : [];
      for (const figure of figures as { formula: string }[])
        for (const { key, number } of keys) {
          const said = new RegExp(`\\b${key}\\b`, 'g');
          if (!said.test(figure.formula) || !figure.formula.includes(carrier.name)) continue;
          number.value = value;
          figure.formula = figure.formula.replaceAll(said, `${key} * count(${axis.name})`);
        }
    }
}
