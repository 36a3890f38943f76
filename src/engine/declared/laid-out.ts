import type { Place } from './declared.ts';
import { fieldsOfPart } from './field-of-words.ts';
import { headingKind } from './heading-kind.ts';
import { soundsLikeField } from './kind-of-words.ts';
import { bracketOf } from './split-parts.ts';
import { thingName } from './thing-name.ts';

/** A thing whose properties stand below its name, each in a line of its own, said in one line: “Boat: name, length in m”. */
export interface LaidOut {
  readonly text: string;
  readonly at: Place;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  readonly isBullet: boolean;
  readonly cells: readonly string[];
  readonly body: string;
}

const bullet = /^(?:[-*•·–—+]\s+|\(?\d{1,2}[.)]\s+|\d{1,2}(?:\.\d{1,2})+\s+|\(?[a-z][.)]\s+|#{1,6}\s+)/;
const fewest = 2;

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((match): Line[] => {
    const raw = match[0];
    if (raw.trim() === '') return [];
    const indent = raw.length - raw.trimStart().length;
    const bare = raw.trim();
    const marked = bullet.exec(bare);
    const isHeading = marked?.[0].startsWith('#') === true;
    const cells = /^\|.*\|$/.test(bare)
      ? bare
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim().replaceAll('*', ''))
      : [];
    return [
      {
        start: match.index + indent,
        end: match.index + raw.trimEnd().length,
        indent,
        isBullet: marked !== null && !isHeading,
        cells,
        body: bare
          .replace(bullet, '')
          .replaceAll(/\*\*|__|`/g, '')
          .trim(),
      },
    ];
  });
}

/** What is declared by its layout: bullets under a name, nested keys, tables. */
export function laidOut(text: string): LaidOut[] {
  const lines = linesOf(text);
  const found: LaidOut[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const block = blockAt(lines, at) ?? fieldTable(lines, at) ?? tableRow(lines, at);
    if (block === undefined) continue;
    found.push(block.laid);
    at = block.last;
  }
  return found;
}

type Block = { readonly laid: LaidOut; readonly last: number };

function nameOf({ body, cells }: Line): string | undefined {
  const plain = body
    .replace(/\s*\([^)]*\)$/, '')
    .replace(
      /\s*(?:has|have|with|consists? of|contains?)?\s*(?:the following)?(?: fields| data| attributes| properties)?\s*:?$/i,
      '',
    )
    .replace(/^(?:entity|table|object|record|form|thing|class|type|model)\s*:?\s+/i, '')
    .trim();
  if (cells.length > 0 || plain === '' || plain.split(/\s+/).length > 4 || /[,.;:=→]/.test(plain))
    return undefined;
  return headingKind(plain) === undefined ? thingName(plain) : undefined;
}

function blockAt(lines: readonly Line[], at: number): Block | undefined {
  const head = lines[at];
  const one = head === undefined ? undefined : nameOf(head);
  if (head === undefined || one === undefined) return undefined;
  const parts: string[] = [];
  let last = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next];
    const isBelow =
      line !== undefined &&
      (line.indent > head.indent || (line.isBullet && !head.isBullet && line.indent >= head.indent));
    if (!isBelow || line === undefined || line.cells.length > 0) break;
    const part = partOf(line.body);
    if (part === undefined) return undefined;
    parts.push(part);
    last = next;
  }
  return parts.length < fewest ? plainBlock(lines, at, one) : blockOf(lines, at, last, one, parts);
}

/** Properties in lines of their own, with nothing in front of them. */
function plainBlock(lines: readonly Line[], at: number, one: string): Block | undefined {
  const parts: string[] = [];
  let last = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const { body = '', isBullet = true, cells = [] } = lines[next] ?? {};
    const part = isBullet || cells.length > 0 || /[.:;]$/.test(body) ? undefined : partOf(body);
    if (
      part === undefined ||
      bracketOf(part).words.split(/\s+/).length > 3 ||
      headingKind(body) !== undefined
    )
      break;
    parts.push(part);
    last = next;
  }
  const sound = parts.filter((part) => soundsLikeField(bracketOf(part).words));
  return parts.length > fewest && sound.length * 2 >= parts.length
    ? blockOf(lines, at, last, one, parts)
    : undefined;
}

function blockOf(
  lines: readonly Line[],
  at: number,
  last: number,
  one: string,
  parts: readonly string[],
): Block | undefined {
  const sound = parts.filter((part) => soundsLikeField(bracketOf(part).words) || part.includes('('));
  const [from, to] = [lines[at]?.start ?? 0, lines[last]?.end ?? 0];
  return sound.length * 3 < parts.length
    ? undefined
    : { laid: { text: `${one}: ${parts.join(', ')}`, at: [from, to] }, last };
}

const kindWord =
  /^(?:text|string|varchar(?:\(\d+\))?|char|number|int|integer|decimal|float|numeric|date|time|datetime|timestamp|bool(?:ean)?|yes\/no|choice|enum|select|list|dropdown|drop-down|money|currency|email|phone|file|image|photo|reference|fk|foreign key|link)$/i;

/** “status: requested, confirmed” is “status (requested, confirmed)”; a sentence is no property. */
function partOf(body: string): string | undefined {
  const plain = body.replace(/[.;,]+$/, '').replaceAll('_', ' ');
  if (plain.length > 90) return undefined;
  const [, words = '', rest = ''] = /^([^:(]{2,40}?)\s*(?::|\s[–—-])\s+(.+)$/.exec(plain) ?? [];
  const part = words === '' ? plain : `${words}${saidOf(words, [rest])}`;
  return fieldsOfPart(part).length > 0 ? part : undefined;
}

function saidOf(words: string, cells: readonly string[]): string {
  const told = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '-');
  const [kind = ''] = told.filter((cell) => kindWord.test(cell));
  const others = told.filter((cell) => !kindWord.test(cell));
  const remark = others.join(', ').replaceAll(/[()]/g, ' ').trim();
  const word = kind.toLowerCase();
  if (remark.toLowerCase() === words.toLowerCase()) return '';
  if (remark === '')
    return word === '' ||
      /^(?:text|string|varchar|char|choice|enum|select|list|drop|reference|fk|foreign|link)/.test(word)
      ? ''
      : ` (${word})`;
  const isMark = /^(?:(?:unique|required|mandatory|optional|primary key|pk|not null)(?:, )?)+$/i.test(remark);
  if (isMark)
    return ` (${/^(?:choice|enum|select|list|reference|fk|foreign|link)/.test(word) || word === '' ? '' : `${word}, `}${remark.replaceAll(/primary key|pk/gi, 'unique').replaceAll(/not null/gi, 'required')})`;
  const isFree =
    /^(?:date|time|datetime|timestamp|bool|yes|email|phone|file|image|photo|reference|fk|foreign|link)/.test(
      word,
    );
  return isFree ? (/^(?:reference|fk|foreign|link)/.test(word) ? '' : ` (${word})`) : ` (${remark})`;
}

const fieldHead = /^(?:(?:data )?field|field name|attribute|column|property|name of field|data)s?$/i;

/** A table of properties under the name of the thing: a row for each, with its kind and a remark. */
function fieldTable(lines: readonly Line[], at: number): Block | undefined {
  const head = lines[at];
  const named = lines[at - 1];
  if (head === undefined || named === undefined || !fieldHead.test(head.cells[0] ?? '')) return undefined;
  const one = nameOf(named);
  if (one === undefined || head.cells.length < 2) return undefined;
  const parts: string[] = [];
  let last = at;
  for (let next = at + 1; next < lines.length && (lines[next]?.cells.length ?? 0) > 0; next += 1) {
    const [words = '', ...rest] = lines[next]?.cells ?? [];
    last = next;
    if (/^[-: ]*$/.test(words)) continue;
    const part = `${words.replaceAll('_', ' ')}${saidOf(words, rest)}`;
    if (fieldsOfPart(part).length > 0) parts.push(part);
  }
  return parts.length < fewest ? undefined : blockOf(lines, at - 1, last, one, parts);
}

/** A row of a table: a thing and its properties, or a rule behind its number. */
function tableRow(lines: readonly Line[], at: number): Block | undefined {
  const line = lines[at];
  if (line === undefined || line.cells.length < 2) return undefined;
  const [first = '', ...rest] = line.cells;
  const place: Place = [line.start, line.end];
  const text = rest.filter((cell) => cell !== '').join(', ');
  const isRule = /^#?(?:[A-Z]{1,4}[-. ]?)?\d{1,3}(?:\.\d+)*$/.test(first);
  const isHead = /^[-: ]*$/.test(first) || /^[-: ]+$/.test(lines[at + 1]?.cells[0] ?? '');
  if (isHead) return { laid: { text: '', at: place }, last: at };
  return { laid: { text: isRule ? text : `${first}: ${text}`, at: place }, last: at };
}
