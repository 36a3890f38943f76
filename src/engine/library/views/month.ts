/** A day of a month view: its date, its number, and whether it belongs to the month shown. */
export interface MonthDay {
  readonly date: string;
  readonly number: number;
  readonly inside: boolean;
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The whole weeks, Monday to Sunday, that a month touches. */
export function weeksOf(year: number, month: number): readonly (readonly MonthDay[])[] {
  const first = new Date(Date.UTC(year, month, 1));
  const start = new Date(first);
  start.setUTCDate(1 - ((first.getUTCDay() + 6) % 7));
  const weeks: MonthDay[][] = [];
  const at = new Date(start);
  while (
    weeks.length === 0 ||
    (at.getUTCMonth() === first.getUTCMonth() && at.getUTCFullYear() === first.getUTCFullYear())
  ) {
    const week: MonthDay[] = [];
    for (let day = 0; day < 7; day += 1) {
      week.push({ date: iso(at), number: at.getUTCDate(), inside: at.getUTCMonth() === first.getUTCMonth() });
      at.setUTCDate(at.getUTCDate() + 1);
    }
    weeks.push(week);
  }
  return weeks;
}

export interface Month {
  readonly year: number;
  readonly month: number;
}

export function monthOf(date: string): Month {
  const [year = '1970', month = '1'] = date.split('-');
  return { year: Number(year), month: Number(month) - 1 };
}

export function moveMonth({ year, month }: Month, by: number): Month {
  const moved = new Date(Date.UTC(year, month + by, 1));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() };
}

const names = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function monthName({ year, month }: Month): string {
  return names.format(Date.UTC(year, month, 1));
}
