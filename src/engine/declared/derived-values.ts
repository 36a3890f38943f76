import { sentenceCase } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField } from './draft.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords } from './planned.ts';

const equation =
  /^(?:the |an? |each )?([A-Za-z][\w -]{1,40}?)\s*(?:=|:=|is (?:calculated|computed|worked out|derived) (?:as|from)|equals)\s*(.+)$/i;
const spoken =
  /^(?:the |an? )?([A-Za-z][\w -]{1,40}?)\s+(?:is|shall be)\s+(?:the )?(.+?(?:×|\*|÷| times | divided by | multiplied by | plus | minus |\s[+−–/]\s).+)$/i;
const operator = /(\s*[×*·÷/+()−]\s*|\s+[-–x]\s+|\s+(?:times|multiplied by|divided by|plus|minus)\s+)/i;
const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '*': '*',
  x: '*',
  times: '*',
  'multiplied by': '*',
  '÷': '/',
  '/': '/',
  'divided by': '/',
  '+': '+',
  plus: '+',
  '-': '-',
  '–': '-',
  '−': '-',
  minus: '-',
  '(': '(',
  ')': ')',
};

/** “risk = severity × likelihood”: a property that the app works out. */
export function takeEquation(draft: Draft, { text, at }: Clause): Step | undefined {
  const [, left = '', right = ''] = equation.exec(text) ?? spoken.exec(text) ?? [];
  if (left === '') return undefined;
  const first = thingBefore(at, draft.things);
  const order = [...(first === undefined ? [] : [first]), ...draft.things];
  for (const thing of order) {
    const worked = workedOut(right, thing);
    if (worked === undefined) continue;
    const known = fieldMeant(left, thing);
    const isOwn = known !== undefined && plainWords(known.words) === plainWords(left);
    const name = isOwn ? known.name : nameOf(left, new Set(thing.fields.map((field) => field.name)));
    const field: PlannedField = {
      name,
      label: sentenceCase(left.trim()),
      words: left.trim(),
      ...worked,
      ...(/\b(?:rate|percentage|share)\b/i.test(left) && worked.kind === 'number'
        ? { kind: 'percent' as const }
        : {}),
    };
    return { next: withField(draft, thing.key, field), serves: [{ field: name, of: thing.key }] };
  }
  return undefined;
}

/** The formula of an expression over the properties of a thing; undefined where it speaks of anything else. */
function workedOut(
  expression: string,
  thing: PlannedThing,
): Pick<PlannedField, 'kind' | 'formula'> | undefined {
  const parts = expression
    .split(operator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const fields: PlannedField[] = [];
  const formula: string[] = [];
  for (const part of parts) {
    const sign = signs[part.toLowerCase()];
    if (sign !== undefined) {
      formula.push(sign);
      continue;
    }
    if (/^\d+(?:[.,]\d+)?$/.test(part)) {
      formula.push(part.replace(',', '.'));
      continue;
    }
    const extreme = /^(lowest|highest|smallest|largest|least|mean|average|total)\s+(.+)$/i.exec(part);
    const field = fieldMeant(extreme?.[2] ?? part, thing);
    if (field === undefined || field.kind === 'reference') return undefined;
    fields.push(field);
    formula.push(extreme === null ? field.name : overAll(extreme[1] ?? '', field, thing));
  }
  if (fields.length === 0 || formula.length < 3) return undefined;
  return asDay(fields, formula) ?? asNumber(fields, formula);
}

function overAll(word: string, { name }: PlannedField, { key }: PlannedThing): string {
  const what = /^(?:lowest|smallest|least)$/i.test(word)
    ? 'min'
    : /^(?:mean|average)$/i.test(word)
      ? 'avg'
      : /^total$/i.test(word)
        ? 'sum'
        : 'max';
  return `${what}(${name} of ${key})`;
}

const isDay = ({ kind }: PlannedField) => kind === 'date' || kind === 'moment';

/** “last check + interval”: a day, in the unit of what is added. */
function asDay(
  fields: readonly PlannedField[],
  formula: readonly string[],
): Pick<PlannedField, 'kind' | 'formula'> | undefined {
  const [day, span] = fields;
  if (day === undefined || !isDay(day)) return fields.some(isDay) ? undefined : undefined;
  if (formula.length !== 3 || formula[1] !== '+' || (span !== undefined && isDay(span))) return undefined;
  const unit = span?.unit ?? '';
  const amount = formula[2] ?? '0';
  if (/^month/i.test(unit)) return { kind: 'date', formula: `addMonths(${day.name}, ${amount})` };
  if (/^year/i.test(unit)) return { kind: 'date', formula: `addMonths(${day.name}, ${amount} * 12)` };
  if (/^week/i.test(unit)) return { kind: 'date', formula: `addDays(${day.name}, ${amount} * 7)` };
  return { kind: 'date', formula: `addDays(${day.name}, ${amount})` };
}

function asNumber(
  fields: readonly PlannedField[],
  formula: readonly string[],
): Pick<PlannedField, 'kind' | 'formula'> | undefined {
  if (fields.some((field) => !/^(?:number|money|percent|rating)$/.test(field.kind))) return undefined;
  const text = formula.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
  const money = fields.filter(({ kind }) => kind === 'money').length;
  const isRatio = formula.includes('/');
  // One price divided by another is no price.
  const kind = money > 0 && !(isRatio && money > 1) ? 'money' : 'number';
  return { kind, formula: isRatio ? `round(${text}, 2)` : text };
}

const amount =
  /^(?:quantity|qty|copies|kg|hours|hours worked|pieces|units|number of pieces|litres|portions|grams)$/i;
const price = /^(?:unit price|price per .+|price each|cost per .+|hourly rate|rate per .+)$/i;

/** What several of a price come to, where a thing has both and the text gives no sum of its own. */
export function takeTotal(draft: Draft, thing: PlannedThing, text: string): Draft {
  const [many, each] = [amount, price].map((words) => thing.fields.find((field) => words.test(field.words)));
  const has = thing.fields.some(
    ({ words, formula }) => formula !== undefined || /^(?:total|value|sum|amount)$/i.test(words),
  );
  if (many === undefined || each === undefined || has) return draft;
  const label = /\bvalue\b/i.test(text) ? 'Value' : 'Total';
  const name = nameOf(label, new Set(thing.fields.map((field) => field.name)));
  return withField(draft, thing.key, {
    name,
    label,
    words: label.toLowerCase(),
    kind: 'money',
    formula: `${many.name} * ${each.name}`,
  });
}

/** “Priority is derived: no water → P1 (4 h), leak → P2 (24 h)”: a value for each option, and a time limit where one stands beside it. */
export function takeMapping(draft: Draft, { text }: Clause): Step | undefined {
  const [, left = '', list = ''] =
    /^(?:the )?([A-Za-z][\w -]{1,30}?)\s+(?:is derived|is set|depends on [a-z ]+|follows from [a-z ]+|results from [a-z ]+)\s*:?\s*(.+)$/i.exec(
      text,
    ) ?? [];
  const pairs = [...list.matchAll(/([^,→;]+?)\s*(?:→|->)\s*([^,;()]+?)\s*(?:\(([^)]*)\))?(?=,|;|$)/g)].map(
    ([, from = '', to = '', note = '']) => ({
      from: from.trim(),
      to: to.trim(),
      note,
    }),
  );
  if (left === '' || pairs.length < 2) return undefined;
  for (const thing of draft.things)
    for (const field of thing.fields) {
      const option = (words: string) =>
        field.options?.find((one) => one.toLowerCase() === words.toLowerCase());
      if (!pairs.every(({ from }) => option(from) !== undefined)) continue;
      const chosen = (values: readonly string[]) =>
        values.reduceRight(
          (rest, value, index) =>
            `if(${field.name} is "${option(pairs[index]?.from ?? '') ?? ''}", ${value}, ${rest})`,
          'empty',
        );
      const taken = new Set(thing.fields.map(({ name }) => name));
      const name = fieldMeant(left, thing)?.name ?? nameOf(left, taken);
      const next = withField(draft, thing.key, {
        name,
        label: sentenceCase(left.trim()),
        words: left.trim(),
        kind: 'text',
        formula: chosen(pairs.map(({ to }) => `"${to}"`)),
      });
      const minutes = pairs.map(({ note }) => minutesIn(note));
      if (minutes.some((one) => one === undefined)) return { next, serves: [{ field: name, of: thing.key }] };
      const limit: PlannedField = {
        name: nameOf('due by', taken),
        label: 'Due by',
        words: 'due by',
        kind: 'moment',
        formula: `addMinutes(createdAt, ${chosen(minutes.map(String))})`,
      };
      return {
        next: withField(next, thing.key, limit),
        serves: [
          { field: name, of: thing.key },
          { field: limit.name, of: thing.key },
        ],
      };
    }
  return undefined;
}

function minutesIn(note: string): number | undefined {
  const [, count = '', unit = ''] =
    /^(\d+)\s*(h|hours?|days?|d|min|minutes?|weeks?)\b/i.exec(note.trim()) ?? [];
  if (count === '') return undefined;
  const each = /^min/i.test(unit) ? 1 : /^h/i.test(unit) ? 60 : /^w/i.test(unit) ? 10_080 : 1440;
  return Number(count) * each;
}
