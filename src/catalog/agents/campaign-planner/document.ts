import { addDays } from '../../../methods/finance/calendar-days.ts';
import type { DocumentPart } from '../../agent-desk/parts.ts';
import type { Slide } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CampaignInput } from './fields.ts';
import type { CampaignPlan, PlannedChannel } from './plan.ts';
import { keyFigureTree } from './tree.ts';

/** The plan as a letter to whoever decides on the budget. */
export function planDocument(input: CampaignInput, plan: CampaignPlan): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const day = (value: string) => writeAmount(value, 'date');
  const end = addDays(input.start, input.weeks * 7 - 1);
  const byMore = plan.channels.toSorted((one, other) => other.stepSales - one.stepSales);
  const [best] = byMore;
  const worst = byMore.at(-1);
  return {
    kind: 'document',
    title: `Media plan: ${input.campaign}`,
    blocks: [
      { kind: 'heading', text: 'Purpose' },
      { kind: 'text', text: sentence(input.goal) },
      {
        kind: 'text',
        text: `The campaign runs from ${day(input.start)} to ${day(end)}, ${input.weeks} ${input.weeks === 1 ? 'week' : 'weeks'}, and speaks to ${writeAmount(input.audience, 'whole')} people.`,
      },
      { kind: 'heading', text: 'Recommendation' },
      {
        kind: 'text',
        text: `Spend ${money(plan.spent)} as below. By the response of each channel so far this brings ${writeAmount(plan.sales, 'whole')} sales at ${plan.sales > 0 ? money(plan.spent / plan.sales) : 'no cost'} each, against ${writeAmount(plan.salesAsBefore, 'whole')} if the same sum were split as before.`,
      },
      { kind: 'list', items: plan.channels.map((channel) => channelLine(channel, input)) },
      { kind: 'heading', text: 'If there were more, or less' },
      {
        kind: 'text',
        text:
          best === undefined || worst === undefined
            ? 'There is no channel.'
            : `One more ${money(input.step)} would bring most in ${best.given.name}: ${writeAmount(best.stepSales, 'number')} sales, a contribution of ${money(best.stepSales * plan.perSale)}.${best === worst ? '' : ` In ${worst.given.name} it would bring ${writeAmount(worst.stepSales, 'number')}.`} ${budgetAdvice(input, plan)}`,
      },
      { kind: 'heading', text: 'Who will see it' },
      {
        kind: 'text',
        text: `${writeAmount(plan.reach, 'percent')} of the audience meet the campaign at least once${plan.frequency === null ? '' : `, on average ${writeAmount(plan.frequency, 'number')} times`}; ${writeAmount(plan.effectiveReach, 'percent')} meet it three times or more. That is ${writeAmount(plan.grossRating, 'whole')} gross rating points.`,
      },
      { kind: 'heading', text: 'How it is steered' },
      {
        kind: 'list',
        items: [
          'Every link carries its tags; a sale is counted where its link came from.',
          'Every second week sales by channel are held against the plan, and money moves to where one more sum brings more.',
          'Two weeks after the end the curves are drawn anew from what was seen, and the next plan starts from them.',
        ],
      },
    ],
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function channelLine({ given, spend, sales, bound }: PlannedChannel, { currency }: CampaignInput): string {
  const money = (value: number) => writeAmount(value, 'money', currency);
  if (spend <= 0) return `${given.name}: nothing, since the same money brings more elsewhere.`;
  const why =
    bound === 'most'
      ? '; it takes all that it may, and would bring more with more'
      : bound === 'least'
        ? '; it gets only what it needs at least'
        : '';
  return `${given.name}: ${money(spend)} for ${writeAmount(sales, 'whole')} sales${why}.`;
}

/** Where the last unit of money no longer pays for itself, or where more would. */
export function budgetAdvice(input: CampaignInput, plan: CampaignPlan): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const least = input.channels.reduce((sum, channel) => sum + channel.least, 0);
  const most = input.channels.reduce((sum, channel) => sum + channel.most, 0);
  if (plan.bestBudget >= most * 0.995)
    return `Within the bounds of the channels every further sum still pays for itself, up to ${money(most)}.`;
  if (plan.bestBudget <= least * 1.005)
    return 'Beyond the least sums no further money pays for itself in the time of the campaign.';
  return plan.bestBudget < input.budget
    ? `Profit after media would be greatest at about ${money(round(plan.bestBudget))}: beyond it, the last coin brings less than it costs.`
    : `Profit after media would go on growing up to about ${money(round(plan.bestBudget))}.`;
}

/** To two digits, since the curves are not known better than that. */
function round(value: number): number {
  if (value <= 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

export function planSlides(input: CampaignInput, plan: CampaignPlan): Slide[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  return [
    {
      title: input.campaign,
      bullets: [
        sentence(input.goal),
        `${money(plan.spent)} over ${input.weeks} weeks`,
        `${writeAmount(plan.sales, 'whole')} sales, ${writeAmount(plan.reach, 'percent')} reach`,
      ],
    },
    {
      title: 'Where the money goes',
      chart: {
        kind: 'bar',
        labels: plan.channels.map(({ given }) => given.name),
        series: [
          { name: 'Plan', values: plan.channels.map(({ spend }) => Math.round(spend)) },
          { name: 'As before', values: plan.channels.map(({ asBefore }) => Math.round(asBefore)) },
        ],
      },
      notes: budgetAdvice(input, plan),
    },
    {
      title: `What one more ${money(input.step)} brings`,
      chart: {
        kind: 'bar',
        labels: plan.channels.map(({ given }) => given.name),
        series: [
          {
            name: 'Contribution',
            values: plan.channels.map(({ stepSales }) => Math.round(stepSales * plan.perSale * 100) / 100),
          },
        ],
      },
    },
    { title: 'Key figures', drawing: keyFigureTree(input, plan) },
  ];
}
