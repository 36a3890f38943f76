import type { Sheet } from '../../../../catalog/agent-desk/fields.ts';

/** Reads a sheet out of text with commas, semicolons or tabs between its cells; which of them is found out. */
export async function readSheet(text: string): Promise<Sheet> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  const columns = head.map((name, index) => name.trim() || `Column ${index + 1}`);
  return { columns, rows: rows.map((row) => columns.map((_, index) => (row[index] ?? '').trim())) };
}

/** Most files are UTF-8; what is not is nearly always the older western set that spreadsheets write. */
export async function readTextFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
