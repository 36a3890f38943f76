import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Analysis, analyse, tippingsOf } from './analyse.ts';
import type { DecisionInput } from './fields.ts';
import { memo } from './memo.ts';
import { rankingParts, weightParts } from './ranking-parts.ts';
import { sensitivityParts } from './sensitivity-parts.ts';
import { decisionWorkbook } from './workbook.ts';

const hundred = 100;
const consistencyLimit = 0.1;

export function runDecisionAnalyst(input: DecisionInput, tools: RunTools): AgentResult {
  const analysis = analyse(input, tools);
  const { names, winner, runnerUp, topsis, sums, sumRanking, shares, table, pairs } = analysis;
  const numbered = (name: string, values: readonly number[]) =>
    Object.fromEntries(values.map((value, at) => [`${name}${at + 1}`, value]));
  const tip = tippingsOf(analysis)[0];
  const closeness = topsis.map((one) => one.closeness);
  const agrees = sumRanking[0] === winner;
  return {
    summary: `${names[winner] ?? ''} comes out first with a closeness of ${writeAmount(closeness[winner] ?? 0, 'number')}, before ${names[runnerUp] ?? ''} with ${writeAmount(closeness[runnerUp] ?? 0, 'number')}; ${agrees ? 'the weighted sum agrees' : `the weighted sum prefers ${names[sumRanking[0] ?? 0] ?? ''}`}, and ${names[winner] ?? ''} wins in ${writeAmount((shares[winner] ?? 0) * hundred, 'whole')} % of the cases when the weights are off by up to ${writeAmount(input.doubt, 'whole')} %.`,
    values: {
      winner: names[winner] ?? '',
      winnerBySum: names[sumRanking[0] ?? 0] ?? '',
      consistencyRatio: pairs?.consistencyRatio ?? null,
      largestEigenvalue: pairs?.largestEigenvalue ?? null,
      winShare: (shares[winner] ?? 0) * hundred,
      ...numbered('weight', table.weights),
      ...numbered('closeness', closeness),
      ...numbered('sum', sums),
    },
    parts: [
      { kind: 'figures', title: 'The decision', figures: figuresOf(input, analysis) },
      ...rankingParts(analysis),
      memo(input, analysis),
      ...weightParts(analysis),
      ...sensitivityParts(analysis),
    ],
    warnings: warningsOf(analysis),
    workbook: decisionWorkbook(analysis),
    slides: [
      {
        title: input.question,
        bullets: [
          `Recommended: ${names[winner] ?? ''}`,
          `Next: ${names[runnerUp] ?? ''}`,
          ...(tip === undefined
            ? ['No single weight changes the winner']
            : [
                `Tips to ${names[tip.winner] ?? ''} when ${analysis.criteria[tip.criterion] ?? ''} weighs ${writeAmount(tip.to * hundred, 'whole')} % instead of ${writeAmount(tip.from * hundred, 'whole')} %`,
              ]),
        ],
      },
      {
        title: 'Closeness to the ideal',
        chart: {
          kind: 'bar',
          labels: analysis.topsisRanking.map((at) => names[at] ?? ''),
          series: [{ name: 'Closeness', values: analysis.topsisRanking.map((at) => closeness[at] ?? 0) }],
        },
      },
    ],
  };
}

function figuresOf(input: DecisionInput, analysis: Analysis): Figure[] {
  const { names, winner, runnerUp, topsis, shares, pairs, criteria } = analysis;
  const tip = tippingsOf(analysis)[0];
  const ratio = pairs?.consistencyRatio ?? null;
  return [
    {
      label: 'First choice',
      value: names[winner] ?? '',
      as: 'text',
      against: `before ${names[runnerUp] ?? ''}`,
    },
    {
      label: 'Closeness to the ideal',
      value: topsis[winner]?.closeness ?? null,
      as: 'number',
      against: `next ${writeAmount(topsis[runnerUp]?.closeness ?? null, 'number')}`,
    },
    {
      label: 'Wins with other weights',
      value: (shares[winner] ?? 0) * hundred,
      as: 'percent',
      against: `weights off by up to ${writeAmount(input.doubt, 'whole')} %`,
    },
    {
      label: 'Smallest change that tips it',
      value: tip === undefined ? null : Math.abs(tip.to - tip.from) * hundred,
      as: 'percent',
      against:
        tip === undefined
          ? 'no single weight does'
          : `in the weight of ${criteria[tip.criterion] ?? ''}, in points`,
    },
    ...(pairs === undefined
      ? []
      : [
          {
            label: 'Consistency ratio',
            value: ratio,
            as: 'number',
            against: ratio === null ? 'needs all pairs of three or more' : `limit ${consistencyLimit}`,
            tone: ratio === null ? 'plain' : ratio <= consistencyLimit ? 'good' : 'bad',
          } as const,
        ]),
  ];
}

function warningsOf({
  pairs,
  criteria,
  reversals,
  dominated,
  names,
  sumRanking,
  winner,
}: Analysis): string[] {
  const warnings: string[] = [];
  const ratio = pairs?.consistencyRatio ?? null;
  const worst = pairs?.disagreements[0];
  if (ratio !== null && ratio > consistencyLimit && worst !== undefined)
    warnings.push(
      `The judgements contradict each other (consistency ratio ${writeAmount(ratio, 'number')}, limit ${consistencyLimit}). Look again at ${criteria[worst.first] ?? ''} over ${criteria[worst.second] ?? ''}: you said ${writeAmount(worst.given, 'number')}, the others together say ${writeAmount(worst.implied, 'number')}.`,
    );
  if (pairs !== undefined && pairs.missing > 0)
    warnings.push(
      `${pairs.missing === 1 ? 'One pair was' : `${pairs.missing} pairs were`} not judged but filled from the others, so that there is no consistency ratio.`,
    );
  if (sumRanking[0] !== winner)
    warnings.push(
      'The two methods prefer different options: the decision depends on whether a small gap between the options counts as a large one.',
    );
  if (reversals.topsis.length + reversals.sums.length > 0)
    warnings.push('Leaving out a losing option changes the order of others; see the rank-reversal check.');
  const beaten = dominated.flatMap((by, at) => (by === undefined ? [] : [names[at] ?? '']));
  if (beaten.length > 0)
    warnings.push(
      `Beaten in everything by another option, and only there to be left out: ${beaten.join(', ')}.`,
    );
  return warnings;
}
