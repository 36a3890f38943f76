import { type DayOrder, type DayShape, orderSpoken, shapeOfDay, valueOfDay } from './read-days.ts';
import {
  type DecimalMark,
  type FigureShape,
  markSpoken,
  shapeOfFigure,
  valueOfFigure,
} from './read-figures.ts';
import { readPlainFigures } from './read-plain-figures.ts';

export type ColumnKind =
  | 'number'
  | 'percent'
  | 'money'
  | 'day'
  | 'yes or no'
  | 'category'
  | 'identifier'
  | 'text'
  | 'empty';

export interface ReadColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly rows: number;
  readonly missing: number;
  readonly distinct: number;
  /** What is not of the column's kind and is left out, with the first such texts. */
  readonly strays: { readonly count: number; readonly samples: readonly string[] };
  /** Figures, days since 1970, or 1 and 0; NaN where there is none. Of categories: the place in `labels`. */
  readonly values: Float64Array;
  /** The texts that occur, the most frequent first, with how often; of very many only those that come back. */
  readonly labels: readonly { readonly text: string; readonly count: number }[];
  readonly mark?: DecimalMark;
  readonly order?: DayOrder;
  readonly notes: readonly ColumnNote[];
}

export type ColumnNote =
  | 'decimal mark unclear'
  | 'both decimal marks'
  | 'order of day and month unclear'
  | 'both orders of day and month'
  | 'formulas'
  | 'spaces around'
  | 'same word in several spellings';

const missingWords = new Set([
  '',
  '-',
  '–',
  '—',
  '.',
  '?',
  'na',
  'n/a',
  '#n/a',
  'nan',
  'null',
  'none',
  'nil',
  'missing',
]);
const yesWords = new Set(['yes', 'y', 'true', 'ja', 'oui', 'si', 'sí', 'sim', 'tak', '1']);
const noWords = new Set(['no', 'n', 'false', 'nein', 'non', 'não', 'nie', '0']);
const formula = /^(?:[=@\t]|[-+][^\d\s.,(€$£])/u;
/** A column is of a kind when at least this share of what it holds is. */
const ruling = 0.9;
const shownStrays = 3;
const fewestForIdentifier = 10;
const mostCategories = 40;
const categoryShare = 0.5;

const longestMissing = 7;

function isMissing(text: string): boolean {
  return text.length <= longestMissing && missingWords.has(text.toLowerCase());
}

/** Reads one column as a whole: what single cells leave open, such as the decimal mark, the others decide. */
export function readColumn(name: string, cells: readonly string[], given?: DayOrder): ReadColumn {
  const plain = readPlainFigures(cells);
  if (plain !== undefined) {
    const { values, missing, distinct } = plain;
    return {
      name,
      kind: numberKind(
        name,
        { values, percents: 0, moneys: 0, count: distinct },
        distinct,
        cells.length - missing,
      ),
      rows: cells.length,
      missing,
      distinct,
      strays: none,
      values,
      labels: [],
      mark: 'point',
      notes: [],
    };
  }
  const { counts, places, missing, notes } = gather(cells);
  const texts = [...counts.keys()];
  const present = cells.length - missing;
  const base = { name, rows: cells.length, missing, distinct: texts.length };
  const labels = labelsOf(counts);
  const spread = (read: (text: string) => number) => spreadOf(Float64Array.from(texts, read), places);
  if (present === 0)
    return { ...base, kind: 'empty', strays: none, values: spread(() => Number.NaN), labels, notes };
  if (texts.every((text) => yesWords.has(text.toLowerCase()) || noWords.has(text.toLowerCase())))
    return {
      ...base,
      kind: 'yes or no',
      strays: none,
      values: spread((text) => (yesWords.has(text.toLowerCase()) ? 1 : 0)),
      labels,
      notes,
    };
  const figures = readFigures(texts);
  const asFigures = judged(figures.values, present, texts, counts);
  if (asFigures.share >= ruling)
    return {
      ...base,
      kind: numberKind(name, figures, texts.length, present),
      strays: asFigures.strays,
      values: spreadOf(figures.values, places),
      labels,
      mark: figures.mark,
      notes: [...notes, ...figures.notes],
    };
  const days = readDays(texts, given);
  const asDays = judged(days.values, present, texts, counts);
  if (asDays.share >= ruling)
    return {
      ...base,
      kind: 'day',
      strays: asDays.strays,
      values: spreadOf(days.values, places),
      labels,
      order: days.order,
      notes: [...notes, ...days.notes],
    };
  const place = new Map(labels.map(({ text }, at) => [text, at]));
  return {
    ...base,
    kind: wordKind(texts, present),
    strays: asFigures.share >= 0.5 ? asFigures.strays : none,
    values: spread((text) => place.get(text) ?? Number.NaN),
    labels,
    notes: severalSpellings(texts) ? [...notes, 'same word in several spellings'] : notes,
  };
}

const none = { count: 0, samples: [] };
const mostLabels = 1_000;

/** Where nearly every text is another, only those that come back are worth a place. */
function labelsOf(counts: ReadonlyMap<string, number>) {
  const all = [...counts].map(([text, count]) => ({ text, count }));
  const kept = all.length <= mostLabels ? all : all.filter(({ count }) => count > 1);
  return kept
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, mostLabels);
}

function gather(cells: readonly string[]) {
  const counts = new Map<string, number>();
  const order = new Map<string, number>();
  const places = new Int32Array(cells.length);
  let missing = 0;
  let hasSpaces = false;
  let hasFormulas = false;
  for (const [row, cell] of cells.entries()) {
    const text = cell.trim();
    if (isMissing(text)) {
      missing += 1;
      places[row] = -1;
      continue;
    }
    if (text.length !== cell.length) hasSpaces = true;
    let place = order.get(text);
    if (place === undefined) {
      place = order.size;
      order.set(text, place);
      if (!hasFormulas && formula.test(text)) hasFormulas = true;
    }
    places[row] = place;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const notes: ColumnNote[] = [];
  if (hasFormulas) notes.push('formulas');
  if (hasSpaces) notes.push('spaces around');
  return { counts, places, missing, notes };
}

function spreadOf(values: Float64Array, places: Int32Array): Float64Array {
  const spread = new Float64Array(places.length).fill(Number.NaN);
  for (let row = 0; row < places.length; row += 1) {
    const place = places[row] ?? -1;
    if (place >= 0) spread[row] = values[place] ?? Number.NaN;
  }
  return spread;
}

function judged(
  values: Float64Array,
  all: number,
  texts: readonly string[],
  counts: ReadonlyMap<string, number>,
) {
  const wrong = texts.filter((_, at) => Number.isNaN(values[at] ?? Number.NaN));
  const count = wrong.reduce((sum, text) => sum + (counts.get(text) ?? 0), 0);
  return { share: 1 - count / all, strays: { count, samples: wrong.slice(0, shownStrays) } };
}

interface Figures {
  readonly values: Float64Array;
  readonly percents: number;
  readonly moneys: number;
  readonly count: number;
}

function readFigures(texts: readonly string[]) {
  const shapes = texts.map(shapeOfFigure);
  const spoken = { point: 0, comma: 0 };
  let isUnclear = false;
  for (const shape of shapes) {
    if (shape === undefined || !/[.,]/.test(shape.body)) continue;
    const mark = markSpoken(shape);
    if (mark === undefined) isUnclear = true;
    else spoken[mark] += 1;
  }
  const mark: DecimalMark = spoken.comma > spoken.point ? 'comma' : 'point';
  const notes: ColumnNote[] = [];
  if (spoken.comma > 0 && spoken.point > 0) notes.push('both decimal marks');
  if (isUnclear && spoken.comma + spoken.point === 0) notes.push('decimal mark unclear');
  const found = shapes.filter((shape): shape is FigureShape => shape !== undefined);
  return {
    values: Float64Array.from(shapes, (shape) =>
      shape === undefined ? Number.NaN : valueOfFigure(shape, mark),
    ),
    mark,
    notes,
    percents: found.filter(({ isPercent }) => isPercent).length,
    moneys: found.filter(({ isMoney }) => isMoney).length,
    count: found.length,
  };
}

function numberKind(
  name: string,
  { values, percents, moneys, count }: Figures,
  distinct: number,
  present: number,
): ColumnKind {
  if (percents > count / 2) return 'percent';
  if (moneys > count / 2) return 'money';
  const isNamed = /(^|[\s_-])(id|nr|no|number|code|key|zip|postcode|plz|sku|iban|phone)([\s_-]|$)/i.test(
    name,
  );
  const isWhole = values.every((value) => Number.isNaN(value) || Number.isInteger(value));
  if (isNamed && isWhole && distinct === present && present >= fewestForIdentifier) return 'identifier';
  return 'number';
}

function readDays(texts: readonly string[], given: DayOrder | undefined) {
  const shapes = texts.map(shapeOfDay);
  const spoken = { 'day first': 0, 'month first': 0 };
  let isUnclear = false;
  for (const shape of shapes) {
    if (shape?.first === undefined) continue;
    const order = orderSpoken(shape);
    if (order === undefined) isUnclear = true;
    else spoken[order] += 1;
  }
  const isSlashed = shapes.some((shape: DayShape | undefined) => shape?.separator === '/');
  const heard = spoken['month first'] > spoken['day first'] ? 'month first' : 'day first';
  const isSilent = spoken['day first'] + spoken['month first'] === 0;
  const order: DayOrder = given ?? heard;
  const notes: ColumnNote[] = [];
  if (spoken['day first'] > 0 && spoken['month first'] > 0) notes.push('both orders of day and month');
  if (isUnclear && isSilent && isSlashed && given === undefined) notes.push('order of day and month unclear');
  return {
    values: Float64Array.from(shapes, (shape) =>
      shape === undefined ? Number.NaN : valueOfDay(shape, order),
    ),
    order,
    notes,
  };
}

function wordKind(texts: readonly string[], present: number): ColumnKind {
  const distinct = texts.length;
  if (distinct === present && present >= fewestForIdentifier)
    return texts.some((text) => /\s/.test(text) && text.length > 20) ? 'text' : 'identifier';
  return distinct <= mostCategories && distinct <= Math.max(2, present * categoryShare) ? 'category' : 'text';
}

function severalSpellings(texts: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/\s+/g, ' ');
    if (seen.has(plain)) return true;
    seen.add(plain);
  }
  return false;
}
