import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type CashValue, netClaims } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';
import type { ValueRange } from './football-field.ts';
import { multipleNames, type PeerRange } from './peer-value.ts';

/** The report that goes with the figures. */
export function valuationReport(
  input: ValuationInput,
  matter: {
    readonly value: CashValue;
    readonly price: number;
    readonly ranges: readonly ValueRange[];
    readonly peers: readonly PeerRange[];
    readonly findings: readonly string[];
  },
): DocumentPart {
  const money = (amount: number) => writeAmount(amount, 'money', input.currency);
  const { value, price, ranges, peers, findings } = matter;
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const way = {
    growth: 'growth for ever after the forecast',
    multiple: 'an exit multiple at the end of the forecast',
    both: 'the middle of growth for ever and an exit multiple',
  }[input.headline];
  const blocks: Block[] = [
    { kind: 'heading', text: 'Opinion' },
    {
      kind: 'text',
      text: `One share of ${input.company} is worth ${money(price)}, by discounted cash flow with ${way}. All ways together range from ${money(lowest)} to ${money(highest)}.${market(input, price)}`,
    },
    { kind: 'heading', text: 'Cash flow' },
    {
      kind: 'text',
      text: `Free cash flow of ${input.forecast.length} ${input.forecast.length === 1 ? 'year' : 'years'} is discounted at ${writeAmount(input.rate, 'percent')}${input.midYear ? ', with flows in the middle of each year' : ''} and worth ${money(value.flowsToday)} today.`,
    },
    { kind: 'list', items: horizonLines(input, value) },
    { kind: 'heading', text: 'Cross-check' },
    {
      kind: 'list',
      items:
        findings.length === 0 ? ['The two horizon values agree and no assumption stands out.'] : findings,
    },
    { kind: 'heading', text: 'From enterprise to share' },
    {
      kind: 'text',
      text: `${netClaims(input) >= 0 ? 'Claims of others, less assets beside the business, take off' : 'Assets beside the business, less claims of others, add'} ${money(Math.abs(netClaims(input)))}. Options are counted by the treasury stock method at the price that results.`,
    },
    ...peerBlocks(peers, input, money),
    { kind: 'heading', text: 'What this opinion is not' },
    {
      kind: 'text',
      text: 'It rests on the forecast and market figures that were handed over and were not audited. Control, synergies of a buyer and the terms of a sale are not in it.',
    },
  ];
  return { kind: 'document', title: `Valuation report: ${input.company}`, blocks };
}

function market({ marketPrice, currency }: ValuationInput, price: number): string {
  if (marketPrice === undefined || marketPrice === 0) return '';
  const gap = (price / marketPrice - 1) * 100;
  return ` The market pays ${writeAmount(marketPrice, 'money', currency)}, so that the value lies ${writeAmount(Math.abs(gap), 'percent')} ${gap >= 0 ? 'above' : 'below'} it.`;
}

function horizonLines(input: ValuationInput, value: CashValue): string[] {
  const money = (amount: number) => writeAmount(amount, 'money', input.currency);
  const lines: string[] = [];
  if (value.byGrowth !== undefined)
    lines.push(
      `By growth of ${writeAmount(input.growth, 'percent')} for ever the business is worth ${money(value.byGrowth.terminal)} at the horizon and ${money(value.byGrowth.enterprise)} with the forecast today${value.impliedMultiple === null ? '' : `; that is ${writeAmount(value.impliedMultiple, 'times')} of the last EBITDA`}.`,
    );
  if (value.byMultiple !== undefined)
    lines.push(
      `By an exit at ${writeAmount(input.exitMultiple, 'times')} EBITDA it is worth ${money(value.byMultiple.terminal)} at the horizon and ${money(value.byMultiple.enterprise)} with the forecast today${value.impliedGrowth === null ? '' : `; that takes growth of ${writeAmount(value.impliedGrowth, 'percent')} for ever for granted`}.`,
    );
  return lines;
}

function peerBlocks(
  peers: readonly PeerRange[],
  input: ValuationInput,
  money: (amount: number) => string,
): Block[] {
  if (peers.length === 0) return [];
  const discount =
    input.discount > 0 ? `, after a discount of ${writeAmount(input.discount, 'percent')}` : '';
  return [
    { kind: 'heading', text: 'Peers' },
    {
      kind: 'list',
      items: peers.map(
        ({ name, count, low, high, middle, priceLow, priceHigh }) =>
          `${multipleNames[name]}: the middle half of ${count} ${count === 1 ? 'peer' : 'peers'} pays ${writeAmount(low, 'times')} to ${writeAmount(high, 'times')}, the median ${writeAmount(middle, 'times')}; a share comes to ${money(priceLow)} to ${money(priceHigh)}${discount}.`,
      ),
    },
  ];
}
