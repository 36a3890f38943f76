/** Of which a month has thirty in this reckoning, as in commercial interest. */
export const daysOfMonth = 30;

/**
 * What is still open at the end of each month when every bill is paid so many days after it was written: of this month's bills the share of
 * days that are not over, of the month before the share beyond thirty days, and so on.
 */
export function openAfter(flows: readonly number[], days: number): number[] {
  const months = days / daysOfMonth;
  return flows.map((_, month) => {
    let open = 0;
    for (let back = 0; back < months && back <= month; back += 1)
      open += (flows[month - back] ?? 0) * Math.min(1, months - back);
    return open;
  });
}
