import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const pages = [
  ['Lease of the workshop', '', 'The workshop at Harbour Street 9 is let to the bakery.'],
  [
    'The rent is 1,450 euros a month and falls due on the third',
    'working day of every month.',
    '',
    'Either side may end the lease with a notice of six months.',
  ],
];

/** A lease of two pages. */
export async function contractPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    for (const [index, line] of lines.entries())
      if (line !== '') page.drawText(line, { x: 50, y: 780 - index * 16, size: 12, font });
  }
  return document.save();
}

/** A plan with headings below each other. */
export async function contractDocx(): Promise<Uint8Array> {
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Year one', heading: HeadingLevel.HEADING_1 }),
          new Paragraph('The bakery opens in May.'),
          new Paragraph({ text: 'Ovens', heading: HeadingLevel.HEADING_2 }),
          new Paragraph('Two ovens are bought in March from the dealer in Porto.'),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
