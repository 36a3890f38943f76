import { cleaned } from './clean-text.ts';
import type { Report } from './report.ts';

/** The report as a Word document with real headings, tables and lists, to be carried on with. */
export async function writeDocx(report: Report, now: Date): Promise<Blob> {
  const [{ Packer }, { wordDocument }] = await Promise.all([
    import('docx'),
    import('./docx/word-document.ts'),
  ]);
  return await Packer.toBlob(wordDocument(cleaned(report), now));
}
