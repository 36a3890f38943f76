import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { onStartPage, sectionId, type Teller } from './told.ts';
import { withMark } from './told-marks.ts';
import { entitiesIn } from './told-measure.ts';

const than = String.raw`(?:last|the previous|previous|the)\s+(week|month|day|year)(?:\s+(?:before|earlier))?|the\s+(week|month|day|year)\s+before|the\s+(?:last|previous|one before|last one|previous one)(?:\s+one)?|before`;
const compared = new RegExp(
  String.raw`\b(?:(week|month|day|year)\b.*?)?\b(more|over|above|higher|less|under|below|fewer|lower|up|down)?(?:\s+than|\s+by)?\s*(\d+(?:[.,]\d+)?)\s*(%|percent|per cent)\s*(?:or more\s+)?(more|over|above|higher|less|under|below|fewer|lower|up|down)?\s*(?:than\s+|from\s+|on\s+|compared (?:to|with)\s+)?(?:in\s+)?(${than})`,
  'iu',
);
const fewer = /^(?:less|under|below|fewer|lower|down)$/iu;

/** “warn me if a week is more than 15 % over the last one”: what is too much stands in front, with both sums. */
export const tellPeriod: Teller = (words, spec, { text }) => {
  const match = compared.exec(words);
  if (match === null) return undefined;
  const [, first, sign, figure = '', , behind, , spoken, before] = match;
  const period = (first ?? spoken ?? before ?? '').toLowerCase();
  const step = steps[period];
  const { plan, noted } = withMeasure(words, text, spec);
  if (step === undefined || noted === undefined || (sign === undefined && behind === undefined))
    return undefined;
  const { entity, day, measure } = noted;
  // “more than 10 % below” is below.
  const isLess = fewer.test(behind ?? sign ?? '');
  const share = Number(figure.replace(',', '.')) / 100;
  const sum = (at: string) => `sum(${measure.name} of ${entity.name} where ${step.of(day.name)} = ${at})`;
  const [now, last] = [sum(step.of(`this.${day.name}`)), sum(step.of(step.back(`this.${day.name}`)))];
  const factor = Math.round((isLess ? 1 - share : 1 + share) * 1000) / 1000;
  const holds = `${day.name} is not empty and ${last} > 0 and ${now} ${isLess ? '<' : '>'} ${last} * ${factor}`;
  const label = `${figure} % ${isLess ? 'under' : 'over'} the ${period} before`;
  const marked = withMark(plan, entity, holds, label);
  if (marked === undefined) return undefined;
  const id = sectionId('told-periods', marked.spec);
  const unit = measure.unit === undefined ? {} : { unit: measure.unit };
  const figures = [
    { label: `This ${period}`, formula: sum(step.of('today')), ...unit },
    { label: `Last ${period}`, formula: sum(step.of(step.back('today'))), ...unit },
  ];
  return {
    spec: onStartPage(marked.spec, {
      id,
      block: 'figures',
      title: sentenceCase(measure.label),
      props: { figures },
    }),
    parts: [...marked.parts, `section:${id}`],
  };
};

interface Step {
  readonly of: (day: string) => string;
  readonly back: (day: string) => string;
}

const steps: Readonly<Record<string, Step>> = {
  day: { of: (day) => `day(${day})`, back: (day) => `addDays(${day}, -1)` },
  week: { of: (day) => `week(${day})`, back: (day) => `addDays(${day}, -7)` },
  month: { of: (day) => `month(${day})`, back: (day) => `addMonths(${day}, -1)` },
  year: { of: (day) => `year(${day})`, back: (day) => `addMonths(${day}, -12)` },
};

interface Noted {
  readonly entity: EntitySpec;
  readonly day: FieldSpec;
  readonly measure: FieldSpec;
}

const measured =
  /\b(litres?|liters?|km|kilomet(?:er|re)s|kwh|minutes|hours|steps|kilos?|pages|cups|units)\b/iu;

/** Where nothing adds up that is noted day by day, what the text counts in is asked for as a number. */
function withMeasure(
  words: string,
  text: string,
  spec: AppSpec,
): { plan: AppSpec; noted: Noted | undefined } {
  const [, unit] = measured.exec(text) ?? [];
  const entity = spec.entities.find(({ fields }) =>
    fields.some(({ kind, formula }) => kind === 'date' && formula === undefined),
  );
  const isOf = ({ label }: FieldSpec) =>
    unit !== undefined && new RegExp(String.raw`\b${unit}\b`, 'iu').test(label);
  const isKept = entity?.fields.some((field) => /^(?:number|money)$/u.test(field.kind) && isOf(field));
  const texts = entity?.fields.find(
    (field) => field.kind === 'text' && field.name !== entity.title && isOf(field),
  );
  if (entity === undefined || unit === undefined || texts === undefined || isKept === true)
    return { plan: spec, noted: notedIn(words, text, spec) };
  const plan = withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: one.fields.map((field) =>
      field === texts ? { name: field.name, label: field.label, kind: 'number' as const, min: 0 } : field,
    ),
    samples: one.samples.map((sample, at) => ({
      ...sample,
      [texts.name]: [20, 35, 28, 42, 31][at % 5] ?? 20,
    })),
  }));
  const now = plan.entities.find(({ name }) => name === entity.name);
  const day = now?.fields.find(({ kind, formula }) => kind === 'date' && formula === undefined);
  const measure = now?.fields.find(({ name }) => name === texts.name);
  return {
    plan,
    noted:
      now === undefined || day === undefined || measure === undefined
        ? undefined
        : { entity: now, day, measure },
  };
}

const usual =
  /^(?:km|distance|used|consumption|litres?|liters?|kwh|minutes|hours|amount|cost|spent|quantity|count|number|value|price|total)$/iu;
const notAdded =
  /^(?:pulse|rating|stars|pace|age|year|mileage|reading|meter|temperature|weight|place|rank|planned\w*|target|goal)$/iu;

/** What is noted day by day, and the figure of it that adds up: the one that the text names, else one that such things have. */
function notedIn(words: string, text: string, spec: AppSpec): Noted | undefined {
  const order = [...new Set([...entitiesIn(words, spec), ...spec.entities])];
  for (const entity of order) {
    const day = entity.fields.find(
      ({ kind, formula }) => (kind === 'date' || kind === 'moment') && formula === undefined,
    );
    const figures = entity.fields.filter(
      ({ kind, name, formula = '' }) =>
        /^(?:number|money)$/u.test(kind) &&
        !notAdded.test(name) &&
        !/\b(?:sum|count|avg|min|max|first|latest)\(/u.test(formula),
    );
    const isSaid = ({ label, unit }: FieldSpec, where: string) =>
      [label, unit ?? ''].some(
        (one) =>
          one !== '' &&
          new RegExp(String.raw`\b${one.replaceAll(/[^\p{L} ]/gu, '')}\b`, 'iu').test(where) &&
          /\p{L}/u.test(one),
      );
    const measure =
      figures.find((field) => isSaid(field, words)) ??
      figures.find((field) => isSaid(field, text)) ??
      figures.find(({ name }) => /^(?:used|consumption)$/iu.test(name)) ??
      figures.find(({ name }) => usual.test(name));
    if (day !== undefined && measure !== undefined) return { entity, day, measure };
  }
  return undefined;
}
