/** Spans of days around today, in the order in which people ask for them. */
export const daySpans = [
  'overdue',
  'earlier',
  'today',
  'this week',
  'this month',
  'later',
  'without',
] as const;
export type DaySpan = (typeof daySpans)[number];

const dayMs = 86_400_000;

function moved(day: string, by: number): string {
  return new Date(Date.parse(`${day}T12:00Z`) + by * dayMs).toISOString().slice(0, 10);
}

/** Monday and Sunday of the week of a day. */
function weekAround(day: string): readonly [string, string] {
  const after = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
  return [moved(day, -after), moved(day, 6 - after)];
}

/** Whether a day or moment lies in a span. What is overdue is known by whoever knows the record. */
export function liesIn(value: unknown, span: DaySpan, today: string, isLate: boolean): boolean {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (day === '') return span === 'without';
  switch (span) {
    case 'overdue':
      return isLate;
    case 'earlier':
      return day < today;
    case 'today':
      return day === today;
    case 'this week': {
      const [monday, sunday] = weekAround(today);
      return day >= monday && day <= sunday;
    }
    case 'this month':
      return day.slice(0, 7) === today.slice(0, 7);
    case 'later':
      return day.slice(0, 7) > today.slice(0, 7);
    case 'without':
      return false;
  }
}
