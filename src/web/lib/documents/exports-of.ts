import { brand } from '../../../kernel/brand.ts';
import type { LoadFont } from './pdf/typeface.ts';
import { fileNameOf, isTable, type Report } from './report.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeCsv } from './write-csv.ts';
import { writeDocx } from './write-docx.ts';
import { writeJson } from './write-json.ts';
import { writePdf } from './write-pdf.ts';
import { writeRedline } from './write-redline.ts';
import { writeSlides } from './write-slides.ts';
import { writeWorkbook } from './write-workbook.ts';

export type ExportKind = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'csv' | 'ics' | 'redline' | 'file' | 'json';

/** A file that a result can become. It is written when it is asked for, and what writes it is loaded then. */
export interface Export {
  readonly kind: ExportKind;
  readonly label: string;
  readonly fileName: string;
  readonly write: () => Promise<Blob>;
}

export interface ExportTools {
  readonly now: Date;
  /** Where fonts come from; the site's own unless it says otherwise. */
  readonly loadFont?: LoadFont;
}

/** The files that a result offers, in the order in which people want them. */
export function exportsOf(report: Report, { now, loadFont = loadFontOfSite }: ExportTools): Export[] {
  const { result } = report;
  const { slides = [], events = [], files = [], redline } = result;
  const named = (
    kind: Exclude<ExportKind, 'file' | 'redline'>,
    label: string,
    write: () => Promise<Blob>,
  ): Export => ({
    kind,
    label,
    fileName: fileNameOf(report.title, kind),
    write,
  });
  return [
    named('pdf', 'Report (PDF)', () => writePdf(report, now, loadFont)),
    named('docx', 'Document (Word)', () => writeDocx(report, now)),
    ...(redline === undefined
      ? []
      : [
          {
            kind: 'redline' as const,
            label: 'Redline (Word)',
            fileName: fileNameOf(`Redline ${report.title}`, 'docx'),
            write: () => writeRedline(redline),
          },
        ]),
    named('xlsx', 'Workbook (Excel)', () => writeWorkbook(report)),
    ...(slides.length > 0 ? [named('pptx', 'Slides (PowerPoint)', () => writeSlides(report))] : []),
    ...(result.parts.some(isTable) ? [named('csv', 'Tables (CSV)', () => writeCsv(report))] : []),
    ...(events.length > 0
      ? [named('ics', 'Dates (calendar)', async () => writeCalendar(events, now, brand.name))]
      : []),
    ...files.map(
      (file): Export => ({
        kind: 'file',
        label: file.name,
        fileName: file.name,
        write: async () => new Blob([file.text], { type: file.type }),
      }),
    ),
    named('json', 'Data (JSON)', async () => writeJson(report, now)),
  ];
}

const loadFontOfSite: LoadFont = async (name) => {
  const fonts = await import('./pdf/browser-fonts.ts');
  return await fonts.loadFontOfSite(name);
};
