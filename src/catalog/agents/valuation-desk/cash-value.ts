import {
  discountedFlows,
  freeCashFlow,
  impliedGrowth,
  terminalByGrowth,
} from '../../../methods/finance/enterprise-value.ts';
import { pricePerShare, type SharePrice } from '../../../methods/finance/price-per-share.ts';
import type { ValuationInput } from './fields.ts';

const hundred = 100;
const claimKinds: ReadonlySet<string> = new Set(['debt', 'pension', 'preferred', 'minority']);

/** What is changed in a sensitivity; rates in points. */
export interface Assumptions {
  readonly rate: number;
  readonly growth: number;
  readonly exitMultiple: number;
}

interface HorizonValue {
  /** At the end of the forecast. */
  readonly terminal: number;
  readonly terminalToday: number;
  readonly enterprise: number;
  readonly equity: number;
  readonly share: SharePrice;
}

export interface CashValue {
  readonly flows: readonly number[];
  readonly nextFlow: number;
  readonly flowsToday: number;
  readonly byGrowth: HorizonValue | undefined;
  readonly byMultiple: HorizonValue | undefined;
  /** What each horizon value takes for granted of the other: growth in points. */
  readonly impliedMultiple: number | null;
  readonly impliedGrowth: number | null;
}

export function cashValue(input: ValuationInput, assumed: Assumptions = input): CashValue {
  const terms = { rate: assumed.rate / hundred, midYear: input.midYear };
  const growth = assumed.growth / hundred;
  const flows = input.forecast.map((year) => freeCashFlow(year, input.taxRate / hundred));
  const lastFlow = flows.at(-1) ?? 0;
  const nextFlow = input.horizonFlow ?? lastFlow * (1 + growth);
  const lastEbitda = input.forecast.at(-1)?.ebitda ?? 0;
  const flowsToday = discountedFlows(flows, terms);
  const valued = (terminal: number | undefined): HorizonValue | undefined => {
    if (terminal === undefined || terminal <= 0) return undefined;
    const terminalToday = terminal / (1 + terms.rate) ** flows.length;
    const enterprise = flowsToday + terminalToday;
    const equity = enterprise - netClaims(input);
    return {
      terminal,
      terminalToday,
      enterprise,
      equity,
      share: pricePerShare(equity, input.shares, input.options ?? []),
    };
  };
  const byGrowth = valued(terminalByGrowth(nextFlow, growth, terms));
  const byMultiple = valued(lastEbitda * assumed.exitMultiple);
  const implied =
    byMultiple === undefined ? undefined : impliedGrowth(byMultiple.terminal, nextFlow / (1 + growth), terms);
  return {
    flows,
    nextFlow,
    flowsToday,
    byGrowth,
    byMultiple,
    impliedMultiple: byGrowth === undefined || lastEbitda <= 0 ? null : byGrowth.terminal / lastEbitda,
    impliedGrowth: implied === undefined ? null : implied * hundred,
  };
}

/** What others own of the enterprise, less what is owned beside it. */
export function netClaims({ claims = [] }: ValuationInput): number {
  return claims.reduce((sum, { kind, amount }) => sum + (claimKinds.has(kind) ? amount : -amount), 0);
}

/** The claim's effect on equity, with its sign. */
export function effectOf(kind: string, amount: number): number {
  return claimKinds.has(kind) ? -amount : amount;
}

/** The price by the way that was chosen; null where it has no value. */
export function headlinePrice(value: CashValue, headline: ValuationInput['headline']): number | null {
  const growth = value.byGrowth?.share.price ?? null;
  const multiple = value.byMultiple?.share.price ?? null;
  if (headline === 'growth') return growth;
  if (headline === 'multiple') return multiple;
  return growth === null || multiple === null ? null : (growth + multiple) / 2;
}
