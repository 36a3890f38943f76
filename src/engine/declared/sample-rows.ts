import { sentenceCase } from '../read/words.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import { isPersonWord, namesOf, valuesFor } from './sample-names.ts';

export type Cell = string | number | boolean | null | string[];

const usualRows = 6;

/** First records of every thing: made of the options, ranges and formats that were declared, and of the subject. */
export function sampleRows(
  things: readonly PlannedThing[],
  subject: string,
  rows: number = usualRows,
): Map<string, Cell[][]> {
  const made = new Map<string, Cell[][]>();
  const titles = new Map<string, string[]>();
  const make = (thing: PlannedThing, open: ReadonlySet<string>): void => {
    if (made.has(thing.key)) return;
    for (const { to } of thing.fields) {
      const target = things.find(({ key }) => key === to);
      if (target !== undefined && target !== thing && !open.has(target.key))
        make(target, new Set([...open, thing.key]));
    }
    const entered = thing.fields.filter(({ formula }) => formula === undefined);
    const all = Array.from({ length: rows }, (_, index) =>
      entered.map((field) => cellOf(field, thing, index, { titles, subject })),
    );
    const place = entered.findIndex(({ name }) => name === thing.title);
    nameRows(all, entered, place, thing);
    made.set(thing.key, all);
    titles.set(
      thing.key,
      all.map((row) => String(row[place] ?? '')),
    );
  };
  for (const thing of things) make(thing, new Set());
  return made;
}

/** A record without a name of its own is called by what was declared of it: “Injury, Crusher”. */
function nameRows(
  all: Cell[][],
  entered: readonly PlannedField[],
  place: number,
  { one }: PlannedThing,
): void {
  const isText = entered[place]?.kind === 'text' || entered[place]?.kind === 'long-text';
  if (!isText) return;
  const choices = entered.flatMap(({ kind, words }, index) =>
    kind === 'choice' && !/^(?:state|status)$/i.test(words) ? [index] : [],
  );
  for (const [index, row] of all.entries()) {
    if (row[place] !== null && row[place] !== '') continue;
    const told = choices.slice(0, 2).map((at) => String(row[at] ?? ''));
    const name = told.length === 0 ? `${sentenceCase(one)} ${index + 1}` : told.join(', ');
    row[place] = sentenceCase(name);
  }
}

interface Knowing {
  readonly titles: ReadonlyMap<string, readonly string[]>;
  readonly subject: string;
}

function cellOf(field: PlannedField, thing: PlannedThing, index: number, knowing: Knowing): Cell {
  const { kind, options = [], words } = field;
  const at = <Value>(values: readonly Value[]): Value | undefined => values[index % values.length];
  switch (kind) {
    case 'reference': {
      const titles = knowing.titles.get(field.to ?? '') ?? [];
      // “from” and “to” are not the same one.
      const twins = thing.fields.filter(({ to }) => to === field.to);
      const place = index * 2 + Math.floor(index / 3) + twins.findIndex(({ name }) => name === field.name);
      return titles.length === 0 ? null : (titles[place % titles.length] ?? null);
    }
    case 'choice':
      return field.isAutomatic === true || /^(?:state|status)$/i.test(words)
        ? (at(options) ?? null)
        : (options[(index + words.length) % options.length] ?? null);
    case 'yes-no':
      return /complete|available|active/i.test(words) ? index !== 2 : index % 3 === 1;
    case 'number':
    case 'percent':
    case 'money':
    case 'rating':
      return numberFor(field, index);
    case 'date':
      return dayFor(words, index);
    case 'moment':
      return `${dayFor(words, index)} ${/end|departure|completion|pick-?up|check-?out/i.test(words) ? '15:00' : '09:30'}`;
    case 'time':
      return clock(
        /^(?:end|to|until|departure|finish|closing|landing)\b/i.test(words) ? 11 + index : 9 + index,
      );
    case 'email':
      return (
        at(['elena', 'marcus', 'priya', 'jonas', 'amara', 'chen'].map((name) => `${name}@example.com`)) ??
        null
      );
    case 'phone':
      return `+44 20 7946 0${String(110 + index * 7)}`;
    case 'tags':
      return null;
    case 'text':
    case 'long-text':
      return textFor(field, thing, index, knowing);
    default:
      return null;
  }
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function textFor(
  field: PlannedField,
  thing: PlannedThing,
  index: number,
  { subject }: Knowing,
): string | null {
  const { words, format } = field;
  if (format !== undefined) return counted(format, index);
  if (/\b(?:number|code|id|no|reference)$/i.test(words))
    return counted(`${initials(words, thing.one)}-001`, index);
  const isTitle = field.name === thing.title;
  const names =
    isTitle && /^(?:name|title|subject)$/i.test(words)
      ? namesOf(thing.one, subject)
      : (valuesFor(words, subject) ?? (isTitle ? namesOf(thing.one, subject) : undefined));
  if (field.kind === 'long-text' && !isTitle) return null;
  // Two kinds of people of one app are not all the same people.
  const name = names?.[(index + (isPersonWord(thing.one) ? thing.one.length : 0)) % names.length];
  return name === undefined ? null : sentenceCase(name);
}

/** “NS-001” and five more. */
function counted(format: string, index: number): string {
  const match = /^(.*?)(\d+)(\D*)$/.exec(format);
  if (match === null) return `${format}-${index + 1}`;
  const [, lead = '', digits = '', tail = ''] = match;
  return `${lead}${String(Number(digits) + index).padStart(digits.length, '0')}${tail}`;
}

/** “inventory number” of an instrument: IN. */
function initials(words: string, one: string): string {
  const first = words.replace(/\s*\b(?:number|code|id|no|reference)$/i, '').trim() || one;
  const letters = first
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .split(' ')
    .filter(Boolean);
  return letters.length > 1
    ? letters.map((word) => word.charAt(0)).join('')
    : (letters[0] ?? 'N').slice(0, 3);
}

const numbers: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^weight (?:%|percent)/, [30, 20, 15, 10, 10, 5]],
  [/budget|quota|salary|insured/, [12_000, 8000, 20_000, 5000, 15_000, 9500]],
  [/\bper\b|unit price|price per/, [4.5, 12, 2.8, 7.2, 30, 18.5]],
  [/germinated|passed|returned|used/, [9, 2, 20, 6, 33, 11]],
  [/\bvolume\b|\bml\b/, [450, 470, 450, 500, 460, 450]],
  [/\bfloor\b/, [0, 1, 2, 1, 3, 0]],
  [/birth/, [1968, 1984, 1991, 1977, 1999, 1973]],
  [/\byear\b|built|opened|founded/, [2016, 2019, 2008, 2021, 2012, 2018]],
  [/tolerance/, [0.5, 0.2, 1, 0.1, 0.3, 0.5]],
  [/reference value/, [100, 50, 20, 7, 150, 10]],
  [/measured value/, [100.1, 50.1, 20.2, 7.05, 150.1, 10.2]],
  [/temperature|reading|°c/, [4.2, 5.1, 3.8, 6.4, 4.9, 5.6]],
  [/interval/, [12, 6, 24, 12, 3, 12]],
  [/haemoglobin/, [13.8, 14.5, 15.1, 13.2, 14.9, 16]],
  [/\bkg\b|\bkilos?\b|weight/, [72.5, 80, 64.2, 91, 58.4, 77]],
  [/waist/, [84, 92, 78, 101, 74, 88]],
  [/budget|quota|salary|insured/, [12_000, 8000, 20_000, 5000, 15_000, 9500]],
  [/minutes|duration/, [45, 30, 60, 25, 90, 40]],
];

function numberFor({ words, kind, least, most, unit = '' }: PlannedField, index: number): number {
  const plain = `${words} ${kind === 'percent' ? '%' : unit}`.toLowerCase();
  const usual =
    numbers.find(([pattern]) => pattern.test(plain))?.[1] ??
    (kind === 'money' ? [49, 120, 75.5, 18, 240, 99] : [12, 3, 27, 8, 41, 16]);
  const first = varied(
    usual[(index + Math.floor(index / usual.length) * words.length) % usual.length] ?? 1,
    index,
    words,
  );
  // What is read at the end is more than at the start.
  const value = /\b(?:end|after|final|closing)$/i.test(words) ? Math.ceil(first * 1.4) : first;
  const isWithin = (least === undefined || value >= least) && (most === undefined || value <= most);
  if (isWithin && (most === undefined || most > 20 || least === undefined)) return value;
  const [low, high] = [least ?? 0, most ?? (least ?? 0) + 20];
  const share = [0.4, 0.7, 0.2, 0.9, 0.5, 0.3][index % 6] ?? 0.5;
  const between = low + (high - low) * share;
  return Number.isInteger(low) && Number.isInteger(high)
    ? Math.round(between)
    : Math.round(between * 10) / 10;
}

/** Later rows differ from the first ones, so that some of them obey a rule between two properties. */
function varied(value: number, index: number, words: string): number {
  const round = Math.floor(index / usualRows);
  if (round === 0) return value;
  const changed = value * ([0.5, 2, 0.3, 4][(round + words.length) % 4] ?? 1);
  return Number.isInteger(value) ? Math.max(1, Math.round(changed)) : Math.round(changed * 10) / 10;
}

/** Days from today: what is due lies ahead, what was done lies behind. */
function dayFor(words: string, index: number): string {
  const plain = words.toLowerCase();
  if (/valid from|\bfrom$|^start$|planned start/.test(plain)) return `+${index * 7 + 1}`;
  if (/^(?:to|end|until)$|planned end/.test(plain)) return `+${index * 7 + (/planned/.test(plain) ? 1 : 3)}`;
  if (/due|until|next|deadline|expiry|expected|planned|best before|closure|target/.test(plain))
    return `+${index * 9 + 10}`;
  if (/^last|installed|collected|sown|bought|hired/.test(plain)) return `-${index * 12 + 15}`;
  if (/returned|departure|completion/.test(plain)) return `-${index}`;
  return `-${index * 3 + 1}`;
}
