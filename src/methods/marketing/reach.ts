/**
 * How many of an audience see a schedule, and how often. One channel gives a share of the audience a number of contacts: by
 * Poisson when everybody is equally likely to meet each of them, by the negative binomial when some are heavier users than
 * others (Ehrenberg, The pattern of consumer purchases, Applied Statistics 8, 1959). Channels are taken as independent.
 */
interface Exposure {
  /** Contacts paid for. */
  readonly contacts: number;
  /** The share of the audience that uses the channel at all, from 0 to 1. */
  readonly coverage: number;
  /** Shape of the negative binomial; null for Poisson, its limit. */
  readonly evenness: number | null;
}

const mostContacts = 60;

/** The shares of the audience with 0, 1, 2 … contacts; the last entry holds everybody with that many or more. */
export function contactsOf({ contacts, coverage, evenness }: Exposure, audience: number): number[] {
  const covered = audience * coverage;
  const mean = covered > 0 ? contacts / covered : 0;
  const shares: number[] = [];
  let share = evenness === null ? Math.exp(-mean) : (1 + mean / evenness) ** -evenness;
  for (let count = 0; count < mostContacts; count += 1) {
    shares.push(share);
    share *=
      evenness === null
        ? mean / (count + 1)
        : ((evenness + count) / (count + 1)) * (mean / (evenness + mean));
  }
  const rest = Math.max(0, 1 - shares.reduce((sum, value) => sum + value, 0));
  return [...shares, rest].map((value, count) => value * coverage + (count === 0 ? 1 - coverage : 0));
}

/** The shares of the audience by contacts in both of two independent channels. */
export function combineContacts(one: readonly number[], other: readonly number[]): number[] {
  const both = Array.from({ length: mostContacts + 1 }, () => 0);
  for (const [first, share] of one.entries())
    for (const [second, otherShare] of other.entries()) {
      const count = Math.min(mostContacts, first + second);
      both[count] = (both[count] ?? 0) + share * otherShare;
    }
  return both;
}

/** The share with at least so many contacts. */
export function reachedAtLeast(shares: readonly number[], contacts: number): number {
  return Math.max(0, 1 - shares.slice(0, contacts).reduce((sum, value) => sum + value, 0));
}

/** Contacts per hundred of the audience; reach in points times average frequency is the same. */
export function grossRatingPoints(contacts: number, audience: number): number {
  return (contacts / audience) * 100;
}
