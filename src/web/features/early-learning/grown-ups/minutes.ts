/** Time in words: `25 min`, `1 h 5 min`. */
export function inMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return seconds > 0 && minutes === 0 ? 'under 1 min' : `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/** Minutes after midnight as a field of the clock has them: `19:30`. */
export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** And back; undefined for what is no time. */
export function asMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const sum = Number(hours) * 60 + Number(minutes);
  return sum < 1440 && Number(minutes) < 60 ? sum : undefined;
}

/** A day as people write it. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The days up to this one, oldest first. */
export function daysUpTo(day: string, count: number): string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}
