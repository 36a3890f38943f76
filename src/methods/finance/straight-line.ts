/**
 * Straight-line depreciation by months: the cost in equal parts over the useful life, from the month of purchase on (IAS 16, paragraph 62).
 * Months count from zero.
 */
export function straightLine(cost: number, month: number, lifeMonths: number, periods: number): number[] {
  return Array.from({ length: periods }, (_, period) =>
    period >= month && period < month + lifeMonths ? cost / lifeMonths : 0,
  );
}
