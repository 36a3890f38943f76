import { type PreferredClass, payOut } from '../../../methods/finance/exit-waterfall.ts';
import type { CapInput } from './fields.ts';
import type { CapTable } from './stages.ts';

const bisections = 26;
const farExit = 1_024;

export interface Exit {
  readonly net: number;
  /** In the order of the owners; the free pool gets nothing. */
  readonly amounts: readonly number[];
  readonly converts: readonly (boolean | null)[];
  readonly perCommonShare: number;
}

interface Preferred {
  /** Its place among the owners. */
  readonly owner: number;
  readonly terms: PreferredClass;
}

/** Safes become preferred shares with the terms of the first round and a preference of what was paid in. */
function preferredOf(input: CapInput, { owners, stages }: CapTable): Preferred[] {
  const shares = stages.at(-1)?.shares ?? [];
  const safes = input.safes ?? [];
  const firstSafe = input.holders.length;
  const firstRound = firstSafe + safes.length;
  const rankOf = (round: number) => (input.seniority === 'latest' ? round + 1 : 1);
  const [opening] = input.rounds;
  return owners.flatMap(({ group }, owner): Preferred[] => {
    const held = shares[owner] ?? 0;
    if (group === 'safe' && opening !== undefined) {
      const invested = safes[owner - firstSafe]?.amount ?? 0;
      const cap = opening.cap ?? opening.multiple;
      return [
        {
          owner,
          terms: {
            shares: held,
            invested,
            multiple: Math.min(1, opening.multiple),
            rank: rankOf(0),
            participation: opening.participation,
            cap,
          },
        },
      ];
    }
    const round = input.rounds[owner - firstRound];
    if (group !== 'round' || round === undefined) return [];
    return [
      {
        owner,
        terms: {
          shares: held,
          invested: round.investment,
          multiple: round.multiple,
          rank: rankOf(owner - firstRound),
          participation: round.participation,
          cap: round.cap ?? round.multiple,
        },
      },
    ];
  });
}

export function exitAt(input: CapInput, table: CapTable, value: number): Exit {
  const preferred = preferredOf(input, table);
  const shares = table.stages.at(-1)?.shares ?? [];
  const isCommon = (owner: number) =>
    ['founder', 'employee', 'investor'].includes(table.owners[owner]?.group ?? '');
  const common = shares.reduce((sum, held, owner) => (isCommon(owner) ? sum + held : sum), 0);
  const net = Math.max(0, value - input.exitCosts);
  const paid = payOut(
    net,
    preferred.map(({ terms }) => terms),
    common,
  );
  const at = new Map(preferred.map(({ owner }, index) => [owner, paid.preferred[index]]));
  return {
    net,
    amounts: shares.map(
      (held, owner) => at.get(owner)?.amount ?? (isCommon(owner) ? held * paid.perCommonShare : 0),
    ),
    converts: shares.map((_, owner) => at.get(owner)?.converts ?? null),
    perCommonShare: paid.perCommonShare,
  };
}

export interface Turn {
  readonly owner: number;
  /** The price of the company from which it pays to convert; null when it never does. */
  readonly value: number | null;
}

/** Where each preferred class turns to common shares, found by halving. */
export function turnsOf(input: CapInput, table: CapTable): Turn[] {
  const last = table.stages.at(-1);
  const highest = ((last?.preMoney ?? 0) + (last?.investment ?? 0) + input.exitCosts) * farExit;
  return preferredOf(input, table).map(({ owner }) => {
    const converts = (value: number) => exitAt(input, table, value).converts[owner] === true;
    if (!converts(highest)) return { owner, value: null };
    // The price lies near the valuation as a rule: halving down to it first leaves few steps for the search.
    let high = highest;
    while (high > highest / farExit && converts(high / 2)) high /= 2;
    let low = high > highest / farExit ? high / 2 : 0;
    for (let step = 0; step < bisections; step += 1) {
      const middle = (low + high) / 2;
      if (converts(middle)) high = middle;
      else low = middle;
    }
    return { owner, value: high };
  });
}

/** All that stands before the common shares. */
export function preferenceStack(input: CapInput, table: CapTable): number {
  return preferredOf(input, table).reduce((sum, { terms }) => sum + terms.invested * terms.multiple, 0);
}
