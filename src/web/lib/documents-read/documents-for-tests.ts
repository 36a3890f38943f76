import { Document, Packer } from 'docx';
import { zipSync } from 'fflate';
import { PDFDocument, PDFHexString, PDFName, StandardFonts } from 'pdf-lib';
import { heading, listItems, paragraph } from '../documents/docx/paragraphs.ts';

/** A pdf with a page for each list of lines. */
export async function pdfOf(pages: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    for (const [index, line] of lines.entries())
      if (line !== '') page.drawText(line, { x: 50, y: 780 - index * 16, size: 12, font });
  }
  return new Uint8Array(await document.save());
}

/** A pdf that says it is sealed, with keys that fit no empty password. */
export async function sealedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  const { context } = document;
  const key = (byte: string) => PDFHexString.of(byte.repeat(32));
  context.trailerInfo.Encrypt = context.register(
    context.obj({ Filter: PDFName.of('Standard'), V: 1, R: 2, P: -4, O: key('a1'), U: key('b2') }),
  );
  context.trailerInfo.ID = context.obj([key('c3'), key('c3')]);
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

export async function pdfOfPictures(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = await document.embedPng(pixel);
  document.addPage([300, 300]).drawImage(picture, { x: 0, y: 0, width: 300, height: 300 });
  return new Uint8Array(await document.save());
}

/** A Word document as the product writes them: real headings, paragraphs and lists. */
export async function docxOfContract(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    numbering: {
      config: [{ reference: 'bullets', levels: [{ level: 0, format: 'bullet', text: '•' }] }],
    },
    sections: [
      {
        children: [
          heading('Lease of the workshop', 1),
          paragraph('The workshop at Harbour Street 9 is let to the bakery.'),
          heading('Payment', 2),
          paragraph('The rent is 1,450 euros a month and falls due on the third working day.'),
          ...listItems(['Heating is paid apart.', 'Water is included.']),
          heading('Notice', 2),
          paragraph('Either side may end the lease with six months of notice.'),
        ],
      },
    ],
  });
  return new Uint8Array(await (await Packer.toBlob(document)).arrayBuffer());
}

const encoder = new TextEncoder();

export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(text));
}

/** A zip of texts. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? encoder.encode(part) : part] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(bytes), { level: 1 }));
}
