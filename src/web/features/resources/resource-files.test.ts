// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { exportsOf } from '../../lib/documents/exports-of.ts';
import type { LoadFont } from '../../lib/documents/pdf/typeface.ts';
import { readDocx, readPdf, readWorkbook } from '../../lib/documents/read-back-for-tests.ts';
import { reportOfResource, type WrittenResource } from './resource-report.ts';
import { formatsOf } from './shown-resource.ts';

// The libraries are large, and on a busy machine to load them alone takes long.
vi.setConfig({ testTimeout: 120_000 });

const loadFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(`node_modules/@fontsource/inter/files/inter-${name}-normal.woff`));

async function written(resource: WrittenResource, format: string): Promise<Blob> {
  const made = exportsOf(reportOfResource(resource), { now: new Date('2026-11-17T09:00:00Z'), loadFont });
  const found = made.find(({ kind }) => kind === format);
  if (found === undefined) throw new Error(`${format} is not offered`);
  return await found.write();
}

const checklist: WrittenResource = {
  title: 'Moving out',
  about: 'Before the keys go back.',
  body: `Walk through with the landlord.

Name (________), day ____/____

________

## Rooms

- [ ] Hall: ________
- [x] Kitchen

| Meter | Reading |
|---|---|
| Water | |

Sign below.`,
};

const worksheet: WrittenResource = {
  title: 'Trip costs',
  about: 'Shared by all.',
  body: `Replace the sample values.

## Costs

| What | Price | Count | Sum |
|---|---|---|---|
| Bed 2026 | 1200.50 | 2 | =B2*C2 |
| Paid on | 2026-11-17 | | =IF(D2>10,"much","little") |
| **Total** | | | =SUM(D2:D2) |

## Reading it

1. Divide by the heads.`,
};

it('a checklist keeps its blanks and boxes in Word and on paper, with each heading once', async () => {
  expect(formatsOf(checklist.body)).toEqual(['docx', 'pdf']);
  const { text, html } = await readDocx(await written(checklist, 'docx'));
  for (const expected of ['☐ Hall: ________', '☑ Kitchen', 'Name (________), day ____/____', '\n________\n'])
    expect(text).toContain(expected);
  expect(html.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>How to use it</h2>', '<h2>Rooms</h2>']);
  expect(html).toMatch(/<td>.*Water/);
  const { pages } = await readPdf(await written(checklist, 'pdf'));
  const paper = pages.join(' ');
  expect(paper).toContain('Hall: ________');
  expect(paper).toContain('____/____');
  // A sign that the typeface does not have would be a question mark.
  expect(paper).not.toContain('?');
  expect(paper.match(/Rooms/g)).toHaveLength(1);
});

it('a worksheet becomes a workbook whose formulas live, with how to use it first', async () => {
  expect(formatsOf(worksheet.body)).toEqual(['xlsx', 'docx', 'pdf']);
  const file = await written(worksheet, 'xlsx');
  const sheets = await readWorkbook(file);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Overview', 'Costs']);
  const overview = sheets[0]?.data.flat() ?? [];
  for (const expected of [
    'Trip costs',
    'How to use it',
    'Replace the sample values.',
    '1. Divide by the heads.',
  ])
    expect(overview).toContain(expected);
  expect(overview).not.toContain('Entered');
  expect(sheets[1]?.data[1]?.slice(0, 3)).toEqual(['Bed 2026', 1200.5, 2]);
  expect(sheets[1]?.data[3]?.[0]).toBe('Total');
  const xml = strFromU8(
    unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet2.xml'] ?? new Uint8Array(),
  );
  expect([...xml.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula]) => formula)).toEqual([
    'B2*C2',
    'IF(D2&gt;10,"much","little")',
    'SUM(D2:D2)',
  ]);
});

it('a worksheet shows what it comes to on paper', async () => {
  const { pages } = await readPdf(await written(worksheet, 'pdf'));
  expect(pages.join(' ')).toContain('2,401');
  expect(pages.join(' ')).toContain('much');
  expect(pages.join(' ')).not.toContain('SUM');
});

it('a text with a formula that fails is no workbook', () => {
  expect(formatsOf(worksheet.body.replace('B2*C2', 'B2/0'))).toEqual(['docx', 'pdf']);
});
