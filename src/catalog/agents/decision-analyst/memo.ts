import type { Block, Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Analysis, tippingsOf } from './analyse.ts';
import type { DecisionInput } from './fields.ts';

const hundred = 100;
const limit = 0.1;
const fewest = 3;
const percent = (share: number) => `${writeAmount(share * hundred, 'number')} %`;
const number = (value: number | null) => writeAmount(value, 'number');

export function memo(input: DecisionInput, analysis: Analysis): Part {
  return {
    kind: 'document',
    title: 'Decision memo',
    blocks: [
      { kind: 'quote', text: input.question },
      ...recommendation(input, analysis),
      ...reasons(analysis),
      ...weighing(analysis),
      ...tipping(analysis),
    ],
  };
}

function recommendation(input: DecisionInput, analysis: Analysis): Block[] {
  const { names, winner, runnerUp, topsis, sums, sumRanking, shares } = analysis;
  const name = names[winner] ?? '';
  const lead = (topsis[winner]?.closeness ?? 0) - (topsis[runnerUp]?.closeness ?? 0);
  const agree =
    sumRanking[0] === winner
      ? `The weighted sum puts it first as well (${number(sums[winner] ?? 0)}).`
      : `The weighted sum prefers ${names[sumRanking[0] ?? 0] ?? ''} instead (${number(sums[sumRanking[0] ?? 0] ?? 0)} against ${number(sums[winner] ?? 0)}): the two methods part, because the sum counts the gap between the worst and the best option as the whole scale, however small it is, while TOPSIS counts how large it is beside the figures themselves. Treat both as finalists.`;
  return [
    { kind: 'heading', text: 'Recommendation' },
    {
      kind: 'text',
      text: `Choose ${name}. Its closeness to the ideal is ${number(topsis[winner]?.closeness ?? 0)}, ${number(lead)} ahead of ${names[runnerUp] ?? ''}. ${agree} With every weight off by up to ${number(input.doubt)} %, it wins in ${percent(shares[winner] ?? 0)} of the cases.`,
    },
  ];
}

/** Where the winner gains on the runner-up and where it gives way, each weighed. */
function reasons({ table, criteria, names, winner, runnerUp }: Analysis): Block[] {
  const gains = criteria
    .map((name, at) => {
      const column = table.figures.map((row) => row[at] ?? 0);
      const width = Math.max(...column) - Math.min(...column);
      const own = table.figures[winner]?.[at] ?? 0;
      const other = table.figures[runnerUp]?.[at] ?? 0;
      const sign = table.moreIsBetter[at] ? 1 : -1;
      const gain = width === 0 ? 0 : ((own - other) / width) * sign * (table.weights[at] ?? 0);
      return { text: `${name}: ${number(own)} against ${number(other)}`, gain };
    })
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
  const better = gains.filter(({ gain }) => gain > 0).map(({ text }) => text);
  const worse = gains.filter(({ gain }) => gain < 0).map(({ text }) => text);
  const blocks: Block[] = [{ kind: 'heading', text: `Against ${names[runnerUp] ?? ''}` }];
  if (better.length > 0)
    blocks.push(
      { kind: 'text', text: 'What speaks for it, the weightiest first:' },
      { kind: 'list', items: better },
    );
  if (worse.length > 0)
    blocks.push({ kind: 'text', text: 'What is given up:' }, { kind: 'list', items: worse });
  return blocks;
}

function weighing({ criteria, table, pairs }: Analysis): Block[] {
  const order = criteria
    .map((name, at) => ({ name, weight: table.weights[at] ?? 0 }))
    .toSorted((one, other) => other.weight - one.weight);
  const blocks: Block[] = [
    { kind: 'heading', text: 'What was weighed' },
    { kind: 'list', items: order.map(({ name, weight }) => `${name}: ${percent(weight)}`) },
  ];
  const ratio = pairs?.consistencyRatio ?? null;
  const worst = pairs?.disagreements[0];
  if (ratio !== null && worst !== undefined)
    blocks.push({
      kind: 'text',
      text:
        ratio <= limit
          ? `The judgements agree well enough: the consistency ratio is ${number(ratio)}, and up to ${number(limit)} is usual.`
          : `The judgements contradict each other: the consistency ratio is ${number(ratio)}, above the usual ${number(limit)}. Look first at ${criteria[worst.first] ?? ''} over ${criteria[worst.second] ?? ''}: ${number(worst.given)} was given, while the others together imply ${number(worst.implied)}.`,
    });
  return blocks;
}

function tipping(analysis: Analysis): Block[] {
  const { criteria, names, winner } = analysis;
  const tips = tippingsOf(analysis).slice(0, fewest);
  if (tips.length === 0)
    return [
      { kind: 'heading', text: 'What would change it' },
      {
        kind: 'text',
        text: `No single weight does: ${names[winner] ?? ''} stays first whatever one criterion weighs.`,
      },
    ];
  return [
    { kind: 'heading', text: 'What would change it' },
    {
      kind: 'list',
      items: tips.map(
        ({ criterion, from, to, winner: other }) =>
          `${criteria[criterion] ?? ''} weighing ${percent(to)} or ${to > from ? 'more' : 'less'} instead of ${percent(from)} would make ${names[other] ?? ''} the choice.`,
      ),
    },
  ];
}
