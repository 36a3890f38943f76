import { cutDocument } from '../../../ask/documents/cut-document.ts';
import type { DocumentKind } from '../../../ask/documents/document-kind.ts';
import type { TextPassage } from '../../../ask/documents/text-passage.ts';
import { limits } from '../../../kernel/limits.ts';
import { decodeText } from './decode-text.ts';
import { detectContainer, endingOf, textKind } from './detect-kind.ts';
import { DocumentRefusal } from './document-refusal.ts';

/** What a document says, and where. */
export interface ReadDocument {
  readonly kind: DocumentKind;
  /** Of kinds that have pages. */
  readonly pages?: number;
  readonly passages: readonly TextPassage[];
}

type OnPage = (page: number, pages: number) => void;

/** Reads a document, or throws why it cannot be. Each kind fetches its own code. */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  onPage: OnPage = () => {},
): Promise<ReadDocument> {
  if (bytes.length === 0) throw new DocumentRefusal('empty');
  if (bytes.length > limits.documents.bytes) throw new DocumentRefusal('too-large');
  const container = detectContainer(bytes, name);
  const read =
    container === 'pdf'
      ? await readPdfDocument(bytes, onPage)
      : container === 'zip'
        ? await readOffice(bytes, name)
        : await readText(bytes, name);
  if (read.passages.length === 0) throw new DocumentRefusal('no-text');
  if (read.passages.length > limits.documents.passages) throw new DocumentRefusal('too-much-text');
  return read;
}

async function readPdfDocument(bytes: Uint8Array, onPage: OnPage): Promise<ReadDocument> {
  const { readPdf } = await import('./read-pdf.ts');
  const { pages, blocks } = await readPdf(bytes, onPage);
  return { kind: 'pdf', pages, passages: cutDocument(blocks) };
}

async function readOffice(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const [{ unpackParts }, word, excel] = await Promise.all([
    import('./unpack-parts.ts'),
    import('./read-docx.ts'),
    import('./read-xlsx.ts'),
  ]);
  const unpacked = unpackParts(bytes, (part) => word.isDocxPart(part) || excel.isXlsxPart(part));
  if (unpacked.names.has(word.docxMain))
    return { kind: 'docx', passages: cutDocument(word.readDocx(unpacked)) };
  if (unpacked.names.has(excel.xlsxMain)) return { kind: 'xlsx', passages: await excel.readXlsx(unpacked) };
  const isNamedOffice = ['docx', 'xlsx', 'pdf'].includes(endingOf(name));
  throw new DocumentRefusal(isNamedOffice ? 'not-what-it-says' : 'unknown-kind');
}

async function readText(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const text = decodeText(bytes);
  if (text.length > limits.documents.characters) throw new DocumentRefusal('too-much-text');
  const kind = textKind(text, name);
  switch (kind) {
    case 'html': {
      const { readHtml } = await import('./read-html.ts');
      const { blocks, hasPictures } = readHtml(text);
      if (blocks.length === 0 && hasPictures) throw new DocumentRefusal('pictures-only');
      return { kind, passages: cutDocument(blocks) };
    }
    case 'md': {
      const { readMarkdown } = await import('./read-markdown.ts');
      return { kind, passages: cutDocument(readMarkdown(text)) };
    }
    case 'csv': {
      const { readCsv } = await import('./read-csv.ts');
      return { kind, passages: readCsv(text) };
    }
    case 'txt': {
      const { readPlainText } = await import('./read-plain-text.ts');
      return { kind, passages: cutDocument(readPlainText(text)) };
    }
  }
}
