import { type ModelFault, modelFaults } from '../model-fault.ts';

/** How much may be used; null is without limit. Costs are millionths of the currency. */
export interface UseLimits {
  dayTokens: number | null;
  monthTokens: number | null;
  dayCostMicro: number | null;
  monthCostMicro: number | null;
}

export const noLimits: UseLimits = {
  dayTokens: null,
  monthTokens: null,
  dayCostMicro: null,
  monthCostMicro: null,
};

/** What was used, and what is set aside for uses that go on. */
export interface Used {
  dayTokens: number;
  monthTokens: number;
  dayCostMicro: number;
  monthCostMicro: number;
}

/** What a use may come to: less than `least` is not worth beginning, `most` is not passed. */
export interface Wanted {
  least: number;
  most: number;
  /** Millionths of the currency for a million tokens of the dearer kind. */
  price: number;
}

export interface Weighing {
  limits: UseLimits;
  used: Used;
  whose: 'person' | 'total';
}

/** Tokens to set aside, or why there are none. */
export type Weighed = { ok: true; tokens: number } | { ok: false; fault: ModelFault };

interface Bound {
  left: number;
  whose: Weighing['whose'];
  span: 'day' | 'month';
}

const million = 1_000_000;

/** Weighs a use against all limits at once. The tightest decides, and gives the words. */
export function weighLimits(
  weighings: readonly Weighing[],
  { least, most, price }: Wanted,
  now: Date,
): Weighed {
  const bounds = weighings.flatMap((weighing) => boundsOf(weighing, price));
  const tightest = bounds.toSorted((a, b) => a.left - b.left)[0];
  if (tightest === undefined || tightest.left >= most) return { ok: true, tokens: most };
  if (tightest.left >= least) return { ok: true, tokens: Math.floor(tightest.left) };
  return { ok: false, fault: faultOf(tightest, least, now) };
}

function boundsOf({ limits, used, whose }: Weighing, price: number): Bound[] {
  const bounds: Bound[] = [];
  const add = (span: Bound['span'], limit: number | null, spent: number, perToken: number) => {
    if (limit !== null && perToken > 0) bounds.push({ left: (limit - spent) / perToken, whose, span });
  };
  add('day', limits.dayTokens, used.dayTokens, 1);
  add('month', limits.monthTokens, used.monthTokens, 1);
  add('day', limits.dayCostMicro, used.dayCostMicro, price / million);
  add('month', limits.monthCostMicro, used.monthCostMicro, price / million);
  return bounds;
}

function faultOf({ left, whose, span }: Bound, least: number, now: Date): ModelFault {
  const name = span === 'day' ? 'today' : 'this month';
  const who = whose === 'person' ? 'Your limit' : 'The limit for everybody together';
  const end = spanEnd(span, now);
  const again = `It begins anew on ${end.toISOString().slice(0, 10)} at 0:00 UTC.`;
  const rest = Math.max(0, Math.floor(left));
  const message =
    rest === 0
      ? `${who} for language models is reached for ${name}. ${again}`
      : `${who} for language models leaves about ${rest} tokens for ${name}, and this may need ${least}. ${again}`;
  return modelFaults.limitReached(message, Math.ceil((end.getTime() - now.getTime()) / 1_000));
}

export function spanStart(span: 'day' | 'month', now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), span === 'day' ? now.getUTCDate() : 1));
}

function spanEnd(span: 'day' | 'month', now: Date): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return new Date(span === 'day' ? Date.UTC(year, month, now.getUTCDate() + 1) : Date.UTC(year, month + 1));
}

/** Rounded up, so that many small uses do not come for nothing. */
export function costMicro(
  { priceIn, priceOut }: { priceIn: number; priceOut: number },
  tokensIn: number,
  tokensOut: number,
): number {
  return Math.ceil((tokensIn * priceIn + tokensOut * priceOut) / million);
}
