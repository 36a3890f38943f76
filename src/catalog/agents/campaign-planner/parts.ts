import { respond } from '../../../methods/marketing/response-curves.ts';
import type { ChartPart, FiguresPart, Part, TablePart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { weekShares } from './calendar.ts';
import type { CampaignInput } from './fields.ts';
import { linksOf } from './links.ts';
import type { CampaignPlan } from './plan.ts';

const mostCurves = 6;
const curvePoints = 12;
const mostBars = 10;

export function headFigures(input: CampaignInput, plan: CampaignPlan): FiguresPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const profit = plan.sales * plan.perSale - plan.spent;
  const gain = plan.sales - plan.salesAsBefore;
  return {
    kind: 'figures',
    title: 'What the plan brings',
    figures: [
      {
        label: 'Sales',
        value: plan.sales,
        as: 'whole',
        against: `${writeAmount(plan.salesAsBefore, 'whole')} if split as before`,
        tone: gain > 0 ? 'good' : 'plain',
      },
      {
        label: 'Cost of a sale',
        value: plan.sales > 0 ? plan.spent / plan.sales : null,
        as: 'money',
        against: `contribution a sale ${money(plan.perSale)}`,
      },
      {
        label: 'Profit after media',
        value: profit,
        as: 'money',
        against: `on ${money(plan.spent)}`,
        tone: profit >= 0 ? 'good' : 'bad',
      },
      {
        label: 'Reach',
        value: plan.reach,
        as: 'percent',
        against: `${plan.frequency === null ? '–' : writeAmount(plan.frequency, 'number')} contacts each, ${writeAmount(plan.grossRating, 'whole')} rating points`,
      },
    ],
  };
}

export function splitTable(input: CampaignInput, plan: CampaignPlan): TablePart {
  return {
    kind: 'table',
    title: 'Budget by channel',
    columns: [
      { key: 'name', label: 'Channel', as: 'text' },
      { key: 'spend', label: 'Spend', as: 'money' },
      { key: 'before', label: 'If split as before', as: 'money' },
      { key: 'sales', label: 'Sales', as: 'number' },
      { key: 'cost', label: 'Cost of a sale', as: 'money' },
      {
        key: 'more',
        label: `Sales by one more ${writeAmount(input.step, 'money', input.currency)}`,
        as: 'number',
      },
      { key: 'earns', label: 'Contribution by it', as: 'money' },
      { key: 'bound', label: 'Stands', as: 'text' },
    ],
    rows: plan.channels.map(({ given, spend, asBefore, sales, stepSales, bound }) => ({
      name: given.name,
      spend,
      before: asBefore,
      sales,
      cost: sales > 0 ? spend / sales : null,
      more: stepSales,
      earns: stepSales * plan.perSale,
      bound: bound === null ? 'between' : bound === 'most' ? 'at its most' : 'at its least',
    })),
    note: 'Channels between their bounds bring the same for the next unit of money; one at its most would bring more, one at its least brings less.',
  };
}

export function splitChart(plan: CampaignPlan): ChartPart {
  return {
    kind: 'chart',
    title: 'The plan against the split so far',
    chart: 'bar',
    category: { key: 'name', label: 'Channel' },
    series: [
      { key: 'spend', label: 'Plan' },
      { key: 'before', label: 'As before' },
    ],
    rows: plan.channels.map(({ given, spend, asBefore }) => ({ name: given.name, spend, before: asBefore })),
    as: 'money',
  };
}

/** Drawn for the channels that take most, from nothing up to what the largest of them may take. */
export function curveChart(input: CampaignInput, plan: CampaignPlan): ChartPart {
  const shown = plan.channels.toSorted((one, other) => other.spend - one.spend).slice(0, mostCurves);
  const widest = Math.min(input.budget, Math.max(...shown.map(({ given }) => given.most)));
  return {
    kind: 'chart',
    title: 'How sales answer to spending',
    chart: 'line',
    category: { key: 'spend', label: 'Spend' },
    series: shown.map(({ given }, index) => ({ key: `channel${index}`, label: given.name })),
    rows: Array.from({ length: curvePoints + 1 }, (_, point) => {
      const spend = (widest * point) / curvePoints;
      return {
        spend: writeAmount(Math.round(spend), 'money', input.currency),
        ...Object.fromEntries(shown.map(({ curve }, index) => [`channel${index}`, respond(curve, spend)])),
      };
    }),
    as: 'number',
    note:
      plan.channels.length > mostCurves
        ? `The ${mostCurves} channels that take most are drawn; the workbook has all.`
        : 'Each curve passes through what you saw before.',
  };
}

export function reachParts(plan: CampaignPlan): Part[] {
  const bars = plan.contactShares.slice(0, mostBars).map((share, count) => ({
    contacts: String(count),
    share: share * 100,
  }));
  const rest = plan.contactShares.slice(mostBars).reduce((sum, share) => sum + share, 0) * 100;
  return [
    {
      kind: 'table',
      title: 'Reach and frequency',
      columns: [
        { key: 'name', label: 'Channel', as: 'text' },
        { key: 'contacts', label: 'Contacts', as: 'whole' },
        { key: 'rating', label: 'Rating points', as: 'number' },
        { key: 'reach', label: 'Reach', as: 'percent' },
        { key: 'frequency', label: 'Frequency', as: 'number' },
      ],
      rows: [
        ...plan.channels.map(({ given, contacts, grossRating, reach, frequency }) => ({
          name: given.name,
          contacts,
          rating: grossRating,
          reach,
          frequency,
        })),
        {
          name: 'Together',
          contacts: plan.channels.reduce((sum, { contacts }) => sum + contacts, 0),
          rating: plan.grossRating,
          reach: plan.reach,
          frequency: plan.frequency,
        },
      ],
      note: 'Rating points are reach in points times frequency.',
    },
    {
      kind: 'chart',
      title: 'How often the audience meets it',
      chart: 'bar',
      category: { key: 'contacts', label: 'Contacts' },
      series: [{ key: 'share', label: 'Share of the audience' }],
      rows: [...bars, { contacts: `${mostBars} and more`, share: rest }],
      as: 'percent',
      note: `${writeAmount(plan.effectiveReach, 'percent')} meet it three times or more.`,
    },
  ];
}

export function weekChart(input: CampaignInput, plan: CampaignPlan): ChartPart {
  const shares = plan.channels.map((channel) => weekShares(channel, input));
  return {
    kind: 'chart',
    title: 'Spend by week',
    chart: 'bar',
    stacked: true,
    category: { key: 'week', label: 'Week' },
    series: plan.channels.map(({ given }, index) => ({ key: `channel${index}`, label: given.name })),
    rows: Array.from({ length: input.weeks }, (_, week) => ({
      week: String(week + 1),
      ...Object.fromEntries(
        plan.channels.map(({ spend }, index) => [`channel${index}`, spend * (shares[index]?.[week] ?? 0)]),
      ),
    })),
    as: 'money',
  };
}

export function linkTable(input: CampaignInput): TablePart {
  return {
    kind: 'table',
    title: 'Tagged links',
    columns: [
      { key: 'channel', label: 'Channel', as: 'text' },
      { key: 'source', label: 'Source', as: 'text' },
      { key: 'medium', label: 'Medium', as: 'text' },
      { key: 'link', label: 'Link', as: 'text' },
    ],
    rows: linksOf(input).map((link) => ({ ...link })),
    note: 'Use each link only in its channel. The same links are in a file for spreadsheets.',
  };
}
