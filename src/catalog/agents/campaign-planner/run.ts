import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { eventsOf, timelineOf } from './calendar.ts';
import { budgetAdvice, planDocument, planSlides } from './document.ts';
import type { CampaignInput } from './fields.ts';
import { linkFile } from './links.ts';
import {
  curveChart,
  headFigures,
  linkTable,
  reachParts,
  splitChart,
  splitTable,
  weekChart,
} from './parts.ts';
import { type CampaignPlan, planCampaign } from './plan.ts';
import { keyFigureTree } from './tree.ts';
import { campaignWorkbook } from './workbook.ts';

const oftenEnough = 10;

export function runCampaignPlanner(input: CampaignInput): AgentResult {
  const plan = planCampaign(input);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const gain = plan.salesAsBefore > 0 ? (plan.sales / plan.salesAsBefore - 1) * 100 : null;
  const largest = plan.channels.reduce((top, channel) => (channel.spend > top.spend ? channel : top));
  return {
    summary: `Split ${money(plan.spent)} with most for ${largest.given.name} (${money(largest.spend)}): ${writeAmount(plan.sales, 'whole')} sales at ${plan.sales > 0 ? money(plan.spent / plan.sales) : '–'} each${gain !== null && gain >= 0.05 ? `, ${writeAmount(gain, 'percent')} more than by the split so far` : ''}, and ${writeAmount(plan.reach, 'percent')} of the audience reached.`,
    currency: input.currency,
    values: valuesOf(input, plan),
    parts: [
      headFigures(input, plan),
      splitTable(input, plan),
      splitChart(plan),
      keyFigureTree(input, plan),
      curveChart(input, plan),
      ...reachParts(plan),
      timelineOf(input, plan),
      weekChart(input, plan),
      planDocument(input, plan),
      linkTable(input),
    ],
    warnings: warningsOf(input, plan),
    workbook: campaignWorkbook(input, plan),
    slides: planSlides(input, plan),
    events: eventsOf(input, plan),
    files: [linkFile(input)],
  };
}

function valuesOf(input: CampaignInput, plan: CampaignPlan) {
  const spends = Object.fromEntries(
    plan.channels.map(({ spend }, index) => [`spend${index + 1}`, spend] as const),
  );
  return {
    sales: plan.sales,
    salesAsBefore: plan.salesAsBefore,
    spent: plan.spent,
    costOfSale: plan.sales > 0 ? plan.spent / plan.sales : null,
    profit: plan.sales * plan.perSale - plan.spent,
    marginal: plan.marginal === null ? null : plan.marginal * input.step,
    bestBudget: plan.bestBudget,
    reach: plan.reach,
    effectiveReach: plan.effectiveReach,
    frequency: plan.frequency,
    grossRating: plan.grossRating,
    ...spends,
  };
}

function warningsOf(input: CampaignInput, plan: CampaignPlan): string[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const warnings: string[] = [];
  if (plan.left > input.budget * 1e-6)
    warnings.push(
      `${money(plan.left)} of the budget cannot be placed: every channel has all that it may take. Raise a bound or add a channel.`,
    );
  if (plan.bestBudget < input.budget * 0.97) warnings.push(budgetAdvice(input, plan));
  for (const { given, spend } of plan.channels)
    if (spend > given.spent * 3)
      warnings.push(
        `${given.name} gets more than three times what was ever spent there: its curve is a guess at that height. Raise the spending in steps.`,
      );
  if (plan.frequency !== null && plan.frequency > oftenEnough)
    warnings.push(
      `Whoever is reached meets the campaign ${writeAmount(plan.frequency, 'number')} times. Change the pictures on the way, or limit contacts for each person.`,
    );
  if (/[?&]utm_/i.test(input.landing))
    warnings.push('The address had campaign tags already; they were replaced by those of this plan.');
  return warnings;
}
