import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult, CalendarEvent } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { gainsOf, heldLots, keptLots, soldThisYear, type YearGains } from './book.ts';
import type { TaxInput } from './fields.ts';
import { salesFile, taxWorkbook } from './files.ts';
import { type Candidate, candidatesOf, taxWithLosses, type Waiting, waitingLots } from './harvest.ts';
import { gainChart, harvestTable, lotTable, orderTable, salesTable, waitTable } from './parts.ts';
import { taxReport } from './report.ts';

export function runTaxLotPlanner(input: TaxInput): AgentResult {
  const book = keptLots(input);
  const [missing] = book.short;
  if (missing !== undefined)
    throw new WorkFault(shortMessage(input, missing.trade, missing.missing), 'trades');
  const sold = soldThisYear(book, input);
  const gains = gainsOf(input, sold);
  const lots = heldLots(book, input);
  const candidates = candidatesOf(lots, input);
  const waiting = waitingLots(lots, input);
  const taxAfter = taxWithLosses(input, gains, candidates);
  const harvestable = candidates.reduce((sum, { loss, isClear }) => sum + (isClear ? loss : 0), 0);
  const unpriced = lots.some(({ gain }) => gain === null);
  return {
    summary: summaryOf(input, gains, harvestable, gains.tax - taxAfter),
    currency: input.currency,
    values: {
      shortGain: gains.short,
      longGain: gains.long,
      netGain: gains.short + gains.long,
      disallowed: gains.disallowed,
      tax: gains.tax,
      harvestable,
      taxAfterHarvest: taxAfter,
      taxSaved: gains.tax - taxAfter,
      remainingBasis: lots.reduce((sum, { basis }) => sum + basis, 0),
      unrealised: unpriced ? null : lots.reduce((sum, { gain }) => sum + (gain ?? 0), 0),
      lots: lots.length,
      sales: sold.length,
    },
    parts: [
      { kind: 'figures', title: 'The tax year', figures: figuresOf(gains, harvestable, taxAfter) },
      ...harvestTable(candidates),
      ...waitTable(waiting),
      ...salesTable(sold, input),
      ...gainChart(sold, input),
      orderTable(input),
      ...lotTable(lots),
      taxReport(input, { sold, gains, candidates, waiting, taxAfter }),
    ],
    warnings: warningsOf(input, sold, unpriced),
    workbook: taxWorkbook(input, sold, lots),
    events: eventsOf(candidates, waiting, input),
    files: [salesFile(sold, input)],
  };
}

function shortMessage(input: TaxInput, trade: number, missing: number): string {
  const { security, day, lot } = input.trades[trade] ?? { security: '', day: '', lot: undefined };
  const from = input.order === 'specific' && lot !== undefined ? ` from lot “${lot}”` : '';
  return `The sale of “${security}” on ${day} takes ${Number(missing.toFixed(6))} units more${from} than were there. Enter the purchase that is missing, or correct the number of units.`;
}

function summaryOf(input: TaxInput, gains: YearGains, harvestable: number, saved: number): string {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const washed =
    gains.disallowed > 0 ? `; ${money(gains.disallowed)} of losses is held back by wash sales` : '';
  const more =
    harvestable > 0
      ? `; ${money(harvestable)} of losses is free to be taken, which would save about ${money(saved)}`
      : '';
  return `The year stands at ${money(gains.short)} short-term and ${money(gains.long)} long-term gain, a tax of about ${money(gains.tax)}${washed}${more}.`;
}

function figuresOf(gains: YearGains, harvestable: number, taxAfter: number): Figure[] {
  const saved = gains.tax - taxAfter;
  return [
    { label: 'Short-term gain', value: gains.short, as: 'money', against: 'that counts' },
    { label: 'Long-term gain', value: gains.long, as: 'money', against: 'that counts' },
    { label: 'Tax, about', value: gains.tax, as: 'money', against: 'after netting' },
    {
      label: 'Held back by wash sales',
      value: gains.disallowed,
      as: 'money',
      ...(gains.disallowed > 0 ? { tone: 'bad' } : {}),
    },
    { label: 'Losses free to be taken', value: harvestable, as: 'money' },
    { label: 'Tax saved by them', value: saved, as: 'money', ...(saved > 0 ? { tone: 'good' } : {}) },
  ];
}

function warningsOf(input: TaxInput, sold: ReturnType<typeof soldThisYear>, unpriced: boolean): string[] {
  const warnings: string[] = [];
  const border = sold.filter(({ heldDays }) => Math.abs(heldDays - input.longAfter) <= 1);
  if (border.length > 0)
    warnings.push(
      'A sale lies within a day of the threshold for long term. Laws count by the calendar, and leap years matter: check its term by hand.',
    );
  if (unpriced && (input.prices ?? []).length > 0)
    warnings.push('Some securities that are held have no price, so that nothing is said about their losses.');
  if (input.wash && input.currency !== 'USD')
    warnings.push(
      'The wash-sale rule of the United States is switched on for another currency. Other countries have other rules, such as 30 days after in the United Kingdom.',
    );
  if (sold.some(({ disallowed }) => disallowed > 0))
    warnings.push('Only the trades entered are known: a purchase in another account can wash away more.');
  return warnings;
}

function eventsOf(
  candidates: readonly Candidate[],
  waiting: readonly Waiting[],
  input: TaxInput,
): CalendarEvent[] {
  const events: CalendarEvent[] = waiting.map(({ lot, longFrom }) => ({
    title: `${lot.security} of ${lot.acquired} is long term`,
    day: longFrom,
  }));
  for (const { lot, from, isClear } of candidates)
    if (!isClear)
      events.push({ title: `Loss on ${lot.security} of ${lot.acquired} can be taken`, day: from });
  if (input.wash && candidates.some(({ isClear }) => isClear))
    for (const { lot, againFrom, isClear } of candidates)
      if (isClear)
        events.push({
          title: `${lot.security} may be bought again if sold on ${input.today}`,
          day: againFrom,
        });
  return events.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
