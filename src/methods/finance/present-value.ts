/** A sum of money at a time in years from today; what is paid out is negative. */
export interface Flow {
  readonly time: number;
  readonly amount: number;
}

/** What flows are worth today at an effective rate a year: the sum of amount / (1 + rate)^time. */
export function presentValue(flows: readonly Flow[], rate: number): number {
  return flows.reduce((sum, { time, amount }) => sum + amount / (1 + rate) ** time, 0);
}

const daysOfYear = 365;
const millisecondsOfDay = 86_400_000;

/** Years between two days as XIRR and XNPV count them: actual days over 365. */
export function yearsBetween(from: string, to: string): number {
  return (dayNumber(to) - dayNumber(from)) / daysOfYear;
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay);
}

/**
 * When what came in has paid for what went out, in years and within a year by straight line; undefined when it never does. The last
 * time at which the sum turns positive counts, as a later outflow can undo an early payback.
 */
export function paybackTime(flows: readonly Flow[], rate = 0): number | undefined {
  let sum = 0;
  let before = 0;
  let reached: number | undefined;
  for (const [index, { time, amount }] of flows.entries()) {
    const worth = amount / (1 + rate) ** time;
    const next = sum + worth;
    if (next < 0) reached = undefined;
    else if (sum < 0 || index === 0)
      reached = worth === 0 ? time : before + (time - before) * Math.min(1, -sum / worth);
    sum = next;
    before = time;
  }
  return reached;
}

/**
 * The modified internal rate of return: what comes in is reinvested to the end, what goes out is financed from the start. The formula of
 * Excel's MIRR, written for any times. Undefined when nothing comes in or nothing goes out.
 */
export function modifiedRate(
  flows: readonly Flow[],
  financeRate: number,
  reinvestRate: number,
): number | undefined {
  const end = Math.max(...flows.map(({ time }) => time));
  const paid = presentValue(
    flows.filter(({ amount }) => amount < 0),
    financeRate,
  );
  const received = flows
    .filter(({ amount }) => amount > 0)
    .reduce((sum, { time, amount }) => sum + amount * (1 + reinvestRate) ** (end - time), 0);
  if (paid === 0 || received === 0 || end <= 0) return undefined;
  return (received / -paid) ** (1 / end) - 1;
}

/** The level sum at the end of each year that is worth as much as a present value over these years. */
export function equivalentAnnual(value: number, rate: number, years: number): number {
  if (rate === 0) return value / years;
  return (value * rate) / -Math.expm1(-years * Math.log1p(rate));
}
