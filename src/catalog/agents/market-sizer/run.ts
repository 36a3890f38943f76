import { adoptedBy, peakOfAdoption } from '../../../methods/market/bass.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { MarketInput } from './fields.ts';
import { marketWorkbook } from './workbook.ts';

const hundred = 100;
/** Beyond this the two ways speak of different markets. */
const farApart = 1.5;

interface Sizes {
  readonly total: number;
  readonly serviceable: number;
  readonly obtainable: number;
  readonly customers: number;
  readonly below: number;
  readonly belowCustomers: number;
  /** Obtainable over from below; null where nothing comes from below. */
  readonly gap: number | null;
}

function sizesOf(input: MarketInput): Sizes {
  const total = input.everybody * input.spending;
  const serviceable = (total * input.served) / hundred;
  const obtainable = (serviceable * input.won) / hundred;
  const buyers = input.segments.map(({ reached, conversion }) => (reached * conversion) / hundred);
  const below = input.segments.reduce(
    (sum, { purchases, price }, index) => sum + (buyers[index] ?? 0) * purchases * price,
    0,
  );
  return {
    total,
    serviceable,
    obtainable,
    customers: (((input.everybody * input.served) / hundred) * input.won) / hundred,
    below,
    belowCustomers: buyers.reduce((sum, count) => sum + count, 0),
    gap: below > 0 ? obtainable / below : null,
  };
}

export function runMarketSizer(input: MarketInput): AgentResult {
  const sizes = sizesOf(input);
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const terms = { potential: sizes.customers, innovation: input.innovation, imitation: input.imitation };
  const peak = peakOfAdoption(terms);
  return {
    summary: `The market for ${lowerFirst(input.offer)} is ${money(sizes.total)} a year; you can serve ${money(sizes.serviceable)} and win ${money(sizes.obtainable)}, while your own reach brings ${money(sizes.below)}${verdict(sizes)}.`,
    currency: input.currency,
    values: {
      total: sizes.total,
      serviceable: sizes.serviceable,
      obtainable: sizes.obtainable,
      fromBelow: sizes.below,
      gap: sizes.gap,
      peakYear: peak?.time ?? null,
      peakAdopters: peak?.rate ?? null,
    },
    parts: [
      {
        kind: 'figures',
        title: 'From above',
        figures: [
          {
            label: 'Total market (TAM)',
            value: sizes.total,
            as: 'money',
            against: `${writeAmount(input.everybody, 'whole')} customers`,
          },
          {
            label: 'Serviceable (SAM)',
            value: sizes.serviceable,
            as: 'money',
            against: writeAmount(input.served, 'percent'),
          },
          {
            label: 'Obtainable (SOM)',
            value: sizes.obtainable,
            as: 'money',
            against: `${writeAmount(sizes.customers, 'whole')} customers`,
          },
          {
            label: 'From below',
            value: sizes.below,
            as: 'money',
            against: `${writeAmount(sizes.belowCustomers, 'whole')} buyers a year`,
          },
        ],
      },
      funnel(sizes, money),
      segmentTable(input, sizes),
      reconciliation(input, sizes, money),
      ...adoption(input, terms, peak),
    ],
    warnings: warningsOf(input, sizes),
    workbook: marketWorkbook(input),
  };
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function verdict({ gap }: Sizes): string {
  if (gap === null) return ', which is nothing yet';
  if (gap > farApart)
    return `: ${writeAmount(gap, 'number')} times less, so that the reach is too small for the share`;
  if (gap < 1 / farApart) return ', more than the share from above allows, so that one of the two is wrong';
  return ', and the two agree';
}

function funnel({ total, serviceable, obtainable, below }: Sizes, money: (value: number) => string): Part {
  const width = 640;
  const rows = [
    { label: 'Total', value: total, fill: 'line' },
    { label: 'Serviceable', value: serviceable, fill: 'muted' },
    { label: 'Obtainable', value: obtainable, fill: 'accent' },
    { label: 'From below', value: below, fill: 'good' },
  ] as const;
  // Areas are compared by eye better than lengths where sizes differ a thousandfold.
  const side = (value: number) =>
    total > 0 ? Math.sqrt(Math.max(0, value) / Math.max(total, below)) * 300 : 0;
  return {
    kind: 'drawing',
    title: 'The market in proportion',
    width,
    height: rows.length * 56 + 8,
    shapes: rows.flatMap(({ label, value, fill }, index) => [
      {
        kind: 'rect',
        x: 130,
        y: index * 56 + 12,
        w: Math.max(2, side(value)),
        h: 32,
        round: 4,
        fill,
      } as const,
      { kind: 'label', x: 0, y: index * 56 + 33, text: label, bold: true } as const,
      {
        kind: 'label',
        x: 142 + Math.max(2, side(value)),
        y: index * 56 + 33,
        text: money(value),
        paint: 'muted',
      } as const,
    ]),
    says: rows.map(({ label, value }) => `${label} ${money(value)}`).join(', '),
  };
}

function segmentTable(input: MarketInput, { below }: Sizes): Part {
  return {
    kind: 'table',
    title: 'Segments from below',
    columns: [
      { key: 'name', label: 'Segment', as: 'text' },
      { key: 'reached', label: 'Reached', as: 'whole' },
      { key: 'buyers', label: 'Buyers', as: 'whole' },
      { key: 'revenue', label: 'Revenue a year', as: 'money' },
      { key: 'share', label: 'Share', as: 'percent' },
    ],
    rows: input.segments.map(({ name, reached, conversion, purchases, price }) => {
      const buyers = (reached * conversion) / hundred;
      const revenue = buyers * purchases * price;
      return { name, reached, buyers, revenue, share: below > 0 ? (revenue / below) * hundred : null };
    }),
  };
}

function reconciliation(input: MarketInput, sizes: Sizes, money: (value: number) => string): Part {
  const reached = input.segments.reduce((sum, segment) => sum + segment.reached, 0);
  const implied = sizes.serviceable > 0 ? (sizes.below / sizes.serviceable) * hundred : null;
  const needed = sizes.gap === null ? null : reached * sizes.gap;
  return {
    kind: 'document',
    title: 'Why the two differ',
    blocks: [
      {
        kind: 'text',
        text: `From above you win ${writeAmount(input.won, 'percent')} of the serviceable market, ${money(sizes.obtainable)} a year. What you can reach from below comes to ${money(sizes.below)}, which is ${implied === null ? 'no share that can be named' : `${writeAmount(implied, 'percent')} of it`}.`,
      },
      {
        kind: 'list',
        items: [
          needed === null
            ? 'Nothing comes from below: name at least one way by which customers hear of it and buy.'
            : `To win that share at these conversions and prices you would have to reach ${writeAmount(needed, 'whole')} a year instead of ${writeAmount(reached, 'whole')}.`,
          `One customer spends ${money(input.spending)} a year from above and ${sizes.belowCustomers > 0 ? money(sizes.below / sizes.belowCustomers) : 'nothing'} from below: when these are far apart, the two speak of different things.`,
          'Take the smaller of the two into the plan, and the larger as what it could become once the missing reach is there.',
        ],
      },
    ],
  };
}

function adoption(
  input: MarketInput,
  terms: Parameters<typeof adoptedBy>[0],
  peak: ReturnType<typeof peakOfAdoption>,
): Part[] {
  if (terms.potential <= 0) return [];
  return [
    {
      kind: 'chart',
      title: 'Who takes it up, year by year',
      chart: 'bar',
      category: { key: 'year', label: 'Year' },
      series: [{ key: 'fresh', label: 'New customers' }],
      rows: Array.from({ length: input.years }, (_, index) => ({
        year: String(index + 1),
        fresh: adoptedBy(terms, index + 1) - adoptedBy(terms, index),
      })),
      as: 'whole',
      note:
        peak === undefined
          ? 'More buy of themselves than by imitation: the first year is the strongest.'
          : `Most take it up after ${writeAmount(peak.time, 'number')} years.`,
    },
  ];
}

function warningsOf(input: MarketInput, { gap }: Sizes): string[] {
  const warnings: string[] = [];
  if (input.won > 10)
    warnings.push(
      'A share above 10 % of a serviceable market is rare for a newcomer: say why you would get it.',
    );
  if (gap !== null && (gap > farApart || gap < 1 / farApart))
    warnings.push('The two ways differ by more than half. Find the reason before you show either of them.');
  return warnings;
}
