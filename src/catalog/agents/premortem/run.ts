import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Assessment, assess } from './assess.ts';
import { bowTie } from './bow-tie.ts';
import type { PremortemInput } from './fields.ts';
import { report } from './report.ts';
import { reviews } from './reviews.ts';
import { exceedance, familyChart, register } from './tables.ts';
import { registerWorkbook } from './workbook.ts';

const enough = 20;

export function runPremortem(input: PremortemInput, tools: RunTools): AgentResult {
  const assessment = assess(input, tools);
  const { causes, expected, expectedAfter, aboveTolerance, aboveToleranceAfter, quantiles, cost } =
    assessment;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const first = causes[0];
  const drawing = bowTie(input, assessment);
  return {
    summary: `Expect to lose ${money(expected)}, the largest part by “${first?.input.cause ?? ''}”; with a chance of ${writeAmount(aboveTolerance, 'whole')} % it is more than the ${money(input.tolerance)} that can be borne${assessment.isPrevented ? `, and ${writeAmount(aboveToleranceAfter, 'whole')} % with the planned prevention` : ''}.`,
    currency: input.currency,
    values: {
      expectedLoss: expected,
      expectedLossAfter: expectedAfter,
      simulatedLoss: assessment.now.mean,
      median: quantiles(0.5),
      ninetieth: quantiles(0.9),
      ninetyFifth: quantiles(0.95),
      chanceAboveTolerance: aboveTolerance,
      chanceAboveToleranceAfter: aboveToleranceAfter,
      preventionCost: cost,
      largestCause: first?.input.cause ?? null,
      largestCauseChance: first?.chance ?? null,
    },
    parts: [
      { kind: 'figures', title: 'What is at stake', figures: figuresOf(input, assessment) },
      register(assessment),
      drawing,
      report(input, assessment),
      familyChart(assessment),
      ...exceedance(assessment),
    ],
    warnings: warningsOf(input, assessment),
    workbook: registerWorkbook(input),
    slides: [
      {
        title: `${input.project}: why it failed`,
        bullets: causes
          .slice(0, 5)
          .map(({ input: cause, expected: loss }) => `${cause.cause}: ${money(loss)} expected`),
      },
      { title: 'Bow-tie', drawing },
    ],
    events: reviews(input, assessment),
  };
}

function figuresOf(input: PremortemInput, assessment: Assessment): Figure[] {
  const { expected, expectedAfter, quantiles, quantilesAfter, aboveTolerance, aboveToleranceAfter, cost } =
    assessment;
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const { isPrevented } = assessment;
  const gain = expected - expectedAfter - cost;
  return [
    {
      label: 'Expected loss',
      value: expected,
      as: 'money',
      ...(isPrevented ? { against: `${money(expectedAfter)} with prevention` } : {}),
    },
    {
      label: 'Not exceeded in 9 of 10',
      value: quantiles(0.9),
      as: 'money',
      ...(isPrevented ? { against: `${money(quantilesAfter(0.9))} with prevention` } : {}),
    },
    {
      label: `Chance of losing more than ${money(input.tolerance)}`,
      value: aboveTolerance,
      as: 'percent',
      tone: aboveTolerance > enough ? 'bad' : 'good',
      ...(isPrevented ? { against: `${writeAmount(aboveToleranceAfter, 'whole')} % with prevention` } : {}),
    },
    ...(isPrevented
      ? [
          {
            label: gain >= 0 ? 'Prevention gains' : 'Prevention costs more by',
            value: Math.abs(gain),
            as: 'money',
            against: `for ${money(cost)}`,
            tone: gain >= 0 ? 'good' : 'bad',
          } as const,
        ]
      : []),
  ];
}

function warningsOf({ causes }: PremortemInput, { isPrevented }: Assessment): string[] {
  const warnings: string[] = [];
  const without = causes.filter(({ owner }) => owner === undefined).length;
  if (without > 0)
    warnings.push(
      `${without === 1 ? 'One cause has' : `${without} causes have`} no owner. What everybody owns nobody watches.`,
    );
  const blind = causes.filter(({ tripwire }) => tripwire === undefined).length;
  if (blind > 0)
    warnings.push(
      `${blind === 1 ? 'One cause has' : `${blind} causes have`} no tripwire, so that it will be seen only when it costs.`,
    );
  const vague = causes.filter(({ tripwire }) => tripwire !== undefined && !/\d/.test(tripwire));
  if (vague.length > 0)
    warnings.push(
      `A tripwire needs a figure or a day to be seen: look at ${vague.map(({ cause }) => `“${cause}”`).join(', ')}.`,
    );
  if (!isPrevented) warnings.push('No prevention is planned yet.');
  return warnings;
}
