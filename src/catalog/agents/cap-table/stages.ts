import { type ClosedRound, closeRound } from '../../../methods/finance/safe-conversion.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { CapInput } from './fields.ts';

const hundred = 100;

export type Group = 'founder' | 'employee' | 'investor' | 'safe' | 'round' | 'pool';

interface Owner {
  readonly name: string;
  readonly group: Group;
}

/** The cap table at one time; shares stand in the order of the owners. */
export interface Stage {
  readonly name: string;
  readonly shares: readonly number[];
  readonly total: number;
  readonly round?: ClosedRound;
  readonly preMoney?: number;
  readonly investment?: number;
}

export interface CapTable {
  readonly owners: readonly Owner[];
  readonly stages: readonly Stage[];
}

export function capTable(input: CapInput): CapTable {
  const safes = input.safes ?? [];
  const owners: Owner[] = [
    ...input.holders.map(({ name, kind }) => ({ name, group: kind })),
    ...safes.map(({ name }) => ({ name: `${name} (safe)`, group: 'safe' as const })),
    ...input.rounds.map(({ name }) => ({ name, group: 'round' as const })),
    { name: 'Free pool', group: 'pool' },
  ];
  const holderCount = input.holders.length;
  const first = [
    ...input.holders.map(({ shares }) => shares),
    ...safes.map(() => 0),
    ...input.rounds.map(() => 0),
    input.freePool,
  ];
  const stages: Stage[] = [{ name: 'Today', shares: first, total: sumOf(first) }];
  for (const [index, terms] of input.rounds.entries()) {
    const before = stages.at(-1)?.shares ?? first;
    const freePool = before.at(-1) ?? 0;
    const round = closeRound({
      held: sumOf(before) - freePool,
      freePool,
      preMoney: terms.preMoney,
      investment: terms.investment,
      poolTarget: terms.poolTarget === undefined ? undefined : terms.poolTarget / hundred,
      safes:
        index === 0
          ? safes.map(({ amount, cap, discount }) => ({ amount, cap, discount: discount / hundred }))
          : [],
    });
    if (round === undefined) throw noRound(input, index, terms.name);
    const shares = [...before];
    if (index === 0) for (const [at, safe] of round.safes.entries()) shares[holderCount + at] = safe.shares;
    shares[holderCount + safes.length + index] = round.newShares;
    shares[shares.length - 1] = round.freePool;
    stages.push({
      name: terms.name,
      shares,
      total: round.total,
      round,
      preMoney: terms.preMoney,
      investment: terms.investment,
    });
  }
  return { owners, stages };
}

function noRound(input: CapInput, index: number, name: string): WorkFault {
  if (index === 0 && (input.safes ?? []).length > 0)
    return new WorkFault(
      'The safes and the pool take the whole pre-money valuation, so that no price is left. Check amounts, caps and the valuation of the first round.',
      'safes',
    );
  return new WorkFault(
    `In ${name} the pool takes the whole pre-money valuation, so that no price is left. Lower the pool or the new money.`,
    'rounds',
  );
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The share of a group in points at a stage. */
export function shareOf({ owners }: CapTable, stage: Stage, group: Group): number {
  const held = stage.shares.reduce(
    (sum, shares, index) => (owners[index]?.group === group ? sum + shares : sum),
    0,
  );
  return stage.total > 0 ? (held / stage.total) * hundred : 0;
}

/** What each safe owns when all have converted and before pool and new money come: what its holder was promised. */
export function safeOwnership({ stages }: CapTable): number[] {
  const safes = stages[1]?.round?.safes ?? [];
  const capitalization = (stages[0]?.total ?? 0) + sumOf(safes.map(({ shares }) => shares));
  return safes.map(({ shares }) => (shares / capitalization) * hundred);
}
