/** A row of opening hours as people read it. */
export interface HoursRow {
  readonly label: string;
  readonly text: string;
}

export interface SaidHours {
  readonly rows: readonly HoursRow[];
  /** In hours since midnight, where all days that are open have the same: 7.5 is half past seven. */
  readonly opens?: number;
  readonly closes?: number;
}

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day =
  '(?:mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const joint = String.raw`\s{0,3}(?:-|–|—|\bto\b|\bthrough\b|\btill?\b|\buntil\b|,\s?and\b|&|,|\/|\band\b)\s{0,3}`;
/** Days as texts name them, for a pattern: “Tue to Sat”, “weekdays”. */
export const days = String.raw`(?:every ?day|daily|all week|(?:all |on )?weekdays|weekends|working days|\b${day}\b(?:${joint}\b${day}\b){0,6})`;
/** A time of day, for a pattern. */
export const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|h\b|o'clock)?|noon|midnight)`;
const until = String.raw`\s*(?:-|–|—|\bto\b|\btill?\b|\buntil\b|(?<=between[^.;\n]{1,16})\band\b)\s*`;
const lead = String.raw`(?:\s*(?:,|:|\(|\bopen(?:ing)?\b|\bfrom\b|\bbetween\b|\bis\b|\bare\b|\bhours\b|\bevenings?\b|\bmornings?\b|\bafternoons?\b))*\s*`;

const daysFirst = new RegExp(`(${days})(${lead})(${clock})${until}(${clock})(?![\\d:.]?\\d)`, 'giu');
const hoursFirst = new RegExp(
  String.raw`(\bopen\b[^.;\n]{0,20}?|\bhours\b[^.;\n]{0,12}?|\bfrom\s+)(${clock})${until}(${clock})\s*,?\s*(?:on\s+)?(${days})`,
  'giu',
);
const noDays = new RegExp(
  String.raw`\b(?:we(?:'re| are)?\s+open|open(?:ing hours)?(?:\s+daily)?|business hours)\b:?\s*(?:are\s+)?(?:from\s+|between\s+)?(${clock})${until}(${clock})`,
  'giu',
);
const closed = new RegExp(
  String.raw`\b(?:closed?|shut|not open|no (?:service|appointments|lessons))\s+(?:on\s+)?(${days})`,
  'giu',
);
/** Times of something that takes place are not when a place is open. */
const takesPlace =
  /\b(?:shifts?|class(?:es)?|lessons?|train(?:s|ings?)|courses?|rehears\w*|practi[cs]e|bookings?|repeat\w*|match(?:es)?|parades?|meetings?|deadline)\b[^.;\n]{0,16}$/i;

/** After bare numbers there is no noun that they count. */
const goesOn = /^\s*(?:$|[^\s\p{L}\d]|(?:and|or|on|at|in|every|daily|except|but|with|only|so|we|then)\b)/u;

/** When it is open, as a text says it: “Tue to Sat 8–17”, “every day from 9:00 to 18:00”, “closed Mondays”. */
export function saidHours(text: string): SaidHours | undefined {
  const shut = new Set([...text.matchAll(closed)].flatMap(({ 1: named = '' }) => daysNamed(named)));
  const spans = spansIn(text);
  const open = spans.flatMap(({ on, from, to, isHalved }) => {
    const left = on.filter((one) => !shut.has(one));
    return left.length === 0 ? [] : [{ on: left, from, to, isHalved }];
  });
  if (open.length === 0 && shut.size === 0) return undefined;
  const rows = open.map(({ on, from, to, isHalved }) => ({
    label: labelOf(on),
    text: `${written(from, isHalved)}–${written(to, isHalved)}`,
  }));
  const [first] = open;
  const isSame = open.every(({ from, to }) => from === first?.from && to === first.to);
  return {
    rows: [...rows, ...(shut.size === 0 ? [] : [{ label: labelOf([...shut]), text: 'Closed' }])],
    ...(first !== undefined && isSame ? { opens: first.from / 60, closes: first.to / 60 } : {}),
  };
}

interface OpenSpan {
  readonly on: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Written with am and pm. */
  readonly isHalved: boolean;
}

function spansIn(text: string): OpenSpan[] {
  const found: (OpenSpan & { at: number })[] = [];
  const add = (at: number, named: string, from: string, to: string) => {
    const span = clockSpan(from, to);
    if (span === undefined || takesPlace.test(text.slice(Math.max(0, at - 40), at))) return;
    found.push({ at, on: daysNamed(named), ...span });
  };
  // “every Tuesday 10–12” is when something takes place.
  const isRepeated = (at: number) => /\bevery\s$/iu.test(text.slice(Math.max(0, at - 8), at));
  for (const { 0: whole, index, 1: named = '', 3: from = '', 4: to = '' } of text.matchAll(daysFirst))
    if (
      !isRepeated(index) &&
      (/[:.]\d|[ap]m/i.test(from + to) || goesOn.test(text.slice(index + whole.length)))
    )
      add(index, named, from, to);
  for (const { index, 2: from = '', 3: to = '', 4: named = '' } of text.matchAll(hoursFirst))
    if (found.length === 0) add(index, named, from, to);
  for (const { index, 1: from = '', 2: to = '' } of text.matchAll(noDays))
    if (found.length === 0) add(index, 'every day', from, to);
  const seen = new Set<number>();
  // The first hours of a day count.
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _at, ...span }) => {
      const on = span.on.filter((one) => !seen.has(one));
      for (const one of on) seen.add(one);
      return { ...span, on };
    })
    .filter(({ on }) => on.length > 0);
}

export function clockSpan(from: string, to: string): Omit<OpenSpan, 'on'> | undefined {
  const half = /([ap]m)/i.exec(to)?.[1]?.toLowerCase();
  const end = minuteOf(to, half);
  const begin = minuteOf(from, /([ap]m)/i.exec(from)?.[1]?.toLowerCase() ?? guessedHalf(from, to, half));
  if (begin === undefined || end === undefined) return undefined;
  // “9 to 5” ends in the afternoon.
  const last = end <= begin && end <= 720 && half === undefined ? end + 720 : end;
  if (last <= begin || last - begin > 20 * 60) return undefined;
  return { from: begin, to: last, isHalved: half !== undefined || /[ap]m/i.test(from) };
}

function guessedHalf(from: string, to: string, half: string | undefined): string | undefined {
  if (half !== 'pm') return half;
  return Number.parseInt(from, 10) < Number.parseInt(to, 10) && Number.parseInt(to, 10) !== 12 ? 'pm' : 'am';
}

function minuteOf(text: string, half: string | undefined): number | undefined {
  if (/noon/i.test(text)) return 720;
  if (/midnight/i.test(text)) return 1440;
  const [, hour = '', minutes = '0'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(text) ?? [];
  const number = Number(hour);
  if (hour === '' || number > 24 || Number(minutes) > 59 || (half !== undefined && number > 12))
    return undefined;
  const base = half === undefined ? number : (number % 12) + (half === 'pm' ? 12 : 0);
  return base * 60 + Number(minutes);
}

function dayOf(text: string): number {
  return dayNames.findIndex((name) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 3)));
}

/** The days that words such as “Tue to Sat” name, Monday being 0. */
export function daysNamed(words: string): number[] {
  if (/every ?day|daily|all week/i.test(words)) return [0, 1, 2, 3, 4, 5, 6];
  if (/weekdays|working days/i.test(words)) return [0, 1, 2, 3, 4];
  if (/weekends/i.test(words)) return [5, 6];
  const named = [...words.matchAll(new RegExp(String.raw`\b${day}\b`, 'giu'))];
  return named.flatMap(({ 0: word, index }, at) => {
    const next = named[at + 1];
    const between = next === undefined ? '' : words.slice(index + word.length, next.index);
    if (!/^\s*(?:-|–|—|to|through|till?|until)\s*$/i.test(between)) return [dayOf(word)];
    const [from, to] = [dayOf(word), dayOf(next?.[0] ?? '')];
    return Array.from({ length: (to - from + 7) % 7 }, (_, step) => (from + step) % 7);
  });
}

/** “Every day”, “Tuesday to Saturday”, “Monday, Friday”. */
export function labelOf(on: readonly number[]): string {
  const sorted = [...new Set(on)].toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  if (sorted.length === 7) return 'Every day';
  const isRow = sorted.length > 2 && sorted.every((one, at) => one === first + at);
  if (isRow) return `${dayNames[first]} to ${dayNames[sorted.at(-1) ?? first]}`;
  return sorted.map((one) => dayNames[one]).join(', ');
}

function written(minutes: number, isHalved: boolean): string {
  const [hour, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (!isHalved) return `${hour}:${rest}`;
  return `${((hour + 11) % 12) + 1}${rest === '00' ? '' : `:${rest}`} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
