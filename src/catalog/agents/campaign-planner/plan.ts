import {
  combineContacts,
  contactsOf,
  grossRatingPoints,
  reachedAtLeast,
} from '../../../methods/marketing/reach.ts';
import {
  exponentialThrough,
  hillThrough,
  powerThrough,
  type ResponseCurve,
  respond,
} from '../../../methods/marketing/response-curves.ts';
import { mostProfitableSpending, splitBudget } from '../../../methods/marketing/split-budget.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { CampaignInput, ChannelInput } from './fields.ts';

const hundred = 100;
const thousand = 1_000;
const usualForm = 1;

export interface PlannedChannel {
  readonly given: ChannelInput;
  readonly curve: ResponseCurve;
  readonly spend: number;
  readonly sales: number;
  /** Sales that one more step of money brings. */
  readonly stepSales: number;
  readonly bound: 'least' | 'most' | null;
  readonly contacts: number;
  readonly clicks: number;
  /** In points of the audience. */
  readonly reach: number;
  readonly frequency: number | null;
  readonly grossRating: number;
  /** What it would get if the budget were split as before. */
  readonly asBefore: number;
}

export interface CampaignPlan {
  readonly channels: readonly PlannedChannel[];
  readonly sales: number;
  readonly salesAsBefore: number;
  readonly perSale: number;
  readonly spent: number;
  readonly left: number;
  readonly marginal: number | null;
  /** The budget at which the last unit of money just pays for itself. */
  readonly bestBudget: number;
  readonly contactShares: readonly number[];
  readonly reach: number;
  readonly effectiveReach: number;
  readonly frequency: number | null;
  readonly grossRating: number;
}

function curveOf(channel: ChannelInput): ResponseCurve {
  const ceiling = channel.ceiling ?? channel.sales * 2;
  if (channel.curve === 'power') return powerThrough(channel, channel.form ?? 0.3);
  return channel.curve === 'hill'
    ? hillThrough(channel, ceiling, channel.form ?? usualForm)
    : exponentialThrough(channel, ceiling);
}

export function planCampaign(input: CampaignInput): CampaignPlan {
  const bounded = input.channels.map((given) => ({
    curve: curveOf(given),
    least: given.least,
    most: given.most,
  }));
  const split = splitBudget(input.budget, bounded);
  if (split === undefined)
    throw new WorkFault('The least sums of the channels are more than the budget.', 'budget');
  const before = input.channels.reduce((sum, { spent }) => sum + spent, 0);
  const evenness = input.exposure === 'uneven' ? (input.evenness ?? usualForm) : null;
  const shares: number[][] = [];
  const channels = input.channels.map((given, index): PlannedChannel => {
    const { curve } = bounded[index] ?? { curve: curveOf(given) };
    const spend = split.spent[index] ?? 0;
    const contacts = (spend / given.price) * thousand;
    const mine = contactsOf({ contacts, coverage: given.coverage / hundred, evenness }, input.audience);
    shares.push(mine);
    const reach = reachedAtLeast(mine, 1) * hundred;
    const grossRating = grossRatingPoints(contacts, input.audience);
    return {
      given,
      curve,
      spend,
      sales: respond(curve, spend),
      stepSales: respond(curve, spend + input.step) - respond(curve, spend),
      bound: boundOf(spend, given),
      contacts,
      clicks: (contacts * given.clicks) / hundred,
      reach,
      frequency: reach > 0 ? grossRating / reach : null,
      grossRating,
      asBefore: (input.budget * given.spent) / before,
    };
  });
  return {
    channels,
    ...totalsOf(input, channels, shares, split),
    left: split.left,
    marginal: split.marginal,
  };
}

function totalsOf(
  input: CampaignInput,
  channels: readonly PlannedChannel[],
  shares: readonly (readonly number[])[],
  split: { readonly spent: readonly number[] },
) {
  const contactShares = shares.reduce<readonly number[]>(combineContacts, [1]);
  const reach = reachedAtLeast(contactShares, 1) * hundred;
  const grossRating = channels.reduce((sum, channel) => sum + channel.grossRating, 0);
  const perSale = (input.orderValue * input.margin) / hundred;
  return {
    sales: channels.reduce((sum, channel) => sum + channel.sales, 0),
    salesAsBefore: channels.reduce((sum, { curve, asBefore }) => sum + respond(curve, asBefore), 0),
    perSale,
    spent: split.spent.reduce((sum, value) => sum + value, 0),
    bestBudget: bestBudgetOf(input, perSale),
    contactShares,
    reach,
    effectiveReach: reachedAtLeast(contactShares, 3) * hundred,
    frequency: reach > 0 ? grossRating / reach : null,
    grossRating,
  };
}

function boundOf(spend: number, { least, most }: ChannelInput): PlannedChannel['bound'] {
  const near = 1e-6 * Math.max(1, most);
  if (spend >= most - near) return 'most';
  return spend <= least + near ? 'least' : null;
}

/** Without a budget the channels stand for themselves, each at the spending that earns it most. */
function bestBudgetOf(input: CampaignInput, perSale: number): number {
  return input.channels.reduce(
    (sum, given) =>
      sum + mostProfitableSpending({ curve: curveOf(given), least: given.least, most: given.most }, perSale),
    0,
  );
}
