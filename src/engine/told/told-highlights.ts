import { isSame } from '../plan/fine-parts.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { boundIn, highlightIn, type SaidBound } from './said-highlight.ts';
import { fieldName, type Teller, type Told, withField } from './told.ts';
import { type Mark, withMarks } from './told-marks.ts';
import { entitiesIn, measuredField, type ToldComparison } from './told-measure.ts';
import { isTime, passedIn } from './told-passed.ts';

/** “over 4 yellow, over 5 red”, “a hive not looked at for 12 days turns amber”: such records say so in the colour that was named, and stand in front. */
export const tellHighlight: Teller = (words, spec, { text }) => {
  const said = levelsIn(words);
  const [first] = said;
  if (first === undefined) return undefined;
  const before = textBefore(words, text);
  const order = [...new Set([...entitiesIn(first.when, spec), ...spokenOf(before, spec), ...spec.entities])];
  const isNamed = entitiesIn(first.when, spec).length > 0 || isBare.test(first.bound.before);
  if (isTime(first.bound.unit) && namedField(first.bound, order, '') === undefined) {
    const passed = said.length === 1 && isNamed ? passedIn(first.when, first.bound, order, spec) : undefined;
    if (passed !== undefined)
      return withMarks(
        passed.spec,
        passed.entity,
        [{ holds: passed.holds, said: `${first.sign} ${shortly(first.when)}` }],
        titleOf(first.when),
      );
  }
  return byFigure(said, order, before, spec);
};

/** Words that name nothing of their own: what was spoken of before is meant. */
const isBare =
  /^(?:(?:it|they|this|that|one|anything|anyone|anybody|those|who|has|have|is|are|not|been|if|gone|away|out|open|late|yet)\b\s*|(?:not|never)\s.*|un\p{L}+ed\b\s*)*$/iu;

interface Level {
  readonly sign: string;
  readonly when: string;
  readonly bound: SaidBound;
}

/** One highlight, or several of the same figure: the furthest counts first. */
function levelsIn(words: string): Level[] {
  const parts = words.split(/,\s+(?:and\s+)?|\s+and\s+(?=(?:over|under|above|below|from|more|less|if)\s)/iu);
  const each = parts.flatMap((part) => levelIn(part) ?? []);
  const all = each.length > 1 && each.length === parts.length ? each : [levelIn(words) ?? []].flat();
  const lead = all.find(({ bound }) => bound.before !== '');
  const led = all.map((one) =>
    lead === undefined || one.bound.before !== ''
      ? one
      : { ...one, bound: { ...one.bound, before: lead.bound.before } },
  );
  return led.toSorted(({ bound: a }, { bound: b }) =>
    a.sign[0] !== b.sign[0] ? 0 : a.sign.startsWith('>') ? b.figure - a.figure : a.figure - b.figure,
  );
}

function levelIn(words: string): Level | undefined {
  const said = highlightIn(words);
  const bound = said === undefined ? undefined : boundIn(said.when);
  return said === undefined || bound === undefined ? undefined : { ...said, bound };
}

/** A change, a difference or a share of something else is no figure that a record has. */
const isRelative =
  /\b(?:change|difference|differ|drop of|fall of|rise of|up|higher|lower|further|since|compared|lost|gained|average|each other|running|in a row)\b/iu;

function byFigure(
  said: readonly Level[],
  order: readonly EntitySpec[],
  before: string,
  spec: AppSpec,
): Told | undefined {
  const [first] = said;
  if (first === undefined || said.some(({ bound }) => isRelative.test(`${bound.before} ${bound.after}`)))
    return undefined;
  const { bound } = first;
  const found = namedField(bound, order, before) ?? byUnit(bound, order) ?? madeFor(bound, order);
  if (found === undefined) return undefined;
  const { entity, field, isNew } = found;
  const plan = isNew ? withField(spec, entity.name, field, (index) => sampleFor(bound.figure, index)) : spec;
  if (plan === undefined) return undefined;
  const marks = said.map(({ sign, bound: one }): Mark => {
    const figure = `${one.figure}${one.unit === '' ? '' : ` ${one.unit === 'percent' ? '%' : one.unit}`}`;
    return {
      holds: `${field.name} is not empty and ${field.name} ${one.sign} ${one.figure}`,
      said: `${sign} ${field.label} ${signWords[one.sign]} ${figure}`,
    };
  });
  const told = withMarks(
    plan,
    entity,
    marks,
    `${field.label} ${signWords[said.at(-1)?.bound.sign ?? '>']} ${said.at(-1)?.bound.figure ?? ''}`.trim(),
  );
  return told === undefined
    ? undefined
    : { ...told, parts: [...told.parts, `field:${entity.name}.${field.name}`] };
}

const signWords = { '<': 'under', '<=': 'at most', '>': 'over', '>=': 'from' } as const;

function sampleFor(figure: number, index: number): number {
  const value = figure === 0 ? index - 1 : figure * (0.7 + (index % 3) * 0.25);
  return Math.abs(figure) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}

interface Found {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
  readonly isNew: boolean;
}

const figured = /^(?:number|money|percent|rating)$/u;
const pronoun =
  /^(?:(?:it|they|this|that|these|those|one|anything|anyone|the (?:figure|value|number))\b\s*)?(?:is|are|gets?|goes|drops?|falls?|has|have)?$/iu;

/** The figure that the words name; where they name none, the one that was spoken of last. */
function namedField(
  { before, after, unit }: SaidBound,
  order: readonly EntitySpec[],
  text: string,
): Found | undefined {
  const all = order.flatMap((entity) =>
    entity.fields.filter(({ kind }) => figured.test(kind)).map((field) => ({ entity, field, isNew: false })),
  );
  const own = all
    .filter(({ field }) => isMeasured(field, unit) && isIn(field.label, `${before} ${after}`))
    .toSorted((a, b) => b.field.label.length - a.field.label.length);
  if (own[0] !== undefined || !pronoun.test(before)) return own[0];
  // What a sentence begins with is what it speaks of.
  for (const sentence of text.split(/[.!?\n;]/u).toReversed()) {
    const [first] = all
      .map((one) => ({ one, place: firstPlace(one.field.label, sentence) }))
      .filter(({ one, place }) => place >= 0 && isMeasured(one.field, unit))
      .toSorted((a, b) => a.place - b.place);
    if (first !== undefined) return first.one;
  }
  return undefined;
}

/** Whether a figure can be in a unit: hours are no money, and a price is no share. */
function isMeasured({ kind, label, unit: own = '' }: FieldSpec, unit: string): boolean {
  if (unit === '') return true;
  if (/^(?:%|percent)$/u.test(unit)) return kind === 'percent' || /%|percent/iu.test(label);
  if (coins.test(unit)) return kind === 'money';
  if (kind === 'money' || kind === 'percent') return false;
  if (isTime(unit)) return own.toLowerCase().startsWith(unit.slice(0, 1)) || isIn(unit, label);
  return own === '' || own.toLowerCase() === unit || isIn(unit, label);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d%]+/u)
    .filter((word) => word !== '');
}

const shortest = 3;

function isIn(label: string, text: string): boolean {
  return firstPlace(label, text) >= 0;
}

/** Where a label stands first in a text, by words. */
function firstPlace(label: string, text: string): number {
  const said = wordsOf(text);
  const own = wordsOf(label);
  if (label.length < shortest) return -1;
  for (let at = 0; at <= said.length - own.length; at += 1)
    if (own.every((word, index) => isSame(word, said[at + index] ?? ''))) return at;
  return -1;
}

function byUnit(bound: SaidBound, order: readonly EntitySpec[]): Found | undefined {
  const told: ToldComparison = { ...bound, unit: bound.unit, before: '', after: '' };
  return bound.unit === '' || /^(?:%|percent)$/u.test(bound.unit)
    ? undefined
    : measuredField(told, order, false);
}

const fillers =
  /^(?:an?|the|its?|every|each|any|all|our|my|only|still|in|on|of|with|that|which|have|been|has|if|one|when|we|i|you|they|there|\d[\d.]*)$/iu;
const verbs =
  /^(?:is|are|drops?|falls?|goes|gets?|sinks?|rises?|climbs?|comes?|reads?|reaches|stands?|shows?|hits?|has|have|was)$/iu;
const longestName = 2;
const coins = /^(?:€|£|\$|euros?|eur|pounds?|quid|dollars?|usd|chf|francs?|zł|kronor|yen|rupees?)$/iu;

/** A figure that the words name and that nothing keeps yet: “if oxygen drops under 50 bar”. */
function madeFor({ before, after, unit }: SaidBound, order: readonly EntitySpec[]): Found | undefined {
  const [entity] = order;
  if (entity === undefined || isTime(unit)) return undefined;
  const isRest = /^(?:left|remaining)\b/iu.test(after);
  const name = wordsOf(before.replace(/^\d[\d.]*\s+/u, '')).filter(
    (word) => !fillers.test(word) && !verbs.test(word),
  );
  const isThing = name.length > 0 && entitiesIn(name.join(' '), { entities: [...order] }).length > 0;
  if (!isRest && (name.length === 0 || name.length > longestName || isThing)) return undefined;
  const label = sentenceCase(
    isRest ? `${unit === '%' || unit === 'percent' ? 'Percent' : unit} left` : name.join(' '),
  );
  if (label.length < shortest) return undefined;
  const kind = /^(?:%|percent)$/u.test(unit) ? 'percent' : coins.test(unit) ? 'money' : 'number';
  return {
    entity,
    field: {
      name: fieldName(label, entity),
      label,
      kind,
      ...(kind === 'number' && unit !== '' && !isRest ? { unit: unit.replace('°c', '°C').slice(0, 12) } : {}),
    },
    isNew: true,
  };
}

const reach = 160;

/** What the text says in front of the clause. */
function textBefore(words: string, text: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase().slice(0, 10));
  return at < 0 ? '' : text.slice(Math.max(0, at - reach), at);
}

function spokenOf(before: string, spec: AppSpec): EntitySpec[] {
  return before
    .split(/[.!?\n;]/u)
    .toReversed()
    .flatMap((sentence) => entitiesIn(sentence, spec));
}

function shortly(when: string): string {
  return sentenceCase(
    when
      .replace(/^(?:an?|the|any|every|each|all|it is|it|they)\s+/iu, '')
      .replace(/\bthat (?:has|have) been\b/iu, '')
      .replace(/\bthat (?:has|have) not been\b/iu, 'not')
      .replace(
        /^(?:\p{L}+\s+){1,2}?(?:(?:that|which|who)\s+)?(?:is\s+|are\s+|has\s+|have\s+)?(?=not\s)/iu,
        '',
      )
      .replaceAll(/\s+/gu, ' '),
  );
}

function titleOf(when: string): string {
  return sentenceCase(shortly(when).replaceAll(/["{}]/g, '').slice(0, 48).trim());
}
