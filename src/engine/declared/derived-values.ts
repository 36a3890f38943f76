import { sentenceCase } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withField } from './draft.ts';
import { lengthNamed } from './lasting.ts';
import { pathOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import {
  fieldMeant,
  fieldNamed,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
} from './planned.ts';
import { asNumber } from './rules-of-bounds.ts';

const equation =
  /^(?:the |an? |each )?([A-Za-z][\w °³²/%().-]{1,40}?)\s*(?:=|:=|(?:is|are|shall be|shall get|gets|will be|must be|should be) (?:automatically )?(?:calculated|computed|worked out|derived|set|filled(?: in)?)(?: automatically)? (?:as|from|by|to)(?: the)?|equals|results from|is given by|comes? from)\s*(.+)$/i;
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
  const { expression, finish } = finishIn(inSigns(right));
  if (left === '' || /,/.test(expression)) return undefined;
  const first = thingBefore(at, draft.things);
  const [, own = left, owner = ''] = /^(.+?)\s+of\s+(?:an?|the|each|every)\s+(.+)$/i.exec(left) ?? [];
  const named = owner === '' ? undefined : thingMeant(owner, draft.things);
  const order = named === undefined ? [...(first === undefined ? [] : [first]), ...draft.things] : [named];
  // What a record has itself goes before what it points to.
  for (const reach of [[], draft.things])
    for (const thing of order) {
      const worked = workedOut(expression, thing, reach);
      if (worked !== undefined)
        return withResult(draft, thing, named === undefined ? left : own, {
          ...worked,
          formula: finish(worked.formula ?? ''),
        });
    }
  return undefined;
}

/** “30 days after the delivery”, “10 % of the price”, “the difference between a and b”: with signs. */
function inSigns(right: string): string {
  return right
    .replace(
      /^(?:the\s+)?(\d+)\s+(days?|weeks?|months?|years?)\s+(after|before|from)\s+(?:the\s+)?(.+)$/i,
      (_, count, unit, way, day) => `${day} ${/before/i.test(way) ? '−' : '+'} ${count} ${unit}`,
    )
    .replace(
      /^(\d+(?:\.\d+)?)\s*(?:%|percent) of (?:the\s+)?(.+)$/i,
      (_, share, of) => `${of} × ${Number(share) / 100}`,
    )
    .replace(/^(?:the\s+)?difference (?:between|of) (?:the\s+)?(.+?) and (?:the\s+)?(.+)$/i, '$1 − $2')
    .replace(/^(?:the\s+)?product of (?:the\s+)?(.+?) and (?:the\s+)?(.+)$/i, '$1 × $2')
    .replace(/^(?:the\s+)?(.+?) multiplied (?:with|by) (?:the\s+)?(.+)$/i, '$1 × $2')
    .replaceAll(/(?<=[a-z)]) less (?=[a-z(])/gi, ' − ');
}

function withResult(
  draft: Draft,
  thing: PlannedThing,
  left: string,
  { numbers, ...worked }: NonNullable<ReturnType<typeof workedOut>>,
): Step {
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
  return {
    next: withField(withNumbers(draft, thing, numbers), thing.key, field),
    serves: [{ field: name, of: thing.key }],
  };
}

/** “…, at least 1.50”, “…, rounded to 2 decimals”: what is done with the result. */
function finishIn(right: string): { expression: string; finish: (formula: string) => string } {
  const [, least] =
    /,?\s+(?:but\s+)?(?:at least|minimum|min\.?)\s+[€$£]?(\d+(?:\.\d+)?)\s*\S*$/i.exec(right) ?? [];
  const [, most] =
    /,?\s+(?:but\s+)?(?:at most|maximum|max\.?)\s+[€$£]?(\d+(?:\.\d+)?)\s*\S*$/i.exec(right) ?? [];
  const [, digits] =
    /,?\s+(?:rounded to|shown with|with|to)?\s*(\d)\s+decimals?(?: places?)?$/i.exec(right) ?? [];
  const isRounded = /,?\s+rounded$/i.test(right);
  const expression = right
    .replace(
      /,?\s+(?:but\s+)?(?:at least|minimum|min\.?|at most|maximum|max\.?)\s+[€$£]?\d+(?:\.\d+)?\s*\S*$/i,
      '',
    )
    .replace(/,?\s+(?:rounded to|shown with|with|to)?\s*\d\s+decimals?(?: places?)?$/i, '')
    .replace(/,?\s+rounded$/i, '');
  const finish = (formula: string) => {
    const bounded = least === undefined ? formula : `greater(${formula}, ${least})`;
    const capped = most === undefined ? bounded : `smaller(${bounded}, ${most})`;
    return digits === undefined && !isRounded ? capped : `round(${capped}, ${digits ?? 0})`;
  };
  return { expression, finish };
}

/** What a sum is made of is a number, whatever its name sounds like. */
function withNumbers(draft: Draft, thing: PlannedThing, names: readonly string[]): Draft {
  return names.reduce((next, name) => {
    const field = next.things.find(({ key }) => key === thing.key)?.fields.find((one) => one.name === name);
    return field === undefined ? next : withField(next, thing.key, { ...field, kind: 'number' });
  }, draft);
}

/** The formula of an expression over the properties of a thing; undefined where it speaks of anything else. */
function workedOut(
  expression: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): (Pick<PlannedField, 'kind' | 'formula'> & { readonly numbers: readonly string[] }) | undefined {
  const numbers: string[] = [];
  const parts = expression
    .split(operator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const fields: PlannedField[] = [];
  const formula: string[] = [];
  let lengths = 0;
  const spans: string[] = [];
  for (const part of parts) {
    const sign = signs[part.toLowerCase()];
    if (sign !== undefined) {
      formula.push(sign);
      continue;
    }
    const span = /^(\d+)\s+(days?|weeks?|months?|years?)$/i.exec(part);
    if (span !== null) {
      spans.push(span[2] ?? '');
      formula.push(span[1] ?? '0');
      continue;
    }
    if (/^(?:today|the current date|current date)$/i.test(part)) {
      fields.push({ name: 'today', label: 'Today', words: 'today', kind: 'date' });
      formula.push('today');
      continue;
    }
    if (/^\d+(?:[.,]\d+)?$/.test(part)) {
      formula.push(part.replace(',', '.'));
      continue;
    }
    const extreme = /^(lowest|highest|smallest|largest|least|mean|average|total)\s+(.+)$/i.exec(part);
    const named = fieldNamed(extreme?.[2] ?? part, thing);
    const lasts = named === undefined ? lengthNamed(part, thing) : undefined;
    const own = named ?? fieldMeant(extreme?.[2] ?? part, thing);
    const path = own === undefined ? pathOf(part, thing, things) : { formula: own.name, field: own };
    if (lasts !== undefined) {
      formula.push(`(${lasts})`);
      lengths += 1;
      continue;
    }
    const isPlain =
      path !== undefined && path.field.kind === 'text' && asNumber(path.field, thing) !== undefined;
    if (path === undefined || path.field.kind === 'reference') return undefined;
    if (isPlain && path.formula.includes('.')) return undefined;
    const field = isPlain ? { ...path.field, kind: 'number' as const } : path.field;
    if (isPlain) numbers.push(field.name);
    fields.push(path.formula.includes('.') ? { ...field, name: path.formula } : field);
    formula.push(extreme === null ? path.formula : overAll(extreme[1] ?? '', field, thing));
  }
  // “full seats” and “reduced seats” are not both the seats.
  const operands = parts.filter((part) => signs[part.toLowerCase()] === undefined && !/^[\d.,]/.test(part));
  const meant = new Set(fields.map(({ name }) => name));
  if (new Set(operands.map((part) => part.toLowerCase())).size > meant.size + lengths + spans.length)
    return undefined;
  if (fields.length + lengths === 0 || formula.length < 3) return undefined;
  const worked =
    asDays(fields, formula) ??
    asDay(fields, formula, spans[0]) ??
    (spans.length > 0 ? undefined : inNumbers(fields, formula));
  return worked === undefined ? undefined : { ...worked, numbers };
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

/** “due date − today”: so many days. */
function asDays(
  fields: readonly PlannedField[],
  formula: readonly string[],
): Pick<PlannedField, 'kind' | 'formula'> | undefined {
  const [last, first] = fields;
  const isDifference =
    formula.length === 3 && formula[1] === '-' && fields.length === 2 && fields.every(isDay);
  if (!isDifference || last === undefined || first === undefined) return undefined;
  if (last.kind !== first.kind && last.name !== 'today' && first.name !== 'today') return undefined;
  const of = ({ name, kind }: PlannedField) => (kind === 'moment' ? `day(${name})` : name);
  return { kind: 'number', formula: `days(${of(first)}, ${of(last)})` };
}

/** “last check + interval”: a day, in the unit of what is added. */
function asDay(
  fields: readonly PlannedField[],
  formula: readonly string[],
  said?: string,
): Pick<PlannedField, 'kind' | 'formula'> | undefined {
  const [day, span] = fields;
  if (day === undefined || !isDay(day)) return fields.some(isDay) ? undefined : undefined;
  if (formula.length !== 3 || !/^[+-]$/.test(formula[1] ?? '') || (span !== undefined && isDay(span)))
    return undefined;
  const unit = said ?? span?.unit ?? '';
  const amount = `${formula[1] === '-' ? '-' : ''}${formula[2] ?? '0'}`;
  if (formula[1] === '-' && span !== undefined) return undefined;
  if (/^month/i.test(unit)) return { kind: 'date', formula: `addMonths(${day.name}, ${amount})` };
  if (/^year/i.test(unit)) return { kind: 'date', formula: `addMonths(${day.name}, ${amount} * 12)` };
  if (/^week/i.test(unit)) return { kind: 'date', formula: `addDays(${day.name}, ${amount} * 7)` };
  return { kind: 'date', formula: `addDays(${day.name}, ${amount})` };
}

function inNumbers(
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
