/** The day of a moment where the person is, as `2026-03-31`. */
export function localDay(at: Date | number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
