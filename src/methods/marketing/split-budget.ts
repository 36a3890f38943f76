import { findRoot } from '../solve/find-root.ts';
import { bendOf, logMarginalResponse, type ResponseCurve, respond } from './response-curves.ts';

interface BudgetChannel {
  readonly curve: ResponseCurve;
  readonly least: number;
  readonly most: number;
}

interface BudgetSplit {
  readonly spent: readonly number[];
  /** What the next unit of money brings in every channel that stands at neither of its bounds; null when none does. */
  readonly marginal: number | null;
  /** What no channel may take any more. */
  readonly left: number;
}

const gridSteps = 400;
const polishRounds = 24;

/**
 * The split of a budget that brings most. Where returns fall, it has equal marginal returns in all channels between their
 * bounds (the condition of Lagrange, Karush, Kuhn and Tucker); the common return is found numerically. Luss and Gupta,
 * Allocation of effort resources among competing activities, Operations Research 23, 1975. S-shaped curves have more than one
 * such point: there a search over a grid by Bellman's principle says on which side of its bend each channel stands.
 * Undefined when the least sums exceed the budget.
 */
export function splitBudget(budget: number, channels: readonly BudgetChannel[]): BudgetSplit | undefined {
  const least = sum(channels.map((channel) => channel.least));
  if (least > budget * (1 + 1e-12)) return undefined;
  const most = sum(channels.map((channel) => channel.most));
  if (most <= budget)
    return { spent: channels.map((channel) => channel.most), marginal: null, left: budget - most };
  const isShaped = channels.some(({ curve, least: low, most: high }) => {
    const bend = bendOf(curve);
    return bend > low && high > low;
  });
  if (!isShaped) return equalise(budget, channels);
  const split = equalise(budget, pastTheirBends(budget, channels));
  return { ...split, spent: polish(channels, split.spent, budget / gridSteps) };
}

/** The spending at which the logarithm of the marginal return has fallen to the given one, past the bend of the curve. */
function spendingAt({ curve, least, most }: BudgetChannel, wanted: number): number {
  const low = Math.max(least, most * 1e-12);
  if (low >= most || logMarginalResponse(curve, low) <= wanted) return least;
  if (logMarginalResponse(curve, most) >= wanted) return most;
  const over = (spent: number) => logMarginalResponse(curve, spent) - wanted;
  return findRoot(over, low, most, most * 1e-14) ?? least;
}

/**
 * The spending of one channel at which sales are worth most above their cost. Beyond the bend the last unit of money just
 * pays for itself; an S-shaped curve may pay for nothing, so that its least is tried too.
 */
export function mostProfitableSpending(channel: BudgetChannel, worth: number): number {
  const { curve, least, most } = channel;
  const bent = { ...channel, least: Math.min(most, Math.max(least, bendOf(curve))) };
  const profit = (spent: number) => respond(curve, spent) * worth - spent;
  const beyond = spendingAt(bent, -Math.log(worth));
  return profit(beyond) > profit(least) ? beyond : least;
}

function equalise(budget: number, channels: readonly BudgetChannel[]): BudgetSplit {
  const free = channels.filter(({ least, most }) => most > least);
  const spentAt = (logarithm: number) => channels.map((channel) => spendingAt(channel, logarithm));
  const slopes = free.flatMap(({ curve, least, most }) => [
    logMarginalResponse(curve, Math.max(least, most * 1e-12)),
    logMarginalResponse(curve, most),
  ]);
  if (slopes.length === 0)
    return {
      spent: channels.map(({ least }) => least),
      marginal: null,
      left: Math.max(0, budget - sum(channels.map(({ least }) => least))),
    };
  const lowest = Math.min(...slopes) - 1;
  const highest = Math.max(...slopes) + 1;
  const found = findRoot((at) => sum(spentAt(at)) - budget, lowest, highest, 1e-14) ?? lowest;
  const spent = settle(budget, channels, spentAt(found));
  const isBetween = channels.some(({ least, most }, index) => isInside(spent[index] ?? 0, least, most));
  return {
    spent,
    marginal: isBetween ? Math.exp(found) : null,
    left: Math.max(0, budget - sum(spent)),
  };
}

function isInside(value: number, least: number, most: number): boolean {
  const near = 1e-9 * Math.max(1, most);
  return value > least + near && value < most - near;
}

/** The last hundredth that the search leaves over goes to the channels that may still move. */
function settle(budget: number, channels: readonly BudgetChannel[], spent: readonly number[]): number[] {
  const over = budget - sum(spent);
  const movable = channels.map(({ least, most }, index) => isInside(spent[index] ?? 0, least, most));
  const weight = sum(spent.filter((_, index) => movable[index]));
  return spent.map((value, index) => {
    const { least = 0, most = 0 } = channels[index] ?? {};
    return movable[index] && weight > 0
      ? Math.min(most, Math.max(least, value + (over * value) / weight))
      : value;
  });
}

/** Moves sums that a grid cannot see from one channel to another, in ever smaller steps, for as long as it pays. */
function polish(channels: readonly BudgetChannel[], given: readonly number[], largest: number): number[] {
  const spent = [...given];
  for (let step = largest, round = 0; round < polishRounds; round += 1, step /= 2)
    for (const [from, giver] of channels.entries())
      for (const [to, taker] of channels.entries()) {
        const [gives, takes] = [spent[from] ?? 0, spent[to] ?? 0];
        const moved = Math.min(step, gives - giver.least, taker.most - takes);
        if (from === to || moved <= 0) continue;
        const lost = respond(giver.curve, gives) - respond(giver.curve, gives - moved);
        if (respond(taker.curve, takes + moved) - respond(taker.curve, takes) <= lost * (1 + 1e-9)) continue;
        spent[from] = gives - moved;
        spent[to] = takes + moved;
      }
  return spent;
}

/** The same channels, held to the side of their bends on which the best split over a grid has them. */
function pastTheirBends(budget: number, channels: readonly BudgetChannel[]): BudgetChannel[] {
  const grid = splitOnGrid(budget, channels);
  return channels.map((channel, index) => {
    const bend = bendOf(channel.curve);
    const spent = grid[index] ?? channel.least;
    if (bend <= channel.least) return channel;
    if (spent >= bend) return { ...channel, least: Math.min(bend, channel.most) };
    return { ...channel, least: spent, most: spent };
  });
}

/** Bellman, Dynamic Programming, 1957: the best of the first channels for every sum, one channel after the other. */
function splitOnGrid(budget: number, channels: readonly BudgetChannel[]): number[] {
  const free = budget - sum(channels.map(({ least }) => least));
  const step = free / gridSteps;
  let best: number[] = Array.from({ length: gridSteps + 1 }, () => 0);
  const taken: number[][] = [];
  for (const { curve, least, most } of channels) {
    const limit = Math.min(gridSteps, Math.floor((most - least) / step + 1e-9));
    const brings = Array.from({ length: limit + 1 }, (_, units) => respond(curve, least + units * step));
    const choices: number[] = [];
    best = best.map((_, units) => {
      let top = Number.NEGATIVE_INFINITY;
      let choice = 0;
      for (let mine = 0; mine <= Math.min(units, limit); mine += 1) {
        const value = (best[units - mine] ?? 0) + (brings[mine] ?? 0);
        if (value > top) [top, choice] = [value, mine];
      }
      choices.push(choice);
      return top;
    });
    taken.push(choices);
  }
  let units = gridSteps;
  const spent = channels.map(({ least }) => least);
  for (let index = channels.length - 1; index >= 0; index -= 1) {
    const mine = taken[index]?.[units] ?? 0;
    spent[index] = (spent[index] ?? 0) + mine * step;
    units -= mine;
  }
  return spent;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
