// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { cleanText } from './clean-text.ts';
import { type ExportKind, exportsOf } from './exports-of.ts';
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
import type { Report } from './report.ts';
import { everyPart, writtenAt } from './reports-for-tests.ts';

vi.setConfig({ testTimeout: 240_000 });

/** The fonts that the site serves, from the disk. */
const loadFontFromDisk: LoadFont = async (name) =>
  new Uint8Array(await readFile(`node_modules/@fontsource/inter/files/inter-${name}-normal.woff`));

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['a formula', "=cmd|'/c calc'!A0"],
  ['a formula with a sign before it', '+HYPERLINK("http://evil.example","x")'],
  ['a script', '<script>alert(1)</script>'],
  ['markup that closes what is open', '</w:t></a:t></v></si>]]><!-- &amp; &bogus; "\''],
  ['emoji', 'Growth 📈 for families 👩‍👩‍👧 of 🇵🇹'],
  ['text from right to left', 'مرحبا بالعالم ‮ שלום עולם'],
  ['Greek, Cyrillic and Polish', 'Ελλάδα, Україна, złoty, −5 ≥ −7'],
  [
    'control characters and halves of pairs',
    'one\u0000two\u0007three\u000Bfour\u001Ffive\uFFFEsix\uD83Dseven\u0085',
  ],
  ['line breaks of every kind', 'first\nsecond\r\nthird\rfourth\u2028fifth'],
];

function reportFull(of: string): Report {
  return everyPart((text) => `${of} ${text}`);
}

async function written(report: Report, kind: ExportKind): Promise<Blob> {
  const found = exportsOf(report, { now: writtenAt, loadFont: loadFontFromDisk }).find(
    (one) => one.kind === kind,
  );
  if (found === undefined) throw new Error(`${kind} is not offered`);
  return await found.write();
}

describe.each(hostile)('%s in every place', (_, text) => {
  const report = reportFull(text);

  it('leaves a pdf that reads', async () => {
    const { pages } = await readPdf(await written(report, 'pdf'));
    expect(pages.join(' ')).toContain('31 months');
  });

  it('leaves a Word document that reads, with the text as text', async () => {
    const blob = await written(report, 'docx');
    const parts = await readParts(blob);
    expect(parts.size).toBeGreaterThan(5);
    const { text: read, html } = await readDocx(blob);
    expect(bare(read)).toContain(bare(report.result.summary));
    expect(html).not.toContain('<script');
  });

  it('leaves a workbook whose cells are text', async () => {
    const blob = await written(report, 'xlsx');
    const parts = await readParts(blob);
    const formulas = [...parts.values()].flat().filter(({ element }) => element === 'f');
    expect(formulas).toEqual([]);
    const sheets = await readWorkbook(blob);
    expect(bare(sheets[0]?.data[1]?.[0])).toBe(bare(report.result.summary));
    expect(new Set(sheets.map(({ sheet }) => sheet.toLowerCase())).size).toBe(sheets.length);
    for (const { sheet } of sheets) expect(sheet).toMatch(/^[^\\/?*[\]:]{1,31}$/);
  });

  it('leaves slides that read, with the text as text', async () => {
    const slides = await readSlides(await written(report, 'pptx'));
    expect(slides).toHaveLength(4);
    expect(bare(slides[0]?.texts.join(' '))).toContain(bare(report.result.slides?.[0]?.title));
    expect(bare(slides[2]?.notes)).toContain('Namethetwobakers');
  });

  it('leaves a csv file without a cell that a spreadsheet would run', async () => {
    const lines = await readCsv(await written(report, 'csv'));
    const texts = lines.flat().filter((cell) => Number.isNaN(Number(cell)));
    expect(texts.filter((cell) => /^[=+\-@\t\r]/.test(String(cell)))).toEqual([]);
  });

  it('leaves a calendar that reads strictly', async () => {
    const events = await readCalendar(await written(report, 'ics'));
    expect(events).toHaveLength(2);
    expect(bare(events[0]?.summary)).toBe(bare(report.result.events?.[0]?.title));
    expect(events[1]).toMatchObject({ start: '2027-01-04', end: '2027-03-01' });
  });

  it('leaves data that is what was given', async () => {
    const read = JSON.parse(await (await written(report, 'json')).text());
    expect(read.result).toEqual(report.result);
  });
});

/** Spaces and line breaks are set anew in every kind of file. */
function bare(text: unknown): string {
  return cleanText(String(text)).replace(/[\s\u0085]+/g, '');
}

describe('a text of 10,000 characters', () => {
  const [words, word] = ['every word counts '.repeat(556).slice(0, 10_000), 'x'.repeat(10_000)];
  const long: Report = {
    title: 'Long texts',
    entered: [
      ['Asked', words],
      ['In one word', word],
    ],
    method: [words],
    sources: [word],
    limits: [words],
    result: {
      summary: words,
      values: {},
      warnings: [words],
      parts: [
        {
          kind: 'figures',
          title: 'Figures',
          figures: [{ label: words, value: words, as: 'text', against: word }],
        },
        {
          kind: 'table',
          title: 'Table',
          columns: [
            { key: 'a', label: 'A', as: 'text' },
            { key: 'b', label: word, as: 'text' },
          ],
          rows: [
            { a: words, b: word },
            { a: 'the last row', b: 'of all' },
          ],
        },
        { kind: 'cards', title: 'Cards', cards: [{ title: word, text: words, tags: [words], facts: word }] },
        {
          kind: 'timeline',
          title: 'Timeline',
          items: [{ label: words, start: '2026-01-01', end: '2029-12-31', group: word }],
        },
        {
          kind: 'document',
          title: 'Letter',
          blocks: [
            { kind: 'list', items: [words, word] },
            { kind: 'quote', text: word },
          ],
        },
        {
          kind: 'chart',
          title: 'Chart',
          chart: 'bar',
          category: { key: 'name', label: word },
          series: [
            { key: 'value', label: words },
            { key: 'none', label: word },
          ],
          rows: [{ name: word, value: 3, none: null }],
          as: 'number',
        },
      ],
      slides: [
        {
          title: words,
          bullets: [words, word],
          chart: { kind: 'pie', labels: [word], series: [{ name: word, values: [1] }] },
        },
      ],
      events: [{ title: word, day: '2026-11-16', text: words }],
    },
  };

  it('is whole in the pdf, over as many pages as it takes', async () => {
    const { pages } = await readPdf(await written(long, 'pdf'));
    const text = pages.join(' ').replace(/\s+/g, '');
    const wanted = words.replace(/\s+/g, '');
    expect(text.split(wanted.slice(0, 2_000)).length).toBeGreaterThan(2);
    expect(text).toContain('thelastrow');
    expect(pages.length).toBeGreaterThan(20);
  });

  it('is whole in the Word document and in the workbook', async () => {
    const docx = await written(long, 'docx');
    await readParts(docx);
    expect((await readDocx(docx)).text).toContain(word);
    const xlsx = await written(long, 'xlsx');
    await readParts(xlsx);
    expect((await readWorkbook(xlsx))[0]?.data.flat()).toContain(words);
  });

  it('is cut on the slide and whole in the notes', async () => {
    const [slide] = await readSlides(await written(long, 'pptx'));
    expect(slide?.texts.join('').length).toBeLessThan(3_000);
    expect(slide?.notes).toContain(word);
  });

  it('is folded in the calendar', async () => {
    const [event] = await readCalendar(await written(long, 'ics'));
    expect(event).toMatchObject({ summary: word, description: words });
  });
});
