import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import { weekShares } from './calendar.ts';
import type { CampaignInput } from './fields.ts';
import type { CampaignPlan, PlannedChannel } from './plan.ts';

const firstRow = 9;

const bold = (value: string) => ({ value, bold: true as const });

/** Sales by the curve of the row: the first figure of the curve stands in D, its second in E, its form in F. */
function salesFormula({ curve }: PlannedChannel, spend: string, row: number): string {
  if (curve.kind === 'exponential') return `$D${row}*(1-EXP(-${spend}/$E${row}))`;
  if (curve.kind === 'hill') return `IF(${spend}<=0,0,$D${row}/(1+($E${row}/${spend})^$F${row}))`;
  return `IF(${spend}<=0,0,$D${row}*${spend}^$F${row})`;
}

function figuresOfCurve({ curve }: PlannedChannel): SheetCell[] {
  if (curve.kind === 'exponential') return [curve.ceiling, curve.scale, null];
  if (curve.kind === 'hill') return [curve.ceiling, curve.half, curve.shape];
  return [curve.factor, null, curve.elasticity];
}

/** The plan as a workbook that reckons for itself: move sums between channels and see what they bring. */
export function campaignWorkbook(input: CampaignInput, plan: CampaignPlan): WorkbookSheet[] {
  const last = firstRow + plan.channels.length - 1;
  const rows = plan.channels.map((channel, index): SheetCell[] => {
    const row = firstRow + index;
    return [
      channel.given.name,
      channel.given.curve,
      { value: channel.spend, as: 'money' },
      ...figuresOfCurve(channel),
      { formula: `=${salesFormula(channel, `C${row}`, row)}`, as: 'number' },
      { formula: `=(${salesFormula(channel, `(C${row}+$B$5)`, row)})-G${row}`, as: 'number' },
      { formula: `=H${row}*$B$4`, as: 'money' },
      { formula: `=IF(G${row}>0,C${row}/G${row},0)`, as: 'money' },
      { formula: `=G${row}*$B$4-C${row}`, as: 'money' },
    ];
  });
  const sums = ['G', 'K'] as const;
  return [
    {
      name: 'Plan',
      widths: [30, 14, 16, 16, 16, 10, 14, 16, 18, 16, 18],
      rows: [
        [bold('Budget'), { value: input.budget, as: 'money' }],
        [bold('Value of one sale'), { value: input.orderValue, as: 'money' }],
        [bold('Contribution margin'), { value: input.margin / 100, as: 'percent' }],
        [bold('Contribution a sale'), { formula: '=B2*B3', as: 'money' }],
        [bold('One more'), { value: input.step, as: 'money' }],
        [bold('Still free'), { formula: `=B1-SUM(C${firstRow}:C${last})`, as: 'money' }],
        [],
        [
          'Channel',
          'Curve',
          'Spend',
          'Ceiling or factor',
          'Scale or half point',
          'Form',
          'Sales',
          'Sales by one more',
          'Contribution by one more',
          'Cost of a sale',
          'Profit after media',
        ].map(bold),
        ...rows,
        [
          bold('Sum'),
          null,
          { formula: `=SUM(C${firstRow}:C${last})`, as: 'money', bold: true },
          null,
          null,
          null,
          { formula: `=SUM(${sums[0]}${firstRow}:${sums[0]}${last})`, as: 'number', bold: true },
          null,
          null,
          { formula: `=IF(G${last + 1}>0,C${last + 1}/G${last + 1},0)`, as: 'money', bold: true },
          { formula: `=SUM(${sums[1]}${firstRow}:${sums[1]}${last})`, as: 'money', bold: true },
        ],
      ],
    },
    reachSheet(input, plan),
    weekSheet(input, plan),
  ];
}

function reachSheet(input: CampaignInput, plan: CampaignPlan): WorkbookSheet {
  const start = 6;
  const last = start + plan.channels.length - 1;
  const isRandom = input.exposure === 'random';
  return {
    name: 'Reach',
    widths: [30, 18, 14, 14, 14, 14, 14],
    rows: [
      [bold('Audience'), { value: input.audience, as: 'whole' }],
      [bold('Evenness'), isRandom ? 'Poisson' : (input.evenness ?? 1)],
      [],
      [bold('Channels are taken as independent.')],
      ['Channel', 'Price of 1,000', 'Contacts', 'Coverage', 'Reach', 'Frequency', 'Rating points'].map(bold),
      ...plan.channels.map(({ given }, index): SheetCell[] => {
        const row = start + index;
        const mean = `C${row}/($B$1*D${row})`;
        return [
          given.name,
          { value: given.price, as: 'money' },
          { formula: `=Plan!C${firstRow + index}/B${row}*1000`, as: 'whole' },
          { value: given.coverage / 100, as: 'percent' },
          {
            formula: isRandom ? `=D${row}*(1-EXP(-${mean}))` : `=D${row}*(1-(1+${mean}/$B$2)^(-$B$2))`,
            as: 'percent',
          },
          { formula: `=IF(E${row}>0,C${row}/$B$1/E${row},0)`, as: 'number' },
          { formula: `=C${row}/$B$1*100`, as: 'number' },
        ];
      }),
      [
        bold('Together'),
        null,
        { formula: `=SUM(C${start}:C${last})`, as: 'whole' },
        null,
        {
          formula: `=1-${plan.channels.map((_, index) => `(1-E${start + index})`).join('*')}`,
          as: 'percent',
        },
        { formula: `=IF(E${last + 1}>0,C${last + 1}/$B$1/E${last + 1},0)`, as: 'number' },
        { formula: `=SUM(G${start}:G${last})`, as: 'number' },
      ],
    ],
  };
}

function weekSheet(input: CampaignInput, plan: CampaignPlan): WorkbookSheet {
  const letters = plan.channels.map((_, index) => String.fromCharCode('B'.charCodeAt(0) + index));
  const shares = plan.channels.map((channel) => weekShares(channel, input));
  const total = String.fromCharCode('B'.charCodeAt(0) + plan.channels.length);
  return {
    name: 'Weeks',
    widths: [12, ...plan.channels.map(() => 18), 16],
    rows: [
      [bold('Week'), ...plan.channels.map(({ given }) => bold(given.name)), bold('All')],
      ...Array.from({ length: input.weeks }, (_, week): SheetCell[] => [
        week + 1,
        ...plan.channels.map((_channel, index) => ({
          formula: `=Plan!$C$${firstRow + index}*${shares[index]?.[week] ?? 0}`,
          as: 'money' as const,
        })),
        { formula: `=SUM(B${week + 2}:${letters.at(-1) ?? 'B'}${week + 2})`, as: 'money' },
      ]),
      [
        bold('Sum'),
        ...[...letters, total].map((letter) => ({
          formula: `=SUM(${letter}2:${letter}${input.weeks + 1})`,
          as: 'money' as const,
          bold: true as const,
        })),
      ],
    ],
  };
}
