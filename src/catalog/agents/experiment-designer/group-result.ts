import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { ExperimentInput } from './fields.ts';
import { compared, groupPlan, powerCurve, randomised } from './groups.ts';
import { sheetFile } from './sheet-file.ts';

const hundred = 100;
const shown = 60;

export function groupResult(input: ExperimentInput, { random }: RunTools): AgentResult {
  const plan = groupPlan(input);
  const names = [input.one ?? 'A', input.other ?? 'B'] as const;
  const sheet = randomised(plan.size, names, random);
  const found = compared(input);
  const isShare = input.design === 'shares';
  const written = (value: number) =>
    isShare ? `${writeAmount(value * hundred, 'number')} points` : writeAmount(value, 'number');
  const planned = `You need ${writeAmount(plan.size, 'whole')} in each group, ${writeAmount(plan.size * 2, 'whole')} in all`;
  const seen = found !== undefined && found.chance < input.alpha / hundred;
  const summary =
    found === undefined
      ? `${planned}, to see a difference of ${difference(input)} in ${writeAmount(input.power ?? 80, 'percent')} of cases.`
      : `“${names[1]}” differs from “${names[0]}” by ${written(found.difference)} (${written(found.low)} to ${written(found.high)}); ${seen ? 'that is more than chance would do' : 'chance alone could do that'}.`;
  return {
    summary,
    values: {
      sizeOfEach: plan.size,
      exactSize: plan.exact,
      ...(found === undefined
        ? {}
        : {
            difference: found.difference,
            low: found.low,
            high: found.high,
            chance: found.chance,
            statistic: found.statistic,
          }),
    },
    parts: [
      {
        kind: 'figures',
        title: 'How many',
        figures: [
          { label: 'In each group', value: plan.size, as: 'whole' },
          { label: 'In all', value: plan.size * 2, as: 'whole' },
          {
            label: 'Chance to see it',
            value: plan.powerAt(plan.size) * hundred,
            as: 'percent',
            against: `asked ${writeAmount(input.power ?? 80, 'percent')}`,
          },
          {
            label: 'With half as many',
            value: plan.powerAt(Math.max(2, Math.round(plan.size / 2))) * hundred,
            as: 'percent',
            against: 'would see it',
          },
        ],
      },
      powerCurve(plan),
      ...(found === undefined ? [] : [reading(found, seen, written, input.alpha)]),
      analysisPlan(input, plan.size, names),
      {
        kind: 'table',
        title: 'Trial sheet',
        columns: [
          { key: 'trial', label: 'Trial', as: 'whole' },
          { key: 'group', label: 'Group', as: 'text' },
        ],
        rows: sheet.slice(0, shown),
        ...(sheet.length > shown
          ? { note: `The first ${shown} of ${sheet.length}; the file holds all of them.` }
          : {}),
      },
    ],
    warnings: warningsOf(input, found !== undefined),
    files: [
      sheetFile(
        ['Trial', 'Group', 'Value'],
        sheet.map(({ trial, group }) => [trial ?? '', group ?? '', '']),
      ),
    ],
  };
}

function difference(input: ExperimentInput): string {
  return input.design === 'shares'
    ? `${writeAmount(input.usual ?? 0, 'percent')} against ${writeAmount(input.hoped ?? 0, 'percent')}`
    : writeAmount(input.difference ?? 0, 'number');
}

function reading(
  found: NonNullable<ReturnType<typeof compared>>,
  seen: boolean,
  written: (value: number) => string,
  alpha: number,
): Part {
  return {
    kind: 'figures',
    title: 'What the results say',
    figures: [
      { label: 'Difference', value: written(found.difference), as: 'text' },
      {
        label: `Between, with ${writeAmount(hundred - alpha, 'percent')} certainty`,
        value: `${written(found.low)} and ${written(found.high)}`,
        as: 'text',
      },
      {
        label: 'By chance alone in',
        value: found.chance * hundred,
        as: 'percent',
        against: `limit ${writeAmount(alpha, 'percent')}`,
        tone: seen ? 'good' : 'plain',
      },
    ],
  };
}

function analysisPlan(input: ExperimentInput, size: number, [one, other]: readonly [string, string]): Part {
  return {
    kind: 'document',
    title: 'Plan of the experiment',
    blocks: [
      { kind: 'text', text: input.question },
      {
        kind: 'list',
        numbered: true,
        items: [
          `Take ${size} for “${one}” and ${size} for “${other}”, each in the group that the trial sheet says, in its order.`,
          'Write down what counts as a trial and what is left out before the first one. Nobody changes the group of a trial afterwards.',
          'Do not look at the difference before all trials are done, and do not stop early because it looks good: that multiplies false alarms.',
          input.design === 'means'
            ? 'Compare the means by Welch’s t test on both sides, and report the interval of the difference.'
            : 'Compare the shares by the normal test on both sides, and report Newcombe’s interval of the difference.',
          `A difference counts as seen when chance alone would do it in less than ${writeAmount(input.alpha, 'percent')} of cases.`,
        ],
      },
    ],
  };
}

function warningsOf({ results = [], one, other }: ExperimentInput, isRead: boolean): string[] {
  if (results.length === 0 || isRead) return [];
  return [
    `The results cannot be compared yet: there have to be two or more of “${one}” and of “${other}”, and they may not all be the same.`,
  ];
}
