import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextBlock } from '../../../ask/documents/text-passage.ts';
import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';
import { type PdfLine, paragraphsOf } from './pdf-paragraphs.ts';

export interface ReadPages {
  readonly pages: number;
  readonly blocks: readonly TextBlock[];
}

/**
 * The text of a pdf, page by page. Its scripts, pictures and fonts are not touched, nothing is fetched, and no code is made out of
 * it: the content policy would refuse that.
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<ReadPages> {
  const { getDocument } = await loadPdf();
  const task = getDocument({
    // It keeps what it is given; the original is stored.
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    return await readPages(await task.promise, onPage);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await task.destroy();
  }
}

/** Where nobody else put it, the half that does the work is loaded beside: this runs in a worker already. */
async function loadPdf() {
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

async function readPages(
  document: PDFDocumentProxy,
  onPage: (page: number, pages: number) => void,
): Promise<ReadPages> {
  const { numPages: pages } = document;
  if (pages > limits.documents.pages) throw new DocumentRefusal('too-many-pages');
  const blocks: TextBlock[] = [];
  let letters = 0;
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    for (const text of paragraphsOf(await linesOf(page))) {
      letters += text.length;
      blocks.push({ section: '', page: number, text });
    }
    page.cleanup();
    if (letters > limits.documents.characters) throw new DocumentRefusal('too-much-text');
    onPage(number, pages);
  }
  if (blocks.length === 0) throw new DocumentRefusal('pictures-only');
  return { pages, blocks };
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

async function linesOf(page: Page): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const lines: PdfLine[] = [];
  let text = '';
  let height = 0;
  let bottom = 0;
  for (const item of items) {
    if (!('str' in item)) continue;
    text += item.str;
    if (item.str.trim() !== '') {
      height = Math.max(height, item.height);
      bottom = Number(item.transform[5]);
    }
    if (!item.hasEOL) continue;
    lines.push({ text, height, bottom });
    text = '';
    height = 0;
  }
  if (text !== '') lines.push({ text, height, bottom });
  return lines;
}

function refusalOf(error: unknown): DocumentRefusal {
  if (error instanceof DocumentRefusal) return error;
  const isSealed = error instanceof Error && error.name === 'PasswordException';
  return new DocumentRefusal(isSealed ? 'encrypted' : 'damaged', error);
}
