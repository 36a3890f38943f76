/** The day of a moment where the child is, as `2026-03-31`. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function minuteOfDay(at: number): number {
  const date = new Date(at);
  return date.getHours() * 60 + date.getMinutes();
}

/** The clock of the device. */
export function nowMs(): number {
  return Date.now();
}
