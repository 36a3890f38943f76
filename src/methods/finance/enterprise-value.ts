/** One year of a forecast. */
export interface OperatingYear {
  readonly ebitda: number;
  readonly depreciation: number;
  readonly investment: number;
  /** What working capital takes up; negative when it frees cash. */
  readonly workingCapital: number;
}

/** Free cash flow to the firm: EBITDA less tax on operating profit, investment and working capital. A loss pays no tax. */
export function freeCashFlow(year: OperatingYear, taxRate: number): number {
  const tax = Math.max(0, year.ebitda - year.depreciation) * taxRate;
  return year.ebitda - tax - year.investment - year.workingCapital;
}

export interface DiscountTerms {
  readonly rate: number;
  /** Flows arrive on average in the middle of each year. */
  readonly midYear: boolean;
}

/** The time in years at which the flow of a year arrives, counted from one. */
export function flowTime(year: number, midYear: boolean): number {
  return midYear ? year - 0.5 : year;
}

export function discountedFlows(flows: readonly number[], { rate, midYear }: DiscountTerms): number {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** flowTime(index + 1, midYear), 0);
}

/**
 * The value at the horizon of flows that grow for ever (Gordon and Shapiro, 1956). Flows in the middle of the year are worth half a year more
 * at its end. Undefined when growth reaches the rate or the flow is not positive, for then the formula says nothing.
 */
export function terminalByGrowth(
  nextFlow: number,
  growth: number,
  { rate, midYear }: DiscountTerms,
): number | undefined {
  if (rate <= growth || nextFlow <= 0) return undefined;
  return (nextFlow / (rate - growth)) * (midYear ? Math.sqrt(1 + rate) : 1);
}

/** The growth for ever that a value at the horizon takes for granted, from the flow of the last year. */
export function impliedGrowth(
  terminal: number,
  lastFlow: number,
  { rate, midYear }: DiscountTerms,
): number | undefined {
  const flow = lastFlow * (midYear ? Math.sqrt(1 + rate) : 1);
  return terminal + flow > 0 && flow > 0 ? (terminal * rate - flow) / (terminal + flow) : undefined;
}
