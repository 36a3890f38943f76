import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import papa from 'papaparse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readExcelFile from 'read-excel-file/node';
import { readXml } from './read-xml-for-tests.ts';

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** The text of every page of a pdf. */
export async function readPdf(blob: Blob): Promise<{ pages: string[]; title: unknown }> {
  const task = getDocument({ data: await bytesOf(blob), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { pages, title: (info as { Title?: unknown }).Title };
}

export async function readDocx(blob: Blob): Promise<{ text: string; html: string }> {
  const buffer = Buffer.from(await blob.arrayBuffer());
  const { value: text } = await mammoth.extractRawText({ buffer });
  const { value: html } = await mammoth.convertToHtml({ buffer });
  return { text, html };
}

export async function readWorkbook(blob: Blob): Promise<{ sheet: string; data: unknown[][] }[]> {
  return await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
}

export async function readCsv(blob: Blob): Promise<unknown[][]> {
  const text = new TextDecoder().decode(await bytesOf(blob));
  const { data, errors } = papa.parse<unknown[]>(text, { skipEmptyLines: true, delimiter: ',' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

/** The files in an Office document, every one of them read strictly. */
export async function readParts(blob: Blob): Promise<Map<string, ReturnType<typeof readXml>>> {
  const parts = new Map<string, ReturnType<typeof readXml>>();
  for (const [name, bytes] of Object.entries(unzipSync(await bytesOf(blob)))) {
    if (/\.(xml|rels)$/.test(name)) parts.set(name, readStrictly(name, strFromU8(bytes)));
    if (name.endsWith('.xlsx'))
      for (const [inner, content] of await readParts(new Blob([new Uint8Array(bytes)])))
        parts.set(`${name}/${inner}`, content);
  }
  return parts;
}

function readStrictly(name: string, xml: string) {
  try {
    return readXml(xml);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

export async function readSlides(blob: Blob): Promise<{ texts: string[]; notes: string }[]> {
  const parts = await readParts(blob);
  const textsOf = (part: string) =>
    (parts.get(part) ?? []).filter(({ element }) => element === 'a:t').map(({ text }) => text);
  const count = [...parts.keys()].filter((part) => /^ppt\/slides\/slide\d+\.xml$/.test(part)).length;
  return Array.from({ length: count }, (_, index) => ({
    texts: textsOf(`ppt/slides/slide${index + 1}.xml`),
    notes: textsOf(`ppt/notesSlides/notesSlide${index + 1}.xml`).join(' '),
  }));
}

export interface ReadEvent {
  readonly summary: string;
  readonly description?: string;
  readonly start: string;
  readonly end: string;
  readonly uid: string;
}

/** A calendar as RFC 5545 has it, and nothing else: lines of at most 75 octets with both signs at their ends, pairs, days. */
export async function readCalendar(blob: Blob): Promise<ReadEvent[]> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(blob));
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`A bare line break in ${line}`);
    if (new TextEncoder().encode(line).length > 75) throw new Error(`More than 75 octets: ${line}`);
  }
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const found = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/su.exec(line);
    if (found === null) throw new Error(`No property: ${line}`);
    const [, property = '', parameters = '', value = ''] = found;
    if (property === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (property === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends and did not begin`);
    } else if (open.at(-1) === 'VEVENT') {
      const event = events.at(-1) ?? {};
      if (event[property] !== undefined) throw new Error(`${property} twice`);
      event[property] = value;
      if (property.startsWith('DT') && property !== 'DTSTAMP' && parameters !== ';VALUE=DATE')
        throw new Error(`${property} is no day`);
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} did not end`);
  return events.map(readEvent);
}

function readEvent(event: Record<string, string>): ReadEvent {
  const { SUMMARY, DESCRIPTION, DTSTART, DTEND, DTSTAMP, UID } = event;
  if (SUMMARY === undefined || UID === undefined) throw new Error('An event without a name or an id');
  if (!/^\d{8}T\d{6}Z$/.test(DTSTAMP ?? '')) throw new Error(`No stamp: ${DTSTAMP}`);
  return {
    summary: unescaped(SUMMARY),
    ...(DESCRIPTION === undefined ? {} : { description: unescaped(DESCRIPTION) }),
    start: readDay(DTSTART ?? ''),
    end: readDay(DTEND ?? ''),
    uid: UID,
  };
}

function readDay(text: string): string {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) throw new Error(`No day: ${text}`);
  return day;
}

function unescaped(text: string): string {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(text)) throw new Error(`A sign that is not escaped: ${text}`);
  return text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}
