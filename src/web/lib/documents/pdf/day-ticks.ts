const dayMs = 86_400_000;

export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

interface DayTick {
  readonly day: number;
  readonly label: string;
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120] as const;
const daySteps = [1, 2, 7, 14] as const;

/** Days to write on an axis: a round step, as many as have room. */
export function ticksOfDays(from: number, to: number, most: number): DayTick[] {
  const days = daySteps.find((step) => (to - from) / step <= most);
  if (days !== undefined) {
    const count = Math.floor((to - 1 - from) / days) + 1;
    return Array.from({ length: count }, (_, index) => ({
      day: from + index * days,
      label: written(from + index * days, { day: 'numeric', month: 'short' }),
    }));
  }
  const months = monthSteps.find((step) => (to - from) / 30.4 / step <= most) ?? 120;
  const first = new Date(from * dayMs);
  const ticks: DayTick[] = [];
  // Months are counted from the start of the year, so that a quarter starts where quarters do.
  const monthOfFirst = Math.ceil((first.getUTCMonth() + (first.getUTCDate() > 1 ? 1 : 0)) / months) * months;
  for (let month = monthOfFirst; ; month += months) {
    const day = Date.UTC(first.getUTCFullYear(), month, 1) / dayMs;
    if (!(day < to)) return ticks;
    ticks.push({
      day,
      label: written(day, months < 12 ? { month: 'short', year: '2-digit' } : { year: 'numeric' }),
    });
  }
}

function written(day: number, how: Intl.DateTimeFormatOptions): string {
  return new Date(day * dayMs).toLocaleDateString('en', { ...how, timeZone: 'UTC' });
}
