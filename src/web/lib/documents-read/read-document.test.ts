// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { placeWords } from '../../../ask/documents/place-words.ts';
import { limits } from '../../../kernel/limits.ts';
import { everyPart, writtenAt } from '../documents/reports-for-tests.ts';
import { writeDocx } from '../documents/write-docx.ts';
import { writeWorkbook } from '../documents/write-workbook.ts';
import { DocumentRefusal } from './document-refusal.ts';
import {
  bytesOfText,
  docxOfContract,
  pdfOf,
  pdfOfPictures,
  sealedPdf,
  zipOf,
} from './documents-for-tests.ts';
import { readDocument } from './read-document.ts';
import { refusalWords } from './refusal-words.ts';

// The libraries are large, and on a busy machine to load them alone takes long.
vi.setConfig({ testTimeout: 120_000 });

async function passagesOf(bytes: Uint8Array, name: string) {
  const { passages } = await readDocument(bytes, name);
  return passages.map((passage) => ({ place: placeWords(passage), text: passage.text }));
}

async function refusalOf(bytes: Uint8Array, name: string): Promise<string> {
  try {
    await readDocument(bytes, name);
  } catch (error) {
    if (error instanceof DocumentRefusal) return error.reason;
    throw error;
  }
  throw new Error(`${name} was read.`);
}

describe('a pdf', () => {
  it('is read page by page, lines put together to paragraphs', async () => {
    const bytes = await pdfOf([
      [
        'The rent falls due on the third',
        'working day of every month.',
        '',
        '',
        'A deposit of two months is kept.',
      ],
      ['Either side may end the lease with six months of notice.'],
    ]);
    const told: string[] = [];
    const { kind, pages, passages } = await readDocument(bytes, 'lease.pdf', (page, all) =>
      told.push(`${page} of ${all}`),
    );
    expect({ kind, pages }).toEqual({ kind: 'pdf', pages: 2 });
    expect(passages).toEqual([
      {
        section: '',
        page: 1,
        text: 'The rent falls due on the third working day of every month.\nA deposit of two months is kept.',
      },
      { section: '', page: 2, text: 'Either side may end the lease with six months of notice.' },
    ]);
    expect(told).toEqual(['1 of 2', '2 of 2']);
  });

  it('is known by what it is and not by its name', async () => {
    expect((await readDocument(await pdfOf([['Some words.']]), 'lease')).kind).toBe('pdf');
  });

  it('keeps its own bytes as they were', async () => {
    const bytes = await pdfOf([['Some words.']]);
    const copy = bytes.slice();
    await readDocument(bytes, 'lease.pdf');
    expect(bytes).toEqual(copy);
  });
});

describe('a Word document', () => {
  it('is read under the path of its headings', async () => {
    const found = await passagesOf(await docxOfContract(), 'lease.docx');
    expect(found).toEqual([
      {
        place: 'section Lease of the workshop',
        text: 'Lease of the workshop\nThe workshop at Harbour Street 9 is let to the bakery.',
      },
      {
        place: 'section Lease of the workshop › Payment',
        text: 'Payment\nThe rent is 1,450 euros a month and falls due on the third working day.\n- Heating is paid apart.\n- Water is included.',
      },
      {
        place: 'section Lease of the workshop › Notice',
        text: 'Notice\nEither side may end the lease with six months of notice.',
      },
    ]);
  });

  it('is read when the product wrote it, tables and all', async () => {
    const blob = await writeDocx(everyPart(), writtenAt);
    const found = await passagesOf(new Uint8Array(await blob.arrayBuffer()), 'report.docx');
    const text = found.map((passage) => passage.text).join('\n');
    expect(text).toContain('The shop pays for itself in 31 months');
    expect(text).toContain('Where | Lisbon, Rua Augusta');
  });

  it('gives a box of text once, and what was deleted not at all', async () => {
    const text = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const xml = `<w:document><w:body><w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${text('In a box')}</w:txbxContent></mc:Choice><mc:Fallback>${text('In a box')}</mc:Fallback></mc:AlternateContent></w:p><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>a &amp; b</w:t></w:r></w:p></w:body></w:document>`;
    expect(await passagesOf(zipOf({ 'word/document.xml': xml }), 'a.docx')).toEqual([
      { place: '', text: 'In a box\na & b' },
    ]);
  });
});

describe('a workbook and a csv', () => {
  it('are read row by row, each value beside the name of its column', async () => {
    const found = await passagesOf(bytesOfText('Item;Amount\nRent;1450\nFlour;320\n'), 'costs.csv');
    expect(found).toEqual([
      { place: 'rows 2–3', text: 'Item: Rent | Amount: 1450\nItem: Flour | Amount: 320' },
    ]);
  });

  it('are read from what the product writes, sheet by sheet', async () => {
    const blob = await writeWorkbook(everyPart());
    const found = await passagesOf(new Uint8Array(await blob.arrayBuffer()), 'report.xlsx');
    expect(found[0]?.place).toMatch(/^sheet .+, rows? \d/u);
    expect(found.map(({ text }) => text).join('\n')).toContain('Lisbon, Rua Augusta');
  });
});

describe('texts', () => {
  it('in Markdown are read under their headings, without what stands above them about them', async () => {
    const text = '---\ntitle: x\n---\n# Plan\n\nFirst **words**.\n\n## Costs\n\n- Rent\n- Flour\n';
    expect(await passagesOf(bytesOfText(text), 'plan.md')).toEqual([
      { place: 'section Plan', text: 'Plan\nFirst words.' },
      { place: 'section Plan › Costs', text: 'Costs\n- Rent\n- Flour' },
    ]);
  });

  it('in HTML are read without scripts, and nothing in them is followed', async () => {
    const html =
      '<!doctype html><html><head><title>T</title><script>alert(1)</script></head><body><h1>Plan</h1><p>First <b>wo</b>rds &amp; more.</p><script>steal()</script><ul><li>Rent</li></ul><table><tr><th>Item</th><td>Rent</td></tr></table></body></html>';
    expect(await passagesOf(bytesOfText(html), 'page')).toEqual([
      { place: 'section Plan', text: 'Plan\nFirst words & more.\n- Rent\nItem | Rent' },
    ]);
  });

  it('are read in the letters of Windows and in two bytes too', async () => {
    expect(await passagesOf(new Uint8Array([0x63, 0x61, 0x66, 0xe9]), 'a.txt')).toEqual([
      { place: '', text: 'café' },
    ]);
    const wide = new Uint8Array([0xff, 0xfe, 0x68, 0, 0x69, 0]);
    expect((await passagesOf(wide, 'a.txt'))[0]?.text).toBe('hi');
  });

  it('without a point or a space are parted all the same', async () => {
    const { passages } = await readDocument(bytesOfText('x'.repeat(9_000)), 'a.txt');
    expect(passages.map(({ text }) => text.replaceAll('\n', '')).join('')).toBe('x'.repeat(9_000));
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(6_000);
  });
});

describe('a document is refused', () => {
  const damagedPdf = async () => (await pdfOf([['Some words.']])).slice(0, 200);
  const packed = zipOf({ 'word/document.xml': new Uint8Array(limits.documents.partBytes + 1) });
  /** Says that its part is small. */
  const lyingBomb = () => {
    const bytes = packed.slice();
    const view = new DataView(bytes.buffer);
    view.setUint32(22, 10, true);
    return bytes;
  };
  const farCell = zipOf({
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"/></row></sheetData></worksheet>',
  });
  const sealedOffice = new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Uint8Array(512),
    ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ]);
  const cases: readonly (readonly [string, string, string, () => Uint8Array | Promise<Uint8Array>])[] = [
    ['nothing in it', 'a.txt', 'empty', () => new Uint8Array()],
    ['only spaces in it', 'a.txt', 'no-text', () => bytesOfText(' \n \n')],
    ['too many bytes', 'a.txt', 'too-large', () => new Uint8Array(limits.documents.bytes + 1)],
    ['a pdf with a password', 'a.pdf', 'encrypted', sealedPdf],
    ['a Word document with a password', 'a.docx', 'encrypted', () => sealedOffice],
    ['an old Word document', 'a.doc', 'old-office', () => sealedOffice.slice(0, 500)],
    ['a pdf of pictures', 'a.pdf', 'pictures-only', pdfOfPictures],
    [
      'a Word document of pictures',
      'a.docx',
      'pictures-only',
      () => zipOf({ 'word/document.xml': '<w:document/>', 'word/media/image1.png': 'x' }),
    ],
    ['a zip that unpacks to too much', 'a.docx', 'unpacks-too-large', () => packed],
    ['a zip that lies about its size', 'a.docx', 'unpacks-too-large', lyingBomb],
    ['a cell in the last corner of a sheet', 'a.xlsx', 'too-many-cells', () => farCell],
    [
      'a picture that is called a pdf',
      'a.pdf',
      'not-what-it-says',
      () => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0]),
    ],
    ['text that is called a pdf', 'a.pdf', 'not-what-it-says', () => bytesOfText('no pdf')],
    ['a zip that is called a Word document', 'a.docx', 'not-what-it-says', () => zipOf({ 'a.txt': 'x' })],
    ['a zip of something', 'a.zip', 'unknown-kind', () => zipOf({ 'a.txt': 'x' })],
    ['a picture', 'a.png', 'unknown-kind', () => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])],
    ['a pdf that is cut off', 'a.pdf', 'damaged', damagedPdf],
    [
      'a Word document that is cut off',
      'a.docx',
      'damaged',
      async () => (await docxOfContract()).slice(0, 900),
    ],
    ['a workbook without its sheets', 'a.xlsx', 'damaged', () => zipOf({ 'xl/workbook.xml': '<workbook' })],
  ];

  it.each(cases)('with %s (%s): %s', async (_, name, reason, make) => {
    expect(await refusalOf(await make(), name)).toBe(reason);
  });

  it('in a sentence of its own for each reason', () => {
    const words = Object.values(refusalWords);
    expect(new Set(words).size).toBe(words.length);
    for (const sentence of words) expect(sentence).toMatch(/^[A-Z].+\.$/u);
  });
});
