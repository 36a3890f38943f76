import { type Entity, titleOf } from '../records/entity.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { fileAddress } from './kept-files.ts';

/** A record seen as a file. What was not uploaded is a text with the values of the record. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly added: string;
  readonly address: string | undefined;
  readonly text: string;
}

export function storedFile(entity: Entity, record: AppRecord): StoredFile {
  const title = titleOf(entity, record);
  const address = fileAddress(record.id);
  const text = [
    title,
    ...entity.fields
      .filter(({ name, kind }) => name !== entity.title && kind !== 'image' && kind !== 'password')
      .map((field) => ({ label: field.label, value: formatValue(field, record[field.name]) }))
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
  const type = typeof record.fileType === 'string' ? record.fileType : 'text/plain';
  const name = typeof record.fileType === 'string' || /\.\w{2,5}$/.test(title) ? title : `${title}.txt`;
  const size = typeof record.fileSize === 'number' ? record.fileSize : new TextEncoder().encode(text).length;
  return { id: record.id, name, type, size, added: record.createdAt, address, text };
}

export function kindOf({ type, name }: StoredFile): string {
  if (type.startsWith('image/')) return 'Picture';
  if (type.startsWith('audio/')) return 'Audio';
  if (type.startsWith('video/')) return 'Video';
  if (/pdf/.test(type) || /\.pdf$/i.test(name)) return 'PDF';
  if (/csv|sheet|excel/.test(type) || /\.(?:csv|xlsx?)$/i.test(name)) return 'Table';
  if (/\.docx?$/i.test(name)) return 'Document';
  return type.startsWith('text/') ? 'Text' : 'File';
}

/** The text of a file that was kept as a data address. */
export function readText(file: StoredFile): string {
  if (file.address === undefined) return file.text;
  try {
    const comma = file.address.indexOf(',');
    if (!file.address.startsWith('data:') || comma < 0) return '';
    const bytes = Uint8Array.from(atob(file.address.slice(comma + 1)), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes).slice(0, 20_000);
  } catch {
    return '';
  }
}
