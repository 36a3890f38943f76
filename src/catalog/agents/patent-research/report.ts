import Papa from 'papaparse';
import type { Block, Part } from '../../agent-desk/parts.ts';
import type { SheetCell, TextFile, WorkbookSheet } from '../../agent-desk/result.ts';
import type { Examination } from './examine.ts';
import type { PatentInput } from './fields.ts';
import { opennessText, shorten, wordingRows } from './parts.ts';

/** The search report for a colleague or an attorney: what is claimed, what to put right, where to look. */
export function searchReport(input: PatentInput, examination: Examination): Part {
  const { claims, independent, classes, concepts, queries } = examination;
  const rows = wordingRows(examination);
  const blocks: Block[] = [
    { kind: 'heading', text: input.title },
    {
      kind: 'text',
      text: `Priority date ${input.priority}. ${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}, of which ${independent.map(({ number }) => number).join(', ')} ${independent.length === 1 ? 'is' : 'are'} independent.`,
    },
    { kind: 'heading', text: 'What is claimed' },
    {
      kind: 'list',
      items: independent.map(
        ({ number, category, preamble, openness, elements }) =>
          `Claim ${number} (${category}; ${opennessText(openness)}): ${shorten(preamble, 200)}; elements ${elements.map(({ label, text }) => `(${label}) ${shorten(text, 120)}`).join('; ')}.`,
      ),
    },
  ];
  if (rows.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Wording to put right' },
      {
        kind: 'list',
        items: rows
          .slice(0, 20)
          .map(
            ({ claim, kind, words, advice }) =>
              `Claim ${claim}, ${words}: ${String(kind).toLowerCase()}. ${advice}`,
          ),
      },
    );
  blocks.push(...chartBlocks(examination));
  blocks.push(
    { kind: 'heading', text: 'Search plan' },
    {
      kind: 'list',
      items: concepts.map(({ word, synonyms }) =>
        synonyms.length > 1 ? `${word}: also ${synonyms.slice(1).join(', ')}` : word,
      ),
    },
    {
      kind: 'text',
      text:
        classes.length === 0
          ? 'No subclass shares words with the claims; begin in the scheme by hand.'
          : `Subclasses: ${classes.map(({ code, name }) => `${code} ${name.toLowerCase()}`).join('; ')}.`,
    },
    {
      kind: 'list',
      numbered: true,
      items: queries.map(({ database, aim, text }) => `${database}, ${aim.toLowerCase()}: ${text}`),
    },
    { kind: 'heading', text: 'Then' },
    {
      kind: 'list',
      numbered: true,
      items: [
        'Read the first fifty hits of each query by title and drawing; note numbers in the log.',
        'Take the classes of the best hits and search by them without words.',
        'Go through what the best hits cite and who cites them.',
        'Search papers, standards, product pages and videos of before the priority date.',
        'Stop when new queries bring only what the log has.',
      ],
    },
  );
  return { kind: 'document', title: 'Claim analysis and search plan', blocks };
}

function chartBlocks({ charted, chart, references }: Examination): Block[] {
  if (references.length === 0) return [];
  const blocks: Block[] = [];
  blocks.push({ kind: 'heading', text: `Claim ${charted.number} beside the references` });
  for (const [at, { label, text }] of charted.elements.entries()) {
    blocks.push({ kind: 'text', text: `(${label}) ${text}` });
    for (const { reference, passage, covered, missing } of chart[at] ?? [])
      if (passage !== '')
        blocks.push({
          kind: 'quote',
          text: passage,
          source: `${reference}; ${Math.round(covered)} % of the words${missing.length === 0 ? '' : `, not there: ${missing.slice(0, 8).join(', ')}`}`,
        });
  }
  blocks.push({
    kind: 'text',
    text: 'Shared words show where to read. Whether a passage discloses an element, and whether the claim is new, is for a person to decide.',
  });
  return blocks;
}

const bold = (value: string): SheetCell => ({ value, bold: true });

export function workbookOf(examination: Examination): WorkbookSheet[] {
  const { claims, charted, chart, references } = examination;
  const sheets: WorkbookSheet[] = [
    {
      name: 'Claims',
      rows: [
        ['Claim', 'Refers to', 'Category', 'Transition', 'Open or closed', 'Elements', 'Text'].map(bold),
        ...claims.map(({ number, refersTo, category, transition, openness, elements, text }): SheetCell[] => [
          number,
          refersTo.join(', '),
          category,
          transition,
          openness,
          elements.length,
          text,
        ]),
      ],
      widths: [8, 12, 12, 16, 14, 10, 100],
    },
    {
      name: 'Wording',
      rows: [
        ['Claim', 'Kind', 'Words', 'What to do'].map(bold),
        ...wordingRows(examination).map((row): SheetCell[] => [
          row.claim ?? null,
          row.kind ?? null,
          row.words ?? null,
          row.advice ?? null,
        ]),
      ],
      widths: [8, 26, 30, 80],
    },
  ];
  if (references.length > 0)
    sheets.push({
      name: 'Claim chart',
      rows: [
        [
          'Element',
          'Text',
          ...references.flatMap(({ name }) => [name, 'Words found', 'Disclosed? (yes, no, in part)']),
        ].map(bold),
        ...charted.elements.map(({ label, text }, at): SheetCell[] => [
          label,
          text,
          ...(chart[at] ?? []).flatMap(({ passage, covered }): SheetCell[] => [
            passage,
            { value: covered / 100, as: 'percent' },
            '',
          ]),
        ]),
      ],
      widths: [9, 50, ...references.flatMap(() => [60, 12, 18])],
    });
  return sheets;
}

export function logFile({ queries }: Examination): TextFile {
  const rows = queries.map(({ database, text }) => ({
    'date searched': '',
    database,
    query: text,
    hits: '',
    'document number': '',
    'publication date': '',
    'category (X, Y, A)': '',
    'claims and elements': '',
    'passage or figure': '',
    note: '',
  }));
  return { name: 'prior-art-log.csv', type: 'text/csv', text: Papa.unparse(rows, { escapeFormulae: true }) };
}
