function local(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function today(): string {
  return local(new Date());
}

/** A day near today, so that sample data never looks old. With a time it is a moment of that day. */
export function inDays(days: number, time?: string): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return time === undefined ? local(date) : `${local(date)}T${time}`;
}
