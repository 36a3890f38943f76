import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { briefing } from './briefing.ts';
import { concessionPlan } from './concessions.ts';
import type { NegotiationInput } from './fields.ts';
import { frontierDrawing } from './frontier-drawing.ts';
import { describe, type Preparation, prepare } from './prepare.ts';
import { issueTable, logRollingTable, offerTable, planTable } from './tables.ts';
import { scoringWorkbook } from './workbook.ts';

const number = (value: number) => writeAmount(value, 'number');

export function runNegotiationTable(input: NegotiationInput): AgentResult {
  const prepared = prepare(input);
  const { nash, kalai, nashEdge, kalaiEdge, reserve, zone, aim, offers, split, rolled } = prepared;
  const plan = concessionPlan(input, prepared);
  const drawing = frontierDrawing(input, prepared);
  const opening = plan[0]?.offer ?? aim;
  return {
    summary:
      zone.length === 0
        ? `No package leaves both sides better off than without an agreement, as our reserve is ${number(reserve.ours)} and theirs likely ${number(reserve.theirs)}; bring in another issue, or take your alternative: ${prepared.batna.name}.`
        : `Agreement is possible: open at ${number(opening.ours)} points for you, aim for ${number(aim.ours)}, which they accept with a chance of ${writeAmount(aim.chance, 'whole')} %, and walk away below ${number(reserve.ours)}.`,
    values: {
      ourReserve: reserve.ours,
      theirReserve: reserve.theirs,
      zonePackages: zone.length,
      unbeatenPackages: offers.length,
      nashOurs: nash?.ours ?? null,
      nashTheirs: nash?.theirs ?? null,
      kalaiOurs: kalai?.ours ?? null,
      kalaiTheirs: kalai?.theirs ?? null,
      nashEdgeOurs: nashEdge?.ours ?? null,
      nashEdgeTheirs: nashEdge?.theirs ?? null,
      kalaiEdgeOurs: kalaiEdge?.ours ?? null,
      kalaiEdgeTheirs: kalaiEdge?.theirs ?? null,
      aimOurs: aim.ours,
      aimChance: aim.chance,
      openingOurs: opening.ours,
      splitOurs: split.ours,
      splitTheirs: split.theirs,
      rolledOurs: rolled?.ours ?? null,
      rolledTheirs: rolled?.theirs ?? null,
      nashPackage: nash === undefined ? null : describe(prepared, nash),
    },
    parts: [
      { kind: 'figures', title: 'Before the talks', figures: figuresOf(prepared) },
      drawing,
      briefing(input, prepared, plan),
      planTable(prepared, plan),
      issueTable(prepared),
      ...logRollingTable(prepared),
      offerTable(prepared),
    ],
    warnings: warningsOf(input, prepared),
    workbook: scoringWorkbook(input, prepared),
    slides: [
      {
        title: `${input.ours} and ${input.theirs}`,
        bullets: [
          `Walk away below ${number(reserve.ours)}: ${prepared.batna.name}`,
          `Aim: ${describe(prepared, aim)}`,
          `Open with: ${describe(prepared, opening)}`,
        ],
      },
      { title: 'Where agreement lies', drawing },
    ],
  };
}

function figuresOf({ batna, reserve, zone, nash, kalai, aim, offers }: Preparation): Figure[] {
  return [
    { label: 'Our reservation value', value: reserve.ours, as: 'number', against: batna.name },
    {
      label: 'Packages in the zone',
      value: zone.length,
      as: 'whole',
      against: `of ${offers.length} unbeaten`,
      tone: zone.length > 0 ? 'good' : 'bad',
    },
    {
      label: 'Nash, for us',
      value: nash?.ours ?? null,
      as: 'number',
      against: nash === undefined ? 'none' : `${number(nash.theirs)} for them`,
    },
    {
      label: 'Kalai–Smorodinsky, for us',
      value: kalai?.ours ?? null,
      as: 'number',
      against: kalai === undefined ? 'none' : `${number(kalai.theirs)} for them`,
    },
    {
      label: 'Our aim',
      value: aim.ours,
      as: 'number',
      against: `they agree with a chance of ${writeAmount(aim.chance, 'whole')} %`,
    },
  ];
}

function warningsOf(input: NegotiationInput, { zone, aim, reserve, issues }: Preparation): string[] {
  const warnings: string[] = [];
  if (zone.length === 0)
    warnings.push('There is no zone of possible agreement at the likely reserve of theirs.');
  if (aim.ours < reserve.ours)
    warnings.push(
      'Even the best offer is worth less than your alternative: do not negotiate, take the alternative.',
    );
  if (issues.length === 1)
    warnings.push(
      'With a single issue nothing can be traded. Look for a second one, such as time, terms or volume.',
    );
  if (input.theirLow === input.theirHigh)
    warnings.push('Their reserve is given without any doubt. It is hardly ever known so well; widen it.');
  return warnings;
}
