import { brand } from '../../../../kernel/brand.ts';
import type { LoadFont, Typeface } from '../../../lib/documents/pdf/typeface.ts';
import { printColours } from '../../../lib/documents/print-look.ts';

export interface CertificateFacts {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly score: number;
  readonly total: number;
  readonly issuedAt: string;
  /** Where it can be checked. */
  readonly url: string;
}

const page = { width: 841.89, height: 595.28, edge: 36 } as const;

/** A certificate on A4, lying. */
export async function writeCertificate(facts: CertificateFacts, loadFont: LoadFont): Promise<Blob> {
  const [{ PDFDocument, rgb }, { default: fontkit }, { charactersOf, embedTypeface }] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
    import('../../../lib/documents/pdf/typeface.ts'),
  ]);
  const lines = linesOf(facts);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(`${facts.title}: certificate of ${facts.name}`, { showInWindowTitleBar: true });
  document.setAuthor(brand.name);
  document.setCreator(brand.name);
  document.setProducer(brand.name);
  document.setLanguage('en');
  document.setCreationDate(new Date(facts.issuedAt));
  const type = await embedTypeface(document, charactersOf(lines), loadFont);
  const sheet = document.addPage([page.width, page.height]);
  const colourOf = (hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    return rgb(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0);
  };
  const frame = (inset: number, width: number, hex: string) =>
    sheet.drawRectangle({
      x: inset,
      y: inset,
      width: page.width - 2 * inset,
      height: page.height - 2 * inset,
      borderWidth: width,
      borderColor: colourOf(hex),
    });
  frame(page.edge, 1.5, printColours.accent);
  frame(page.edge + 6, 0.5, printColours.line);
  for (const line of lines) {
    const size = fittingSize(type, line);
    let x = (page.width - type.width(line.text, size, line.face)) / 2;
    for (const run of type.runs(line.text, line.face)) {
      sheet.drawText(run.text, {
        x,
        y: page.height - line.y,
        size,
        font: run.font,
        color: colourOf(line.colour),
      });
      x += run.font.widthOfTextAtSize(run.text, size);
    }
  }
  sheet.drawLine({
    start: { x: page.width / 2 - 60, y: page.height - 412 },
    end: { x: page.width / 2 + 60, y: page.height - 412 },
    thickness: 1.5,
    color: colourOf(printColours.accent),
  });
  // A copy, because the library's bytes may lie in memory that others can share, which a blob does not take.
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly face: 'regular' | 'bold';
  readonly colour: string;
}

function linesOf({ id, name, title, score, total, issuedAt, url }: CertificateFacts): Line[] {
  const day = new Date(issuedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const { ink, muted, faint, accent } = printColours;
  return [
    { text: 'Lumina Academy', y: 112, size: 16, face: 'bold', colour: accent },
    { text: 'Certificate', y: 170, size: 40, face: 'bold', colour: ink },
    { text: 'This is to certify that', y: 218, size: 13, face: 'regular', colour: muted },
    { text: name, y: 268, size: 30, face: 'bold', colour: ink },
    {
      text: 'has completed the course and passed its final test',
      y: 308,
      size: 13,
      face: 'regular',
      colour: muted,
    },
    { text: title, y: 354, size: 24, face: 'bold', colour: ink },
    { text: `with ${score} of ${total} right answers`, y: 388, size: 12, face: 'regular', colour: muted },
    { text: `${day} · ${brand.name}`, y: 442, size: 12, face: 'regular', colour: ink },
    { text: `Check it at ${url}`, y: 508, size: 9, face: 'regular', colour: faint },
    { text: `Number ${id}`, y: 524, size: 9, face: 'regular', colour: faint },
  ];
}

/** A long name is set smaller, so that it stays within the frame. */
function fittingSize(type: Typeface, { text, size, face }: Line): number {
  const room = page.width - 2 * (page.edge + 40);
  const wide = type.width(text, size, face);
  return wide <= room ? size : (size * room) / wide;
}
