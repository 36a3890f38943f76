import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type CashValue, cashValue, headlinePrice } from './cash-value.ts';
import type { ValuationInput } from './fields.ts';
import { findingsOf } from './findings.ts';
import { footballField, type ValueRange } from './football-field.ts';
import { multipleNames, type PeerRange, peerRanges } from './peer-value.ts';
import { valuationReport } from './report.ts';
import { nearRange, sensitivityTable } from './sensitivity.ts';
import { bridgeTable, flowTable, peerTables } from './tables.ts';
import { valuationWorkbook } from './workbook.ts';

export function runValuationDesk(input: ValuationInput): AgentResult {
  const value = cashValue(input);
  const price = headlinePrice(value, input.headline);
  if (price === null) throw noValue(input, value);
  const peers = peerRanges(input);
  const ranges = rangesOf(input, peers);
  const findings = findingsOf(input, value);
  const used = input.headline === 'multiple' ? value.byMultiple : value.byGrowth;
  const money = (amount: number) => writeAmount(amount, 'money', input.currency);
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  return {
    summary: `One share of ${input.company} is worth ${money(price)}; enterprise value is ${money(enterpriseOf(input, value))} and all ways together range from ${money(lowest)} to ${money(highest)} a share${against(input, price)}.`,
    currency: input.currency,
    values: {
      price,
      priceByGrowth: value.byGrowth?.share.price ?? null,
      priceByMultiple: value.byMultiple?.share.price ?? null,
      enterpriseByGrowth: value.byGrowth?.enterprise ?? null,
      enterpriseByMultiple: value.byMultiple?.enterprise ?? null,
      equityByGrowth: value.byGrowth?.equity ?? null,
      equityByMultiple: value.byMultiple?.equity ?? null,
      flowsToday: value.flowsToday,
      horizonByGrowth: value.byGrowth?.terminal ?? null,
      horizonToday: value.byGrowth?.terminalToday ?? null,
      impliedMultiple: value.impliedMultiple,
      impliedGrowth: value.impliedGrowth,
      dilutedShares: used?.share.dilutedShares ?? null,
    },
    parts: [
      figures(input, value, price),
      footballField(ranges, { headline: price, market: input.marketPrice }, input.currency),
      valuationReport(input, { value, price, ranges, peers, findings }),
      flowTable(input, value),
      bridgeTable(input, value),
      sensitivityTable(input, 'growth'),
      sensitivityTable(input, 'exitMultiple'),
      ...peerTables(input, peers),
    ],
    warnings: [
      ...findings,
      ...(price < 0
        ? ['Claims are larger than the enterprise: on these figures the shares are worth nothing.']
        : []),
    ],
    workbook: valuationWorkbook(input),
  };
}

/** By the way that was chosen; called only when that way has a value. */
function enterpriseOf({ headline }: ValuationInput, { byGrowth, byMultiple }: CashValue): number {
  const growth = byGrowth?.enterprise ?? 0;
  const multiple = byMultiple?.enterprise ?? 0;
  if (headline === 'both') return (growth + multiple) / 2;
  return headline === 'growth' ? growth : multiple;
}

function noValue(input: ValuationInput, value: CashValue): WorkFault {
  if (value.byGrowth === undefined && input.headline !== 'multiple')
    return new WorkFault(
      'The flow after the forecast is not positive, so that growth for ever has no value. Enter a normal flow, or let the value go by the exit multiple.',
      'horizonFlow',
    );
  return new WorkFault(
    'The last EBITDA or the exit multiple is not positive. Let the value go by growth, or forecast until there is a profit.',
    'exitMultiple',
  );
}

function against({ marketPrice }: ValuationInput, price: number): string {
  if (marketPrice === undefined || marketPrice === 0) return '';
  const gap = (price / marketPrice - 1) * 100;
  return `, ${writeAmount(Math.abs(gap), 'percent')} ${gap >= 0 ? 'above' : 'below'} the market`;
}

function figures(input: ValuationInput, value: CashValue, price: number): Part {
  const times = (amount: number | null) => (amount === null ? 'no value' : writeAmount(amount, 'times'));
  return {
    kind: 'figures',
    title: 'Value',
    figures: [
      {
        label: 'One share',
        value: price,
        as: 'money',
        ...(input.marketPrice === undefined
          ? {}
          : {
              against: `market ${writeAmount(input.marketPrice, 'money', input.currency)}`,
              tone: price >= input.marketPrice ? ('good' as const) : ('bad' as const),
            }),
      },
      {
        label: 'Enterprise value by growth',
        value: value.byGrowth?.enterprise ?? null,
        as: 'money',
        against: `implies ${times(value.impliedMultiple)} EBITDA at the horizon`,
      },
      {
        label: 'Enterprise value by exit multiple',
        value: value.byMultiple?.enterprise ?? null,
        as: 'money',
        against:
          value.impliedGrowth === null
            ? 'implies no growth that can be named'
            : `implies growth of ${writeAmount(value.impliedGrowth, 'percent')}`,
      },
      { label: 'Equity by growth', value: value.byGrowth?.equity ?? null, as: 'money' },
      { label: 'Equity by exit multiple', value: value.byMultiple?.equity ?? null, as: 'money' },
    ],
  };
}

function rangesOf(input: ValuationInput, peers: readonly PeerRange[]): ValueRange[] {
  const growth = nearRange(input, 'growth');
  const multiple = nearRange(input, 'exitMultiple');
  const { marketLow, marketHigh } = input;
  return [
    ...(growth === undefined
      ? []
      : [{ label: 'Cash flow, growth', how: 'one step each way', low: growth[0], high: growth[1] }]),
    ...(multiple === undefined
      ? []
      : [{ label: 'Cash flow, exit', how: 'one step each way', low: multiple[0], high: multiple[1] }]),
    ...peers.map(({ name, priceLow, priceHigh }) => ({
      label: multipleNames[name].replace('Enterprise value', 'EV'),
      how: 'middle half of peers',
      low: priceLow,
      high: priceHigh,
    })),
    ...(marketLow === undefined || marketHigh === undefined
      ? []
      : [{ label: 'Market price', how: 'last twelve months', low: marketLow, high: marketHigh }]),
  ];
}
