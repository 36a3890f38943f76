/** A time of the week: 0 is Monday, and the minutes since midnight. */
export interface WeekTime {
  readonly day: number;
  readonly minute: number;
}

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dash = '(?:-|–|—|to|until|till)';
const dayName = '(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday|sday)?s?\\.?';
const range = new RegExp(`^${dayName}\\s*${dash}\\s*${dayName}$`);
const single = new RegExp(`^${dayName}$`);

function dayOf(text: string): number {
  return names.indexOf(text.slice(0, 3));
}

/** The days that a label such as “Mon–Fri”, “Saturday, Sunday” or “Daily” speaks of; undefined when it names none. */
export function daysIn(label: string): readonly number[] | undefined {
  const text = label.trim().toLowerCase();
  if (/^(?:daily|every ?day|all week|monday to sunday)$/.test(text)) return [0, 1, 2, 3, 4, 5, 6];
  if (/^(?:weekdays|working days)$/.test(text)) return [0, 1, 2, 3, 4];
  if (/^weekends?$/.test(text)) return [5, 6];
  const days = text.split(/\s*(?:,|&|\/|\band\b|\+)\s*/).map(partDays);
  return days.some((part) => part === undefined) ? undefined : days.flatMap((part) => part ?? []);
}

function partDays(text: string): number[] | undefined {
  const alone = single.exec(text);
  if (alone !== null) return [dayOf(text)];
  const match = range.exec(text);
  if (match === null) return undefined;
  const [from, to] = [dayOf(match[1] ?? ''), dayOf(match[2] ?? '')];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (from + index) % 7);
}

const clock = '(\\d{1,2})(?:[:.](\\d\\d))?\\s*(am|pm|h)?';
const span = new RegExp(`${clock}\\s*${dash}\\s*${clock}`, 'g');

type Span = readonly [from: number, to: number];

/** The hours of a text such as “9:00–12:00, 14–18” or “9 am – 5 pm”; none where it says closed; undefined where it says neither. */
export function hoursIn(text: string): readonly Span[] | undefined {
  const plain = text.trim().toLowerCase();
  if (/\b(?:closed|by appointment|rest day)\b/.test(plain)) return [];
  if (/\b(?:open 24 hours|24 hours|around the clock)\b/.test(plain)) return [[0, 1440]];
  const spans = [...plain.matchAll(span)].flatMap(([, h1, m1, a1, h2, m2, a2]): Span[] => {
    const to = minuteOf(h2, m2, a2);
    const from = minuteOf(h1, m1, a1 ?? (a2 === 'pm' && Number(h1) > Number(h2) ? 'am' : a2));
    return from === undefined || to === undefined ? [] : [[from, to <= from ? to + 1440 : to]];
  });
  return spans.length === 0 ? undefined : spans;
}

function minuteOf(hour = '', minutes = '0', half?: string): number | undefined {
  const number = Number(hour);
  const most = half === 'am' || half === 'pm' ? 12 : 24;
  if (number > most || Number(minutes) > 59) return undefined;
  const base = half === 'am' || half === 'pm' ? (number % 12) + (half === 'pm' ? 12 : 0) : number;
  return base * 60 + Number(minutes);
}

interface HoursRow {
  readonly label: string;
  readonly text: string;
}

/** Whether it is open at a time, by rows of days and hours; undefined where they do not say it for all days they name. */
export function isOpenAt(rows: readonly HoursRow[], { day, minute }: WeekTime): boolean | undefined {
  const said = rows.flatMap(({ label, text }) => {
    const days = daysIn(label);
    const hours = hoursIn(text);
    return days === undefined || hours === undefined ? [] : [{ days, hours }];
  });
  if (said.length === 0) return undefined;
  const isIn = (on: number, at: number) =>
    said.some(({ days, hours }) => days.includes(on) && hours.some(([from, to]) => at >= from && at < to));
  // Hours that end after midnight belong to the day before.
  return isIn(day, minute) || isIn((day + 6) % 7, minute + 1440);
}
