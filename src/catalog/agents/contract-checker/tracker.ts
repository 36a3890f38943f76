import type { Part } from '../../agent-desk/parts.ts';
import type { SheetCell, WorkbookSheet } from '../../agent-desk/result.ts';
import type { Analysis } from './analyse.ts';
import { asSentence } from './as-sentence.ts';
import { clauses } from './clauses.ts';
import { contradictionRows, whereOf } from './findings-parts.ts';

const bold = (value: string): SheetCell => ({ value, bold: true });
const firstRow = 6;

/** Every point with a state that the parties fill in; the head counts what is still open. */
export function negotiationSheet(analysis: Analysis): WorkbookSheet {
  const points: SheetCell[][] = [
    ...analysis.risks.map(({ rule, sentence, words, favours, milder }) => [
      rule.severity,
      rule.name,
      whereOf(sentence.section),
      words,
      favours,
      asSentence(milder),
      'open',
    ]),
    ...analysis.missing.map((key) => [
      'medium',
      `Missing: ${clauses[key].name.toLowerCase()}`,
      '',
      '',
      '',
      clauses[key].wording,
      'open',
    ]),
    ...contradictionRows(analysis).map(({ kind, where, what }) => [
      'medium',
      kind ?? '',
      where ?? '',
      what ?? '',
      '',
      '',
      'open',
    ]),
  ];
  const last = firstRow + Math.max(1, points.length) - 1;
  const states = `$G$${firstRow}:$G$${last}`;
  return {
    name: 'Negotiation',
    rows: [
      [bold('Points'), { formula: `=COUNTA(${states})`, as: 'whole' }],
      [
        bold('Open'),
        { formula: `=COUNTIF(${states},"open")`, as: 'whole' },
        bold('of them high'),
        { formula: `=COUNTIFS(${states},"open",$A$${firstRow}:$A$${last},"high")`, as: 'whole' },
      ],
      [
        bold('Agreed'),
        { formula: `=COUNTIF(${states},"agreed")`, as: 'whole' },
        bold('Refused'),
        { formula: `=COUNTIF(${states},"refused")`, as: 'whole' },
      ],
      [],
      [
        'Severity',
        'Point',
        'Where',
        'Words',
        'Favours',
        'Proposed wording',
        'State (open, agreed, refused)',
      ].map(bold),
      ...points,
    ],
    widths: [10, 34, 14, 50, 18, 70, 18],
  };
}

export function obligationSheet({ obligations }: Analysis): WorkbookSheet {
  return {
    name: 'Obligations',
    rows: [
      ['Who', 'Kind', 'What', 'When', 'Where', 'Done'].map(bold),
      ...obligations.map(({ who, kind, what, when, section }): SheetCell[] => [
        who,
        kind,
        what,
        when,
        whereOf(section),
        '',
      ]),
    ],
    widths: [18, 8, 90, 40, 14, 8],
  };
}

/** The days that the contract names, and its term where beginning and end are in order. */
export function daysTimeline({ dates }: Analysis): Part[] {
  const days = dates.flatMap(({ day, quote, role }) => (day === undefined ? [] : [{ day, quote, role }]));
  const seen = new Set<string>();
  const single = days.filter(({ day }) => !seen.has(day) && seen.add(day) !== undefined);
  if (single.length < 2) return [];
  const start = days.findLast(({ role }) => role === 'start');
  const end = days.find(({ role }) => role === 'end');
  return [
    {
      kind: 'timeline',
      title: 'Days in the contract',
      items: [
        ...(start !== undefined && end !== undefined && start.day <= end.day
          ? [{ label: 'Term', start: start.day, end: end.day, group: 'Term' }]
          : []),
        ...single.map(({ day, quote, role }) => ({
          label: role === 'start' ? `Begins ${quote}` : role === 'end' ? `Ends ${quote}` : quote,
          start: day,
          end: day,
          group: 'Days',
          ...(role === 'end' ? { critical: true as const } : {}),
        })),
      ],
    },
  ];
}
