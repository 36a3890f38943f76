import { Paragraph, type Table } from 'docx';
import type { Block, CardsPart, Part, TimelinePart } from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';
import { hexColour, printColours, toneColour } from '../print-look.ts';
import { cellText, columnsOf, isFigure, someRows, type TableOf } from '../report.ts';
import { heading, listItems, note, paragraph, quote } from './paragraphs.ts';
import { wordTable } from './word-table.ts';

export type WordBlock = Paragraph | Table;

const mostRows = 1_000;
const space = () => new Paragraph({ children: [], spacing: { after: 60 } });

/** One part below its heading. `instance` counts the numbered lists of the document. */
export function wordPart(
  part: Part,
  currency: string | undefined,
  instance: () => number,
  isTitled = true,
): WordBlock[] {
  return [...(isTitled ? [heading(part.title, 2)] : []), ...contentOf(part, currency, instance)];
}

function contentOf(part: Part, currency: string | undefined, instance: () => number): WordBlock[] {
  switch (part.kind) {
    case 'figures':
      return [
        wordTable(
          [
            { label: 'Figure', share: 3 },
            { label: 'Value', isFigure: true, share: 2 },
            { label: 'Held against', share: 3 },
          ],
          part.figures.map((figure) => [
            { text: figure.label },
            {
              text: cellText(figure.value, figure.as, currency),
              bold: true,
              colour: toneColour(figure.tone),
            },
            { text: figure.against ?? '', colour: printColours.faint },
          ]),
        ),
        space(),
      ];
    case 'table':
    case 'chart':
      return tableOf(part, currency);
    case 'document':
      return part.blocks.flatMap((block) => blockOf(block, instance));
    case 'cards':
      return cardsOf(part);
    case 'drawing':
      return [paragraph(part.says), ...labelsOf(part.shapes)];
    case 'timeline':
      return timelineOf(part);
  }
}

function tableOf(part: TableOf, currency?: string): WordBlock[] {
  const columns = columnsOf(part);
  const { rows, cut } = someRows(part.rows, mostRows);
  const texts = rows.map((row) => columns.map(({ key, as }) => cellText(row[key], as, currency)));
  return [
    wordTable(
      columns.map(({ label, as }, at) => ({
        label,
        isFigure: isFigure(as),
        share: shareOf(label, texts, at),
      })),
      texts.map((row) => row.map((text) => ({ text }))),
    ),
    ...[part.note, cut].flatMap((text) => (text === undefined ? [] : [note(text)])),
    space(),
  ];
}

/** A column with more to say gets more room, but not in proportion: long texts can be broken, figures cannot. */
function shareOf(label: string, rows: readonly (readonly string[])[], at: number): number {
  const longest = Math.max(label.length / 2, ...rows.slice(0, 200).map((row) => row[at]?.length ?? 0));
  return Math.min(40, Math.max(5, longest)) ** 0.75;
}

function blockOf(block: Block, instance: () => number): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.text, 3)];
    case 'text':
      return [paragraph(block.text)];
    case 'list':
      return block.numbered ? listItems(block.items, instance()) : listItems(block.items);
    case 'quote':
      return [quote(block.text, block.source)];
  }
}

/** A card is a row: where one has a colour, a cell of that colour stands before its text. */
function cardsOf({ cards }: CardsPart): WordBlock[] {
  const haveColours = cards.some(({ colour }) => colour !== undefined);
  const rows = cards.map((card) => [
    ...(haveColours
      ? [{ text: '', ground: card.colour === undefined ? undefined : hexColour(card.colour) }]
      : []),
    { text: card.title, bold: true, colour: toneColour(card.tone) },
    {
      text: [
        card.text,
        ...(card.tags === undefined ? [] : [card.tags.join(' · ')]),
        ...(card.facts === undefined ? [] : [card.facts]),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    },
  ]);
  const columns = [
    ...(haveColours ? [{ label: '', share: 1 }] : []),
    { label: '', share: 3 },
    { label: '', share: 6 },
  ];
  return [wordTable(columns, rows, false), space()];
}

/** What is written in a drawing, so that nothing of it is lost where it cannot be drawn. */
function labelsOf(shapes: Extract<Part, { kind: 'drawing' }>['shapes']): WordBlock[] {
  const labels = shapes.flatMap((shape) =>
    shape.kind === 'label' && shape.text.trim() !== '' ? [shape.text] : [],
  );
  return labels.length === 0 ? [] : [note(`In the drawing: ${labels.join('; ')}.`)];
}

function timelineOf({ items }: TimelinePart): WordBlock[] {
  const haveGroups = items.some(({ group }) => group !== undefined);
  const areCritical = items.some(({ critical }) => critical);
  return [
    wordTable(
      [
        { label: 'What', share: 4 },
        { label: 'From', share: 2 },
        { label: 'To', share: 2 },
        ...(haveGroups ? [{ label: 'Group', share: 2 }] : []),
        ...(areCritical ? [{ label: 'Critical', share: 1.4 }] : []),
      ],
      items.map((item) => [
        { text: item.label },
        { text: writeAmount(item.start, 'date') },
        { text: writeAmount(item.end, 'date') },
        ...(haveGroups ? [{ text: item.group ?? '' }] : []),
        ...(areCritical ? [{ text: item.critical ? 'Yes' : '', colour: printColours.bad }] : []),
      ]),
    ),
    space(),
  ];
}
