import { brand } from '../../../kernel/brand.ts';
import { cleaned } from './clean-text.ts';
import type { LoadFont } from './pdf/typeface.ts';
import { printColours } from './print-look.ts';
import type { Report } from './report.ts';

/** A report on A4 that could be sent to a client. */
export async function writePdf(report: Report, now: Date, loadFont: LoadFont): Promise<Blob> {
  const [
    { PDFDocument },
    { default: fontkit },
    { charactersOf, embedTypeface },
    { Flow },
    { layReport },
    { sheet, contentWidth },
  ] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
    import('./pdf/typeface.ts'),
    import('./pdf/flow.ts'),
    import('./pdf/lay-report.ts'),
    import('./pdf/sheet.ts'),
  ]);
  const clean = cleaned(report);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(clean.title, { showInWindowTitleBar: true });
  document.setSubject(clean.result.summary);
  document.setAuthor(brand.name);
  document.setCreator(brand.name);
  document.setProducer(brand.name);
  document.setLanguage('en');
  document.setCreationDate(now);
  document.setModificationDate(now);
  const type = await embedTypeface(document, charactersOf([clean, brand.name]), loadFont);
  const flow = new Flow(document, type);
  layReport(flow, clean, dayInWords(now));
  const count = document.getPageCount();
  for (let index = 0; index < count; index += 1) {
    flow.turnTo(index);
    const y = sheet.height - 36;
    const look = { size: 8, colour: printColours.faint };
    flow.rule(y - 14);
    flow.shortText(`${brand.name} · ${clean.title}`, sheet.left, y, contentWidth - 90, look);
    flow.text(`Page ${index + 1} of ${count}`, sheet.left + contentWidth, y, { ...look, at: 'end' });
  }
  // A copy, because the library's bytes may lie in memory that others can share, which a blob does not take.
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

function dayInWords(now: Date): string {
  return now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
