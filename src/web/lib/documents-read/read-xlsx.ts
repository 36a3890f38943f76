import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { cutRows } from '../../../ask/documents/cut-rows.ts';
import type { TextPassage } from '../../../ask/documents/text-passage.ts';
import { limits } from '../../../kernel/limits.ts';
import { DocumentRefusal } from './document-refusal.ts';
import type { UnpackedParts } from './unpack-parts.ts';

export const xlsxMain = 'xl/workbook.xml';

export function isXlsxPart(name: string): boolean {
  return (
    /\.(?:xml|rels)$/u.test(name) && !/^(?:xl\/(?:drawings|charts|media|pivot|theme)|docProps)/u.test(name)
  );
}

/** The rows of every sheet. */
export async function readXlsx({ names, parts }: UnpackedParts): Promise<TextPassage[]> {
  for (const [name, part] of parts)
    if (name.startsWith('xl/worksheets/')) refuseFarCells(new TextDecoder().decode(part));
  const passages = (await readSheets(parts)).flatMap(({ sheet, data }) =>
    cutRows(
      sheet,
      data.map((row) => row.map(cellText)),
    ),
  );
  if (passages.length > 0) return passages;
  throw new DocumentRefusal(
    [...names].some((name) => name.startsWith('xl/media/')) ? 'pictures-only' : 'no-text',
  );
}

/** The library is given a zip of what was unpacked within the limits, and nothing else. */
async function readSheets(parts: UnpackedParts['parts']) {
  try {
    const { buffer } = new Uint8Array(zipSync(Object.fromEntries(parts), { level: 0 }));
    return await readXlsxFile(buffer);
  } catch (error) {
    throw new DocumentRefusal('damaged', error);
  }
}

/** One cell in the last corner of a sheet would be a table of millions. */
function refuseFarCells(xml: string): void {
  let columns = 0;
  let rows = 0;
  for (const [, letters = '', digits = ''] of xml.matchAll(/\sr="([A-Z]{1,3})(\d{1,7})"/gu)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    columns = Math.max(columns, column);
    rows = Math.max(rows, Number(digits));
  }
  if (columns * rows > limits.documents.cells) throw new DocumentRefusal('too-many-cells');
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  const [day = '', time = ''] = cell.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
