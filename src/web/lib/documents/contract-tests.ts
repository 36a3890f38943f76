import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TablePart } from '../../../catalog/agent-desk/parts.ts';
import type { WorkbookSheet } from '../../../catalog/agent-desk/result.ts';
import { brand } from '../../../kernel/brand.ts';
import { type Export, type ExportKind, exportsOf } from './exports-of.ts';
import type { LoadFont } from './pdf/typeface.ts';
import {
  readCalendar,
  readCsv,
  readDocx,
  readParts,
  readPdf,
  readSlides,
  readWorkbook,
} from './read-back-for-tests.ts';
import { columnsOf, isTable, type Report } from './report.ts';
import { type NamedReport, writtenAt } from './reports-for-tests.ts';

/** The fonts that the site serves, from the disk. */
const loadFontFromDisk: LoadFont = async (name) =>
  new Uint8Array(await readFile(`node_modules/@fontsource/inter/files/inter-${name}-normal.woff`));

function offered(report: Report): Export[] {
  return exportsOf(report, { now: writtenAt, loadFont: loadFontFromDisk });
}

async function written(report: Report, kind: ExportKind): Promise<Blob> {
  const found = offered(report).find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`${kind} is not offered`);
  return await found.write();
}

/** Lines on paper break where they must, and a few signs are spelt out: letters and digits are what is compared. */
function bare(text: string): string {
  return text
    .replaceAll('√', 'root of')
    .replaceAll('∞', 'infinite')
    .replaceAll('✓', 'yes')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What every file of a report must be, whoever reads it back. */
export function describeExports(reports: readonly NamedReport[]): void {
  describe.each(reports)('the exports of $name', ({ report }) => {
    const { result } = report;
    const headings = [report.title, ...result.parts.map(({ title }) => title), 'What was entered'];

    it('offer every file that the result can become, in their order', () => {
      const kinds = offered(report).map(({ kind }) => kind);
      expect(kinds).toEqual([
        'pdf',
        'docx',
        ...(result.redline === undefined ? [] : ['redline']),
        'xlsx',
        ...((result.slides?.length ?? 0) > 0 ? ['pptx'] : []),
        ...(result.parts.some(isTable) ? ['csv'] : []),
        ...((result.events?.length ?? 0) > 0 ? ['ics'] : []),
        ...(result.files ?? []).map(() => 'file'),
        'json',
      ]);
      for (const { label, fileName } of offered(report)) {
        expect(label).not.toBe('');
        expect(fileName).toMatch(/^[^\\/:*?"<>|]+\.[a-z\d]+$/i);
      }
    });

    it('read as a pdf with the summary, every heading, page numbers and the name of the product', async () => {
      const { pages, title } = await readPdf(await written(report, 'pdf'));
      const text = bare(pages.join(' '));
      expect(title).toBe(report.title);
      for (const expected of [result.summary, ...headings, ...(result.warnings ?? []), ...report.limits])
        expect(text).toContain(bare(expected));
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(page).toContain(`${brand.name} · `);
      }
    });

    it('read as a Word document with headings, tables and the summary first', async () => {
      const blob = await written(report, 'docx');
      await readParts(blob);
      const { text, html } = await readDocx(blob);
      for (const expected of [result.summary, ...headings, ...(result.warnings ?? [])])
        expect(text).toContain(expected);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(result.parts.length);
      // A title may also be a word of the document's own name, which stands before everything.
      expect(text.slice(text.indexOf(result.summary))).toContain(result.parts[0]?.title ?? '');
      const rows = result.parts
        .filter(isTable)
        .reduce((sum, part) => sum + Math.min(1_000, part.rows.length) + 1, 0);
      expect(html.match(/<tr>/g)?.length ?? 0).toBeGreaterThanOrEqual(rows);
    });

    it('read as a workbook with the values of its sheets and its formulas', async () => {
      const blob = await written(report, 'xlsx');
      await readParts(blob);
      const sheets = await readWorkbook(blob);
      expect(sheets[0]?.data.flat()).toContain(result.summary);
      const workbook = result.workbook ?? [];
      expect((await cellsOf(blob)).slice(0, workbook.length)).toEqual(expectedCells(workbook));
      const tables = result.workbook === undefined ? result.parts.filter(isTable) : [];
      for (const [index, part] of tables.entries()) {
        const [head, first] = sheets[index + 1]?.data ?? [];
        const columns = columnsOf(part);
        expect(head).toEqual(columns.map(({ label }) => label));
        const numbers = columns.map(({ key, as }) => {
          const given = part.rows[0]?.[key];
          return typeof given === 'number' ? given / (as === 'percent' ? 100 : 1) : null;
        });
        expect(numbers.map((number, at) => (number === null ? null : first?.[at]))).toEqual(numbers);
      }
    });

    it.runIf(result.slides?.length)('read as slides with their titles and notes', async () => {
      const slides = await readSlides(await written(report, 'pptx'));
      expect(slides).toHaveLength(result.slides?.length ?? 0);
      for (const [index, slide] of (result.slides ?? []).entries()) {
        const { texts, notes } = slides[index] ?? { texts: [], notes: '' };
        expect(slide.title.length <= 110 ? texts.join('\n') : notes).toContain(slide.title);
        for (const bullet of slide.bullets ?? []) expect(`${texts.join('\n')}\n${notes}`).toContain(bullet);
        expect(notes).toContain(slide.notes ?? '');
      }
    });

    it.runIf(result.parts.some(isTable))('read as a csv file with every row', async () => {
      const tables = result.parts.filter(isTable);
      const lines = await readCsv(await written(report, 'csv'));
      expect(lines).toHaveLength(tables.reduce((sum, { rows }) => sum + rows.length + 2, 0));
      expect(lines[1]).toEqual(columnsOf(tables[0] ?? emptyTable).map(({ label }) => label));
      const [first = emptyTable] = tables;
      expect(lines[2]?.map((cell) => String(cell).replace(/^'(?=[=+\-@])/, ''))).toEqual(
        columnsOf(first).map(({ key }) => String(first.rows[0]?.[key] ?? '')),
      );
    });

    it.runIf(result.events?.length)('read as a calendar with every day', async () => {
      const events = await readCalendar(await written(report, 'ics'));
      expect(events.map(({ summary, start }) => [summary, start])).toEqual(
        result.events?.map(({ title, day }) => [title, day]),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    });

    it('read as the files that the result has', async () => {
      const files = offered(report).filter(({ kind }) => kind === 'file');
      const texts = await Promise.all(files.map(async ({ write }) => await (await write()).text()));
      expect(texts).toEqual((result.files ?? []).map(({ text }) => text));
    });

    it('read as data that is equal to what was given', async () => {
      const read = JSON.parse(await (await written(report, 'json')).text());
      expect(read.result).toEqual(JSON.parse(JSON.stringify(result)));
      expect(read.entered).toEqual(report.entered.map(([label, value]) => ({ label, value })));
      expect(read.input).toEqual(
        report.input === undefined ? undefined : JSON.parse(JSON.stringify(report.input)),
      );
      expect(read.title).toBe(report.title);
    });
  });
}

const emptyTable: TablePart = { kind: 'table', title: '', columns: [], rows: [] };

interface SheetCells {
  readonly formulas: readonly string[];
  readonly numbers: readonly number[];
}

/** The formulas and the numbers of every sheet after the first, as the file has them. */
async function cellsOf(blob: Blob): Promise<SheetCells[]> {
  const sheets = await readWorkbook(blob);
  const parts = await readParts(blob);
  return sheets.slice(1).map(({ data }, index) => ({
    formulas: (parts.get(`xl/worksheets/sheet${index + 2}.xml`) ?? [])
      .filter(({ element }) => element === 'f')
      .map(({ text }) => text),
    numbers: data.flat().filter((value) => typeof value === 'number'),
  }));
}

/** A formula stands in the file without the sign that starts it on the screen. */
function expectedCells(workbook: readonly WorkbookSheet[]): SheetCells[] {
  return workbook.map(({ rows }) => {
    const cells = rows
      .flat()
      .map((cell) => (typeof cell === 'object' && cell !== null ? cell : { value: cell }));
    return {
      formulas: cells.flatMap((cell) => ('formula' in cell ? [cell.formula.replace(/^=/, '')] : [])),
      numbers: cells.flatMap((cell) =>
        'value' in cell && typeof cell.value === 'number' ? [cell.value] : [],
      ),
    };
  });
}
