export interface Bid {
  readonly by: string;
  readonly amount: number;
  readonly at: string;
}

export interface Lot {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly start: number;
  /** The least by which a bid has to be higher. */
  readonly step: number;
  /** When it ends, as a moment of local time. */
  readonly ends: string;
  /** The newest first. */
  readonly bids: readonly Bid[];
}

export function leading({ bids }: Lot): Bid | undefined {
  return bids[0];
}

export function currentPrice(lot: Lot): number {
  return leading(lot)?.amount ?? lot.start;
}

export function leastBid(lot: Lot): number {
  return leading(lot) === undefined ? lot.start : currentPrice(lot) + lot.step;
}

export function isOver(lot: Lot, now: Date): boolean {
  return new Date(lot.ends) <= now;
}

/** Why a bid does not count; undefined when it does. */
export function whyNotBid(lot: Lot, amount: number, by: string, now: Date): string | undefined {
  if (isOver(lot, now)) return 'This auction is over.';
  if (!(amount > 0)) return 'Enter an amount.';
  if (amount < leastBid(lot)) return `Bid at least ${leastBid(lot)}.`;
  return leading(lot)?.by === by ? 'You already have the highest bid.' : undefined;
}

export function placeBid(lot: Lot, bid: Bid): Lot {
  return { ...lot, bids: [bid, ...lot.bids] };
}

/** The time that is left, in words. */
export function timeLeft({ ends }: Lot, now: Date): string {
  const minutes = Math.floor((new Date(ends).getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return 'Over';
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h left`;
  return hours > 0 ? `${hours} h ${minutes % 60} min left` : `${minutes} min left`;
}
