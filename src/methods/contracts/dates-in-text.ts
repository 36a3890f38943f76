const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthName = months.map((month) => `${month[0]?.toUpperCase()}${month.slice(1)}`).join('|');
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day\\s+of)?\\s+(${monthName}),?\\s+(\\d{4})\\b`,
  'gi',
);
const monthFirst = new RegExp(`\\b(${monthName})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'gi');
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

export type DateRole = 'start' | 'end' | 'other';

export interface DateInText {
  readonly quote: string;
  readonly at: number;
  /** The day as `2026-03-31`, or undefined when there is no such day. */
  readonly day: string | undefined;
  readonly role: DateRole;
}

const roleWords: readonly (readonly [DateRole, RegExp])[] = [
  ['end', /\b(?:expir\w*|ends?|ending|terminat\w*|until|through|matur\w*|last day)\b/gi],
  [
    'start',
    /\b(?:effective|commenc\w*|starts?|starting|begins?|beginning|dated|made (?:on|as of)|entered into|enters? into force)\b/gi,
  ],
];

/** Days that are written out, with what the words before them say that they are. */
export function datesInText(text: string): DateInText[] {
  const found: DateInText[] = [];
  const add = (quote: string, at: number, year: string, month: number, day: string) =>
    found.push({ quote, at, day: dayOf(Number(year), month, Number(day)), role: roleBefore(text, at) });
  const monthAt = (name: string) => months.indexOf(name.toLowerCase()) + 1;
  for (const { 0: quote, 1: day = '', 2: month = '', 3: year = '', index } of text.matchAll(dayFirst))
    add(quote, index, year, monthAt(month), day);
  for (const { 0: quote, 1: month = '', 2: day = '', 3: year = '', index } of text.matchAll(monthFirst))
    add(quote, index, year, monthAt(month), day);
  for (const { 0: quote, 1: year = '', 2: month = '', 3: day = '', index } of text.matchAll(iso))
    add(quote, index, year, Number(month), day);
  return found.toSorted((one, other) => one.at - other.at);
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** The nearest word before the date decides; words of an earlier sentence do not count. */
function roleBefore(text: string, at: number): DateRole {
  const before =
    text
      .slice(Math.max(0, at - 70), at)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  let role: DateRole = 'other';
  let nearest = -1;
  for (const [name, pattern] of roleWords)
    for (const { index } of before.matchAll(pattern))
      if (index > nearest) {
        nearest = index;
        role = name;
      }
  return role;
}
