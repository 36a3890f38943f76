import { invalidBody } from './postgrest-error.ts';

/** A table in comma-separated values as the JSON that PostgreSQL reads; the word NULL is null. */
export function csvToJson(text: string): { json: string; columns: string[]; rows: number } {
  const [header, ...lines] = splitRecords(text);
  if (header === undefined) throw invalidBody('Empty or invalid CSV');
  const objects = lines.map((fields) => {
    if (fields.length !== header.length) throw invalidBody('All lines must have same number of fields');
    return Object.fromEntries(header.map((name, at) => [name, fields[at] === 'NULL' ? null : fields[at]]));
  });
  return { json: JSON.stringify(objects), columns: header, rows: objects.length };
}

function splitRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (found === null) throw invalidBody('Empty or invalid CSV');
    record.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === ',' && field.lastIndex < text.length) continue;
    if (found[3] === ',') record.push('');
    records.push(record);
    record = [];
  }
  return records;
}
