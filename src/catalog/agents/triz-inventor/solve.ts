import { mostUsedFor, principlesFor } from '../../../methods/invention/contradiction-matrix.ts';
import { parameters } from '../../../methods/invention/parameters.ts';
import type { TrizInput } from './fields.ts';
import { type Separation, separations } from './separations.ts';
import { condition, sentence, withArticle } from './wording.ts';

export interface SolvedContradiction {
  readonly improving: number;
  readonly worsening: number;
  readonly change: string;
  /** The contradiction in a sentence. */
  readonly says: string;
  readonly principles: readonly number[];
  /** False when the cell is empty and the principles are those most used for the improving parameter. */
  readonly isFromCell: boolean;
}

export interface RankedPrinciple {
  readonly number: number;
  readonly score: number;
  /** The contradictions and separations that lead to it. */
  readonly from: readonly string[];
}

const mostFromRow = 4;

export function solveContradictions({ contradictions, system }: TrizInput): SolvedContradiction[] {
  return contradictions.map((row) => {
    const improving = Number(row.improving);
    const worsening = Number(row.worsening);
    const cell = principlesFor(improving, worsening);
    const name = (number: number) => (parameters[number - 1] ?? '').toLowerCase();
    return {
      improving,
      worsening,
      change: condition(row.change),
      says: sentence(
        improving === worsening
          ? `if we ${condition(row.change)}, ${name(improving)} of ${withArticle(system)} gets better and worse at once`
          : `if we ${condition(row.change)}, ${name(improving)} gets better, but ${name(worsening)} gets worse`,
      ),
      principles:
        cell.length > 0
          ? cell
          : mostUsedFor(improving)
              .slice(0, mostFromRow)
              .map(({ principle }) => principle),
      isFromCell: cell.length > 0,
    };
  });
}

export function chosenSeparations(input: TrizInput): Separation[] {
  return input.physical ? separations.filter(({ key }) => input[key] === true) : [];
}

/** A principle that stands first in a cell weighs more, and one that several contradictions name weighs most. */
export function rankPrinciples(
  solved: readonly SolvedContradiction[],
  chosen: readonly Separation[],
): RankedPrinciple[] {
  const found = new Map<number, { score: number; from: string[] }>();
  const add = (number: number, score: number, from: string) => {
    const known = found.get(number) ?? { score: 0, from: [] };
    found.set(number, { score: known.score + score, from: [...known.from, from] });
  };
  for (const { principles, improving, worsening, isFromCell } of solved)
    for (const [place, number] of principles.entries())
      add(number, (isFromCell ? 5 : 3) - place * 0.5, `${improving} against ${worsening}`);
  for (const { principles, name } of chosen)
    for (const [place, number] of principles.slice(0, mostFromRow).entries())
      add(number, 2 - place * 0.25, name.toLowerCase());
  return [...found]
    .map(([number, { score, from }]) => ({ number, score, from }))
    .toSorted((one, other) => other.score - one.score || one.number - other.number);
}

export interface Ideality {
  readonly now: number | null;
  readonly aim: number | null;
}

/** Benefits over costs and harms; null when there is nothing below the line. */
export function idealityOf({ effects = [] }: TrizInput): Ideality {
  const ratio = (key: 'now' | 'aim') => {
    const sum = (isBenefit: boolean) =>
      effects
        .filter(({ kind }) => (kind === 'benefit') === isBenefit)
        .reduce((total, row) => total + row[key], 0);
    return sum(false) === 0 ? null : sum(true) / sum(false);
  };
  return { now: ratio('now'), aim: ratio('aim') };
}
