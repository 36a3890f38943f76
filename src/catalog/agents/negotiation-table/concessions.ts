import type { NegotiationInput } from './fields.ts';
import type { Offer, Preparation } from './prepare.ts';

/** An opening below this chance is heard as an insult more often than as an offer. */
const leastChance = 10;
/** Each step gives a bit more than half of what is left, so that every concession is smaller than the one before. */
const keptShare = 0.45;

export interface Round {
  readonly round: number;
  readonly offer: Offer;
  readonly isLast: boolean;
}

/**
 * From the most that can be asked for in earnest down to the aim, by concessions that shrink: shrinking steps tell the other
 * side that the end is near (Raiffa 1982). The nearest package is offered, so that the steps are even only as far as packages allow. Only unbeaten packages are offered, and never one below our reserve.
 */
export function concessionPlan({ rounds }: NegotiationInput, { offers, aim, reserve }: Preparation): Round[] {
  const open =
    offers.find(({ chance, ours }) => chance >= leastChance && ours >= aim.ours && ours >= reserve.ours) ??
    aim;
  const plan: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const isLast = round === rounds;
    const wanted = isLast ? aim.ours : aim.ours + (open.ours - aim.ours) * keptShare ** (round - 1);
    const possible = offers.filter(({ ours }) => ours >= aim.ours && ours <= open.ours);
    const nearest = possible.toSorted(
      (one, other) => Math.abs(one.ours - wanted) - Math.abs(other.ours - wanted),
    )[0];
    const offer = isLast ? aim : (nearest ?? open);
    if (plan.at(-1)?.offer !== offer) plan.push({ round, offer, isLast });
  }
  return plan;
}

/** The least that may be signed: the unbeaten package just above our reserve. */
export function walkAwayOffer({ offers, reserve }: Preparation): Offer | undefined {
  return offers.filter(({ ours }) => ours >= reserve.ours).at(-1);
}
