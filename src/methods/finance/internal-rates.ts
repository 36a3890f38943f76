import { findRoot } from '../solve/find-root.ts';
import type { Flow } from './present-value.ts';

/** Below this nearly everything is lost, above it money doubles every few hours: no investment is meant. */
const lowestRate = -0.95;
const highestRate = 1_000;
const nearZero = 1e-12;

interface Term {
  readonly factor: number;
  readonly power: number;
}

/**
 * Every internal rate of return, lowest first. Present value is a sum of powers of v = 1 / (1 + rate); between two roots of such a sum lies
 * a root of its derivative (Rolle), and the derivative has one term less. So the roots are found from the last derivative upwards, and none is
 * missed. Times need not be whole, so that XIRR is the same work.
 */
export function internalRates(flows: readonly Flow[]): number[] {
  const terms = termsOf(flows);
  if (terms.length < 2) return [];
  return rootsOf(terms, 1 / (1 + highestRate), 1 / (1 + lowestRate))
    .map((discount) => 1 / discount - 1)
    .toSorted((one, other) => one - other);
}

/** Flows at the same time are one term. */
function termsOf(flows: readonly Flow[]): Term[] {
  const byTime = new Map<number, number>();
  for (const { time, amount } of flows) byTime.set(time, (byTime.get(time) ?? 0) + amount);
  return [...byTime]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([power, factor]) => ({ factor, power }));
}

function rootsOf(terms: readonly Term[], low: number, high: number): number[] {
  const [first, ...rest] = terms;
  if (first === undefined || rest.length === 0) return [];
  // One sign throughout is never zero, nor is any derivative of it.
  if (terms.every(({ factor }) => factor > 0) || terms.every(({ factor }) => factor < 0)) return [];
  const level = rest.map(({ factor, power }) => ({ factor, power: power - first.power }));
  const derivative = scaled(level.map(({ factor, power }) => ({ factor: factor * power, power })));
  const turns = rootsOf(derivative, low, high).toSorted((one, other) => one - other);
  const value = (v: number) =>
    level.reduce((sum, { factor, power }) => sum + factor * v ** power, first.factor);
  const size = (v: number) =>
    level.reduce((sum, { factor, power }) => sum + Math.abs(factor) * v ** power, Math.abs(first.factor));
  const touches = (v: number) => Math.abs(value(v)) <= nearZero * size(v);
  const roots = turns.filter(touches);
  const places = [low, ...turns, high];
  for (let index = 1; index < places.length; index += 1) {
    const from = places[index - 1] ?? low;
    const to = places[index] ?? high;
    if (touches(from) || touches(to)) continue;
    const root = findRoot(value, from, to, 1e-14);
    if (root !== undefined) roots.push(root);
  }
  return roots;
}

/** Keeps factors near one, as each derivative multiplies them. */
function scaled(terms: readonly Term[]): Term[] {
  const largest = Math.max(...terms.map(({ factor }) => Math.abs(factor)));
  return terms.map(({ factor, power }) => ({ factor: factor / largest, power }));
}
