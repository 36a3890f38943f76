import {
  acceptable,
  kalaiSmorodinskyChoice,
  kalaiSmorodinskyPoint,
  nashChoice,
  nashPoint,
  type Point,
  upperEdge,
} from '../../../methods/decision/bargaining.ts';
import { type Package, packageOf, paretoPackages, type Setting } from '../../../methods/decision/packages.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { NegotiationInput } from './fields.ts';

const mostPackages = 4_000;
const hundred = 100;

export interface Issue {
  readonly name: string;
  readonly settings: readonly (Setting & { readonly name: string })[];
}

export function issuesOf({ settings }: NegotiationInput): Issue[] {
  const names = [...new Set(settings.map(({ issue }) => issue.trim()))];
  return names.map((name) => ({
    name,
    settings: settings
      .filter(({ issue }) => issue.trim() === name)
      .map(({ setting, ours, theirs }) => ({ name: setting, ours, theirs })),
  }));
}

export interface Offer extends Package {
  /** The chance that it is worth more to them than what they have without it; in points. */
  readonly chance: number;
  /** What making it is worth to us, with what we have if they refuse. */
  readonly expected: number;
}

export interface Preparation {
  readonly issues: readonly Issue[];
  readonly batna: { readonly name: string; readonly value: number; readonly chance: number };
  readonly reserve: Point;
  readonly offers: readonly Offer[];
  readonly edge: readonly Point[];
  /** Packages that both sides prefer to no agreement, by the likely reserve of theirs. */
  readonly zone: readonly Offer[];
  readonly nash: Offer | undefined;
  readonly kalai: Offer | undefined;
  readonly nashEdge: Point | undefined;
  readonly kalaiEdge: Point | undefined;
  /** The offer with the highest expected worth. */
  readonly aim: Offer;
  /** Every issue in its middle setting: what splitting the difference leads to. */
  readonly split: Package;
  /** The unbeaten package that improves most on splitting the difference for both; undefined where nothing does. */
  readonly rolled: Offer | undefined;
}

/** The share of a triangle from low to high that lies at or below a value. */
export function shareBelow(value: number, low: number, likely: number, high: number): number {
  if (value >= high) return 1;
  if (value < low) return 0;
  if (value < likely) return (value - low) ** 2 / ((high - low) * (likely - low));
  return 1 - (high - value) ** 2 / ((high - low) * (high - likely));
}

export function prepare(input: NegotiationInput): Preparation {
  const issues = issuesOf(input);
  const settings = issues.map((issue) => issue.settings);
  const packages = paretoPackages(settings, mostPackages);
  if (packages === undefined)
    throw new WorkFault(
      'There are too many unbeaten packages to look at. Use round points, or fewer settlements for each issue.',
      'settings',
    );
  const expectedOf = ({ value, chance }: { value: number; chance: number }) => (value * chance) / hundred;
  const alternatives = input.alternatives.toSorted((one, other) => expectedOf(other) - expectedOf(one));
  const batna = alternatives[0] ?? { name: 'No agreement', value: 0, chance: hundred };
  const reserve = { ours: expectedOf(batna) - input.walkCost, theirs: input.theirLikely };
  const offerOf = (one: Package): Offer => {
    const chance = shareBelow(one.theirs, input.theirLow, input.theirLikely, input.theirHigh);
    return { ...one, chance: chance * hundred, expected: chance * one.ours + (1 - chance) * reserve.ours };
  };
  const offers = packages.map(offerOf);
  const split = packageOf(settings, settings.map(middleOf));
  const better = offers.filter(({ ours, theirs }) => ours >= split.ours && theirs >= split.theirs);
  const rolled = nashChoice(better, split);
  const isGain = rolled !== undefined && rolled.ours + rolled.theirs > split.ours + split.theirs;
  return {
    issues,
    batna,
    reserve,
    offers,
    edge: upperEdge(packages),
    zone: acceptable(offers, reserve),
    nash: nashChoice(offers, reserve),
    kalai: kalaiSmorodinskyChoice(offers, reserve),
    nashEdge: nashPoint(packages, reserve),
    kalaiEdge: kalaiSmorodinskyPoint(packages, reserve),
    aim: bestOf(offers),
    split,
    rolled: isGain ? rolled : undefined,
  };
}

/** The setting that lies nearest to the middle of what both sides could get on this issue. */
function middleOf(settings: readonly Setting[]): number {
  const offCentre = (side: 'ours' | 'theirs', value: number) => {
    const values = settings.map((one) => one[side]);
    const low = Math.min(...values);
    const width = Math.max(...values) - low;
    return width === 0 ? 0 : Math.abs((value - low) / width - 0.5);
  };
  const distances = settings.map(({ ours, theirs }) => offCentre('ours', ours) + offCentre('theirs', theirs));
  return distances.indexOf(Math.min(...distances));
}

function bestOf(offers: readonly Offer[]): Offer {
  const best = offers.toSorted((one, other) => other.expected - one.expected || other.chance - one.chance)[0];
  if (best === undefined) throw new WorkFault('Enter at least one settlement.', 'settings');
  return best;
}

/** A package in words: each issue with its settlement. */
export function describe({ issues }: Preparation, { choice }: Package): string {
  return issues
    .map(({ name, settings }, at) => `${name}: ${settings[choice[at] ?? 0]?.name ?? ''}`)
    .join('; ');
}
