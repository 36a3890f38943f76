import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** “seeing is under 3”, “longer than 5 minutes”. */
export interface ToldComparison {
  readonly before: string;
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly figure: number;
  readonly unit: string;
  readonly after: string;
}

const signs: readonly (readonly [RegExp, ToldComparison['sign']])[] = [
  [/^(?:under|below|less than|fewer than|shorter than|younger than|lighter than|cheaper than|<)$/iu, '<'],
  [
    /^(?:over|above|more than|longer than|older than|higher than|bigger than|heavier than|larger than|>)$/iu,
    '>',
  ],
  [/^(?:at least|from|minimum|min)$/iu, '>='],
  [/^(?:at most|up to|maximum|max)$/iu, '<='],
];
const compared =
  /^(.*?)(?:\b(?:is|are|was|lasts?|takes?|weighs?|has|have|with|gets?|goes)\s+)?(?<![\p{L}])(under|below|(?:less|fewer|shorter|younger|lighter|cheaper|more|longer|older|higher|bigger|heavier|larger) than|over|above|at least|from|at most|[<>])\s*(?:age\s+)?(\d+(?:[.,]\d+)?)\s*(%|[\p{L}²³]+)?\s*(.*)$/iu;

export function toldComparison(words: string): ToldComparison | undefined {
  const match = compared.exec(words);
  const sign = signs.find(([pattern]) => pattern.test(match?.[2] ?? ''))?.[1];
  if (match === null || sign === undefined) return undefined;
  const [, before = '', , figure = '', unit = '', after = ''] = match;
  const isUnit =
    !/^(?:is|are|on|then|show|shows|say|says|it|the|a|an|no|not|pays?|costs?|gets?|and|or|cannot|must|do|does)$/iu.test(
      unit,
    );
  return {
    before: before.trim(),
    sign,
    figure: Number(figure.replace(',', '.')),
    unit: isUnit ? unit.toLowerCase() : '',
    after: (isUnit ? after : `${unit} ${after}`).trim(),
  };
}

interface Measure {
  readonly said: RegExp;
  readonly fields: RegExp;
  readonly made?: FieldSpec;
}

/** What is measured in which unit, the fields that hold it, and the one that is made where there is none. */
const measures: readonly Measure[] = [
  {
    said: /\b(?:years?|yrs|old|aged?|kids?|child(?:ren)?|younger|older)\b/iu,
    fields: /^age$/iu,
    made: { name: 'age', label: 'Age', kind: 'number', min: 0, max: 120 },
  },
  {
    said: /\b(?:people|persons?|players?|guests?|heads?|participants?)\b/iu,
    fields: /^(?:people|players|persons|guests|places|heads|participants|eaters)$/iu,
    made: { name: 'people', label: 'People', kind: 'number', min: 1, start: 2 },
  },
  {
    said: /\b(?:minutes?|mins?)\b/iu,
    fields: /^(?:length|lasts?|lasted|duration|minutes|took)$/iu,
    made: { name: 'minutes', label: 'Minutes', kind: 'number', min: 0, unit: 'min' },
  },
  { said: /\b(?:hours?|h)\b/iu, fields: /^(?:hours|runningHours|duration)$/iu },
  {
    said: /\b(?:kg|kilos?)\b/iu,
    fields: /^(?:weight|kilos|kg)$/iu,
    made: { name: 'weight', label: 'Weight', kind: 'number', min: 0, unit: 'kg' },
  },
  {
    said: /\b(?:km|kilomet(?:er|re)s?)\b/iu,
    fields: /^(?:km|distance|kilomet(?:er|re)s)$/iu,
    made: { name: 'km', label: 'Distance', kind: 'number', min: 0, unit: 'km' },
  },
  {
    said: /\b(?:bottles?|jars?|pieces?|boxes|bags|items?|units|packs?|left|stock)\b/iu,
    fields: /^(?:bottles|jars|stock|count|here|left|quantity|amount|pieces|inStock)$/iu,
  },
  {
    said: /\b(?:m|met(?:er|re)s?|cubic)\b/iu,
    fields: /^(?:met(?:er|re)s|quantity|volume|cubicMeters|amount)$/iu,
    made: { name: 'meters', label: 'Metres', kind: 'number', min: 0, unit: 'm' },
  },
];

const figured = /^(?:number|money|percent|rating)$/u;

export interface ToldField {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
  readonly isNew: boolean;
}

/** The property that a comparison is about: by its name, by its unit, or a new one of a kind that everybody knows. */
export function measuredField(
  { before, unit, after }: ToldComparison,
  entities: readonly EntitySpec[],
  mayMake: boolean,
): ToldField | undefined {
  const all = entities.flatMap((entity) =>
    entity.fields.filter(({ kind }) => figured.test(kind)).map((field) => ({ entity, field, isNew: false })),
  );
  const named = all.find(({ field }) => isSaid(field, before));
  if (named !== undefined) return named;
  const measure =
    measures.find(({ said }) => said.test(unit)) ??
    measures.find(({ said }) => said.test(`${before} ${after}`));
  const known =
    all.find(
      ({ field }) => unit !== '' && field.unit?.toLowerCase() === unit && !/formula/.test(field.kind),
    ) ?? all.find(({ field }) => measure?.fields.test(field.name) === true);
  if (known !== undefined) return known;
  const [entity] = entities;
  const made = measure?.made;
  return mayMake && made !== undefined && entity !== undefined
    ? { entity, field: { ...made }, isNew: true }
    : undefined;
}

const shortest = 4;

/** Whether words name a field: “seeing”, “loss in %”. */
function isSaid({ label }: FieldSpec, words: string): boolean {
  const plain = nounLemma(label.toLowerCase().replaceAll(/[^\p{L} ]/gu, ''));
  const last = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .slice(-3);
  return plain.length >= shortest && last.some((word) => isSame(word, plain));
}

/** The kinds of records that words name, those that were named first in front. */
export function entitiesIn(words: string, { entities }: Pick<AppSpec, 'entities'>): EntitySpec[] {
  const said = words
    .toLowerCase()
    .split(/[^\p{L}\d'’-]+/u)
    .map(nounLemma);
  return entities
    .map((entity) => {
      const heads = [entity.one, entity.many].map(
        (name) => nounLemma(name.toLowerCase()).split(' ').at(-1) ?? '',
      );
      return { entity, place: said.findIndex((word) => heads.includes(word)) };
    })
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ entity }) => entity);
}
