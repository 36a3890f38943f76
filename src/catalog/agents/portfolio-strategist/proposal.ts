import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PortfolioInput } from './fields.ts';
import type { Mix } from './mixes.ts';
import { type Trade, tradeCost } from './trades.ts';
import type { Universe } from './universe.ts';

const hundred = 100;

const reasons: Record<Mix['key'], string> = {
  present: 'It is what is held today.',
  equal: 'It needs no estimate at all.',
  calm: 'It has the least volatility within the bounds and needs no forecast of returns, the least certain of all figures.',
  steep:
    'It has the most expected return above the riskless rate for its volatility; it stands and falls with the forecasts.',
  parity:
    'Every position brings the same risk, so that no single one can sink the portfolio; it needs no forecast of returns.',
  hierarchy:
    'It spreads money along the tree of what moves together, which holds up better than inverting a noisy covariance.',
  target: 'It has the least volatility of all mixes that are expected to return what is wanted.',
};

/** What goes to the client: what is proposed, why, what it changes, and what it rests on. */
export function proposal(
  input: PortfolioInput,
  {
    universe,
    mixes,
    chosen,
    trades,
  }: { universe: Universe; mixes: readonly Mix[]; chosen: Mix; trades: readonly Trade[] },
): DocumentPart {
  const points = (value: number) => writeAmount(value, 'percent');
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const today = mixes.find(({ key }) => key === 'present');
  const weights = universe.names
    .map((name, index) => ({ name, weight: (chosen.weights[index] ?? 0) * hundred }))
    .toSorted((one, other) => other.weight - one.weight);
  const blocks: Block[] = [
    { kind: 'heading', text: 'Proposal' },
    {
      kind: 'text',
      text: `For ${input.portfolio}, worth ${money(input.value)}: ${chosen.name.toLowerCase()}. ${reasons[chosen.key]}`,
    },
    {
      kind: 'list',
      items: weights.map(
        ({ name, weight }) => `${name}: ${points(weight)}, ${money((weight / hundred) * input.value)}.`,
      ),
    },
    { kind: 'heading', text: 'What it means' },
    {
      kind: 'list',
      items: [
        `Expected return ${points(chosen.mean)} a year at a volatility of ${points(chosen.deviation)}${today === undefined ? '' : `, against ${points(today.mean)} at ${points(today.deviation)} today`}.`,
        `In one year of six a normal year would end below ${points(chosen.mean - chosen.deviation)}, one deviation under the expected return.`,
        `The largest share of the risk, ${points(Math.max(...chosen.riskShares) * hundred)}, comes from ${universe.names[chosen.riskShares.indexOf(Math.max(...chosen.riskShares))] ?? ''}.`,
      ],
    },
  ];
  if (chosen.turnover !== null)
    blocks.push(
      { kind: 'heading', text: 'What has to be traded' },
      {
        kind: 'text',
        text: `${points(chosen.turnover)} of the portfolio changes hands in ${trades.length} trades, at a cost of about ${money(tradeCost(input, trades))}. Tax on gains is not in it: sell from lots with losses first where that is allowed.`,
      },
    );
  blocks.push(
    { kind: 'heading', text: 'What it rests on' },
    { kind: 'list', items: restLines(input, universe) },
    { kind: 'heading', text: 'When to look again' },
    {
      kind: 'text',
      text: 'When a weight is a fifth of itself away from its aim, when a forecast changes, and at least once a year.',
    },
  );
  return { kind: 'document', title: `Proposal: ${input.portfolio}`, blocks };
}

function restLines(input: PortfolioInput, { shrinkage, pastMeans }: Universe): string[] {
  const lines = [
    input.from === 'sheet'
      ? 'Volatilities and correlations are those of the sheet, scaled to a year.'
      : 'Volatilities, correlations and returns are as entered.',
  ];
  if (shrinkage !== undefined)
    lines.push(
      `The covariance was drawn ${writeAmount(shrinkage * hundred, 'percent')} of the way towards equal variances without correlation, by the rule of Ledoit and Wolf.`,
    );
  if (pastMeans.length > 0)
    lines.push(
      `Expected returns of ${pastMeans.join(', ')} are means of the past, which say little about the future.`,
    );
  lines.push(`The riskless rate is ${writeAmount(input.riskless, 'percent')} a year.`);
  return lines;
}
