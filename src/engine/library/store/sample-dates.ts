function local(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function today(): string {
  return local(new Date());
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * A day near today, so that sample data never looks old. With a time it is a moment of that day. It is on none of the
 * weekdays in `not`: then it is the next day that is further from today.
 */
export function inDays(days: number, time?: string, not: readonly string[] = []): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  for (let moved = 0; moved < weekdays.length && not.includes(weekdays[date.getDay()] ?? ''); moved += 1)
    date.setDate(date.getDate() + (days < 0 ? -1 : 1));
  return time === undefined ? local(date) : `${local(date)}T${time}`;
}
