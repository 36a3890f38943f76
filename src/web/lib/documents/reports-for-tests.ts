import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import type { Part } from '../../../catalog/agent-desk/parts.ts';
import type { AgentResult } from '../../../catalog/agent-desk/result.ts';
import { runWork } from '../../../catalog/agent-desk/run-work.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { builders } from '../../../catalog/builders.gen.ts';
import type { Report } from './report.ts';
import { reportOf } from './report-of.ts';

export const writtenAt = new Date('2026-11-16T09:30:00Z');

const works = [
  ...agents.map(({ agent, load }) => ({ card: agent, load })),
  ...builders.map(({ builder, load }) => ({ card: builder, load })),
];

export interface NamedReport {
  readonly name: string;
  readonly report: Report;
}

/**
 * The report of every starter of every agent and builder, or of every second one of these: two files of tests side by side take
 * half as long.
 */
export async function reportsOfStarters(which: 'all' | 'even' | 'odd' = 'all'): Promise<NamedReport[]> {
  const reports: NamedReport[] = [];
  const wanted = works.filter((_, at) => which === 'all' || (at % 2 === 0) === (which === 'even'));
  for (const { card, load } of wanted) {
    const { work } = (await load()) as unknown as { work: AnyWork };
    for (const starter of work.starters) {
      const input: Draft = starter.input;
      const { result, faults } = await runWork(work, input, { seed: 1 });
      const name = `${card.name}: ${starter.name}`;
      if (result === undefined)
        throw new Error(`${name} has faults: ${faults.map(({ message }) => message).join(' ')}`);
      reports.push({ name, report: reportOf(name, work, input, result) });
    }
  }
  return reports;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

/** A report with every kind of part, each text of it made by `say`. */
export function everyPart(say: (text: string) => string = (text) => text): Report {
  return {
    title: say('Opening a second bakery'),
    entered: [
      [say('Where'), say('Lisbon, Rua Augusta')],
      [say('Products'), say('Bread\nCakes\nCoffee')],
    ],
    result: resultWith(say),
    method: [say('Cash flows are discounted to today at the rate that was entered.')],
    sources: [say('Brealey, Myers, Allen: Principles of Corporate Finance, 13th edition, 2020.')],
    limits: [say('It knows no seasons beyond the months that were entered.')],
  };
}

function resultWith(say: (text: string) => string): AgentResult {
  return {
    summary: say('The shop pays for itself in 31 months and earns €42,300 a year after that.'),
    currency: 'EUR',
    values: { months: 31, note: say('reckoned') },
    parts: partsWith(say),
    warnings: [say('Rent was taken from one offer.'), say('Two months have no figures.')],
    slides: [
      { title: say('A second bakery'), bullets: [say('For the bank, November 2026')] },
      {
        title: say('It pays for itself in 31 months'),
        bullets: [say('€42,300 a year afterwards'), say('Rent is the largest risk')],
        chart: {
          kind: 'bar',
          labels: months.map(say),
          series: [
            { name: say('Sales'), values: [21, 24, 26, 25, 29, 31, 33, 30] },
            { name: say('Costs'), values: [25, 24, 23, 24, 24, 25, 26, 25] },
          ],
        },
        notes: say('Say where the sales figures come from.'),
      },
      { title: say('How the work is shared'), drawing: drawingWith(say), notes: say('Name the two bakers.') },
      {
        title: say('Where the money goes'),
        chart: {
          kind: 'pie',
          labels: ['Wages', 'Rent', 'Flour'].map(say),
          series: [{ name: say('Share'), values: [52, 30, 18] }],
        },
      },
    ],
    events: [
      {
        title: say('Sign the lease'),
        day: '2026-12-01',
        text: say('Bring: passport; deposit, €4,500\nand the plan'),
      },
      { title: say('Fit out'), day: '2027-01-04', until: '2027-02-28' },
    ],
    files: [{ name: 'shop.css', type: 'text/css', text: say(':root { --brand: #8a5a2b; }') }],
  };
}

function drawingWith(say: (text: string) => string): Extract<Part, { kind: 'drawing' }> {
  return {
    kind: 'drawing',
    title: say('Who reports to whom'),
    width: 460,
    height: 170,
    says: say('The owner leads the bakers and the counter.'),
    shapes: [
      { kind: 'rect', x: 160, y: 10, w: 140, h: 44, round: 8, fill: 'surface', stroke: 'line' },
      { kind: 'label', x: 230, y: 37, text: say('Owner'), at: 'middle', bold: true },
      {
        kind: 'line',
        points: [
          [230, 54],
          [100, 110],
        ],
        stroke: 'muted',
        arrow: true,
      },
      {
        kind: 'line',
        points: [
          [230, 54],
          [230, 82],
          [360, 82],
          [360, 110],
        ],
        stroke: 'muted',
        arrow: true,
        dashed: true,
      },
      { kind: 'rect', x: 30, y: 112, w: 140, h: 44, fill: 'accent' },
      { kind: 'label', x: 100, y: 139, text: say('Bakers'), at: 'middle', paint: '#ffffff' },
      { kind: 'circle', x: 360, y: 134, r: 22, fill: 'good' },
      { kind: 'label', x: 392, y: 138, text: say('Counter'), paint: 'good' },
      {
        kind: 'line',
        points: [
          [10, 10],
          [40, 10],
          [25, 36],
        ],
        closed: true,
        fill: '#c5770f',
        stroke: 'ink',
      },
    ],
  };
}

function partsWith(say: (text: string) => string): Part[] {
  const chart = (kind: 'line' | 'bar' | 'area' | 'pie', more: object = {}): Part => ({
    kind: 'chart',
    title: say(`Sales and costs as ${kind}`),
    chart: kind,
    category: { key: 'month', label: say('Month') },
    series: [
      { key: 'sales', label: say('Sales') },
      { key: 'costs', label: say('Costs') },
    ],
    rows: months.map((month, index) => ({
      month: say(month),
      sales: index === 5 ? null : 21_000 + index * 1_700,
      costs: index === 0 ? -4_000 : 24_000 + (index % 3) * 900,
    })),
    as: 'money',
    note: say('June has no figure for sales.'),
    ...more,
  });
  return [
    {
      kind: 'figures',
      title: say('What it comes to'),
      figures: [
        { label: say('Months until it is paid'), value: 31, as: 'whole', against: say('limit 36') },
        { label: say('A year afterwards'), value: 42_300, as: 'money', tone: 'good' },
        { label: say('Rent of sales'), value: 14.2, as: 'percent', tone: 'bad', against: say('usual 10 %') },
        { label: say('Opening day'), value: '2027-03-01', as: 'date' },
      ],
    },
    chart('line'),
    chart('bar'),
    chart('bar', { stacked: true }),
    chart('area', { stacked: true }),
    chart('pie'),
    {
      kind: 'table',
      title: say('Every week of two years'),
      columns: [
        { key: 'week', label: say('Week'), as: 'whole' },
        { key: 'what', label: say('What happens'), as: 'text' },
        { key: 'cash', label: say('Cash at its end'), as: 'money' },
        { key: 'share', label: say('Share of the loan'), as: 'percent' },
        { key: 'day', label: say('Ends'), as: 'date' },
      ],
      rows: Array.from({ length: 104 }, (_, index) => ({
        week: index + 1,
        what: say(
          index % 9 === 0 ? 'Wages, rent and the first delivery of flour and butter for the month' : 'Sales',
        ),
        cash: 1_000 + index * 37.5,
        share: index / 3,
        day: '2027-03-07',
      })),
      note: say('Weeks end on Sunday.'),
    },
    ...laterParts(say),
  ];
}

function laterParts(say: (text: string) => string): Part[] {
  return [
    {
      kind: 'document',
      title: say('Letter to the landlord'),
      blocks: [
        { kind: 'heading', text: say('The offer') },
        { kind: 'text', text: say('We would rent the ground floor for ten years.') },
        { kind: 'list', items: [say('Rent of €2,900 a month'), say('Three months free')] },
        { kind: 'list', numbered: true, items: [say('Sign'), say('Pay the deposit')] },
        { kind: 'quote', text: say('Bread is the oldest of shops.'), source: say('A neighbour') },
      ],
    },
    {
      kind: 'cards',
      title: say('Colours of the shop'),
      cards: [
        {
          title: say('Crust'),
          text: say('For the sign.'),
          colour: '#8a5a2b',
          tags: [say('brand')],
          facts: say('AA on white'),
        },
        { title: say('Flour'), text: say('For walls.'), colour: '#f4efe6', tone: 'good' },
        { title: say('Without a colour'), text: say('Only words.'), tone: 'bad' },
      ],
    },
    drawingWith(say),
    {
      kind: 'timeline',
      title: say('Until the doors open'),
      items: [
        { label: say('Lease'), start: '2026-12-01', end: '2026-12-04', group: say('Papers'), critical: true },
        { label: say('Permit'), start: '2026-12-07', end: '2027-01-29', group: say('Papers') },
        {
          label: say('Fit out'),
          start: '2027-01-04',
          end: '2027-02-26',
          group: say('Works'),
          critical: true,
        },
        {
          label: say('Opening'),
          start: '2027-03-01',
          end: '2027-03-01',
          group: say('Works'),
          critical: true,
        },
      ],
    },
  ];
}
