import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IParagraphStylePropertiesOptions,
  LevelFormat,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx';
import { brand } from '../../../../kernel/brand.ts';
import { printColours } from '../print-look.ts';
import type { Report } from '../report.ts';
import { heading, listItems, listNames, paragraph, runs, wordColour } from './paragraphs.ts';
import { type WordBlock, wordPart } from './word-part.ts';
import { textWidth, wordTable } from './word-table.ts';

const font = 'Calibri';

/** The report: its summary first, then the parts, then where it comes from. */
export function wordDocument(report: Report, now: Date): Document {
  return new Document({
    title: report.title,
    creator: brand.name,
    lastModifiedBy: brand.name,
    description: report.result.summary,
    styles: { default: styles() },
    numbering: { config: numbering() },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        footers: { default: footer(report.title) },
        children: content(report, now),
      },
    ],
  });
}

function content(report: Report, now: Date): WordBlock[] {
  const { result } = report;
  let lists = 0;
  const instance = () => {
    lists += 1;
    return lists;
  };
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const section = (title: string, blocks: readonly WordBlock[]) =>
    blocks.length === 0 ? [] : [heading(title, 2), ...blocks];
  return [
    heading(report.title, 1),
    paragraph(day, { colour: printColours.faint }),
    new Paragraph({ children: runs(result.summary, { size: 26 }), spacing: { after: 200 } }),
    ...warnings(result.warnings ?? []),
    ...result.parts.flatMap((part, at) =>
      // Parts of one section, such as a text and its table, share the title.
      wordPart(part, result.currency, instance, part.title !== result.parts[at - 1]?.title),
    ),
    ...section('What was entered', entered(report)),
    ...section(
      'How it was computed',
      report.method.map((text) => paragraph(text)),
    ),
    ...section('Sources', listItems(report.sources)),
    ...section('What it does not know', listItems(report.limits)),
  ];
}

function entered(report: Report): WordBlock[] {
  if (report.entered.length === 0) return [];
  return [
    wordTable(
      [
        { label: '', share: 2 },
        { label: '', share: 3 },
      ],
      report.entered.map(([label, value]) => [{ text: label, colour: printColours.faint }, { text: value }]),
      false,
    ),
    new Paragraph({ children: [] }),
  ];
}

function warnings(texts: readonly string[]): Paragraph[] {
  if (texts.length === 0) return [];
  return [{ text: 'Before you rely on it', bold: true }, ...texts.map((text) => ({ text, bold: false }))].map(
    ({ text, bold }) =>
      new Paragraph({
        children: runs(text, { bold }),
        spacing: { after: 0 },
        indent: { left: 160 },
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: wordColour(printColours.warnSurface) },
        border: {
          left: { style: BorderStyle.SINGLE, size: 18, space: 6, color: wordColour(printColours.warn) },
        },
      }),
  );
}

function footer(title: string): Footer {
  const look = { size: 16, color: wordColour(printColours.faint) };
  const short = title.length > 80 ? `${[...title].slice(0, 79).join('')}…` : title;
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({ ...look, text: `${brand.name} · ${short.replace(/\s+/g, ' ')}` }),
          new TextRun({ ...look, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

function styles() {
  const of = (size: number, before: number, after: number) => ({
    run: { font, size, bold: true, color: wordColour(printColours.ink) },
    paragraph: { spacing: { before, after }, keepNext: true } satisfies IParagraphStylePropertiesOptions,
  });
  return {
    document: {
      run: { font, size: 21, color: wordColour(printColours.ink) },
      paragraph: { spacing: { line: 288 } },
    },
    heading1: of(44, 0, 60),
    heading2: of(28, 320, 120),
    heading3: of(23, 200, 80),
  };
}

function numbering() {
  const indent = { paragraph: { indent: { left: 400, hanging: 300 } } };
  return [
    {
      reference: listNames.bullets,
      levels: [
        { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, style: indent },
      ],
    },
    {
      reference: listNames.numbered,
      levels: [
        { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT, style: indent },
      ],
    },
  ];
}
