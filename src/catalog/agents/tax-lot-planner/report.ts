import type { SoldPiece } from '../../../methods/tax/tax-lots.ts';
import type { Block, DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { YearGains } from './book.ts';
import type { TaxInput } from './fields.ts';
import type { Candidate, Waiting } from './harvest.ts';

export interface ReportMatter {
  readonly sold: readonly SoldPiece[];
  readonly gains: YearGains;
  readonly candidates: readonly Candidate[];
  readonly waiting: readonly Waiting[];
  readonly taxAfter: number;
}

/** What goes to the owner or the tax adviser. */
export function taxReport(
  input: TaxInput,
  { sold, gains, candidates, waiting, taxAfter }: ReportMatter,
): DocumentPart {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const day = (text: string) => writeAmount(text, 'date');
  const washed = sold.filter(({ disallowed }) => disallowed > 0);
  const blocks: Block[] = [
    { kind: 'heading', text: 'The year so far' },
    {
      kind: 'text',
      text: `From ${day(input.yearFrom)} to ${day(input.today)} there were ${sold.length} sales of lots: ${money(gains.short)} short term and ${money(gains.long)} long term. At ${writeAmount(input.shortRate, 'percent')} and ${writeAmount(input.longRate, 'percent')} that is a tax of about ${money(gains.tax)}.`,
    },
  ];
  if (washed.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Wash sales' },
      {
        kind: 'list',
        items: washed.map(
          ({ security, day: sale, quantity, disallowed }) =>
            `${security}, ${writeAmount(quantity, 'number')} units sold on ${day(sale)}: ${money(disallowed)} of the loss does not count now and stands in the basis of the units bought around it.`,
        ),
      },
    );
  blocks.push(
    { kind: 'heading', text: 'Losses that could be taken' },
    harvestBlock(input, candidates, gains, taxAfter, money, day),
  );
  if (waiting.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Worth waiting for' },
      {
        kind: 'list',
        items: waiting.map(
          ({ lot, longFrom, days }) =>
            `${lot.security}, bought on ${day(lot.acquired)}: a gain of ${money(lot.gain ?? 0)} is long term from ${day(longFrom)}, in ${days} days.`,
        ),
      },
    );
  blocks.push(
    { kind: 'heading', text: 'Before anything is sold' },
    {
      kind: 'list',
      numbered: true,
      items: [
        'Name the lot to the broker before the sale settles, and keep the confirmation.',
        'Look into all accounts, also of a spouse and of retirement plans: a purchase there washes a loss away too.',
        'Switch off the reinvestment of dividends around a sale at a loss.',
        'Hold the plan against the statement of the broker and ask a tax adviser.',
      ],
    },
  );
  return { kind: 'document', title: 'Tax lot report', blocks };
}

function harvestBlock(
  input: TaxInput,
  candidates: readonly Candidate[],
  gains: YearGains,
  taxAfter: number,
  money: (value: number) => string,
  day: (text: string) => string,
): Block {
  if (candidates.length === 0)
    return {
      kind: 'text',
      text:
        (input.prices ?? []).length === 0
          ? 'No prices of today were entered, so that nothing is known about losses on paper.'
          : 'No lot stands far enough below its basis.',
    };
  const saved = gains.tax - taxAfter;
  return {
    kind: 'list',
    items: [
      ...candidates.map(
        ({ lot, loss, from, againFrom, isClear }) =>
          `${lot.security}, bought on ${day(lot.acquired)}: ${money(loss)} ${lot.isLong ? 'long' : 'short'} term, ${isClear ? 'free to be taken' : `whole only from ${day(from)}, as the same security was bought lately`}${input.wash ? `; buy again from ${day(againFrom)}` : ''}.`,
      ),
      `Taking all that are free lowers the tax of the year by about ${money(saved)}.`,
    ],
  };
}
