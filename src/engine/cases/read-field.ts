import { type FieldSpec, fieldKinds } from '../spec/app-spec.ts';

/** What one line of a case says about a field, and the rules that its range makes where the kind has none of its own. */
export interface ReadField {
  readonly field: FieldSpec;
  readonly rules: readonly { never: string; says: string }[];
}

export class CaseFault extends Error {}

const head = /^(->\s*[a-z][a-zA-Z0-9]*|[a-z][a-z-]*)\s*(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?\s*(!)?\s*(.*)$/;
const numeric = new Set(['number', 'money', 'percent', 'rating']);

/** `choice(small, large)! in cm = small := formula | Label` */
export function readField(
  name: string,
  line: string,
  figures: Readonly<Record<string, number>> = {},
): ReadField {
  const [said = '', label] = lastSplit(line.trim(), ' | ');
  const at = said.indexOf(':=');
  const entered = (at < 0 ? said : said.slice(0, at)).trim();
  const formula = at < 0 ? undefined : said.slice(at + 2).trim();
  const match = head.exec(entered);
  if (match === null) throw new CaseFault(`${name}: “${line}” is not the line of a field.`);
  const [, kind = '', inside, required, rest = ''] = match;
  const to = kind.startsWith('->') ? kind.slice(2).trim() : undefined;
  const known = to === undefined ? kind : 'reference';
  if (!isKind(known)) throw new CaseFault(`${name}: there is no kind “${kind}”.`);
  const { unit, start } = readRest(name, rest, known, figures);
  const { limits, rules } = readInside(name, label ?? labelOf(name), known, inside);
  return {
    field: {
      name,
      label: label ?? labelOf(name),
      kind: known,
      ...(required === undefined ? {} : { required: true }),
      ...limits,
      ...(unit === undefined ? {} : { unit }),
      ...(start === undefined ? {} : { start }),
      ...(to === undefined ? {} : { to }),
      ...(formula === undefined ? {} : { formula }),
    },
    rules,
  };
}

function lastSplit(text: string, mark: string): [string, string?] {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()];
}

function isKind(kind: string): kind is FieldSpec['kind'] {
  return (fieldKinds as readonly string[]).includes(kind);
}

/** `stillToPay` → “Still to pay”. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readRest(
  name: string,
  rest: string,
  kind: string,
  figures: Readonly<Record<string, number>>,
): { unit?: string; start?: string | number | boolean } {
  const match = /^(?:in\s+([^=\s][^=]*?))?\s*(?:=\s*(\S.*?))?(?:\s+in\s+(\S.*))?$/.exec(rest);
  if (match === null) throw new CaseFault(`${name}: “${rest}” is not understood.`);
  const unit = match[1] ?? match[3];
  const start = match[2];
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(start === undefined ? {} : { start: startOf(start, kind, figures) }),
  };
}

/** A value, or a figure of the case by its name. */
function startOf(
  start: string,
  kind: string,
  figures: Readonly<Record<string, number>>,
): string | number | boolean {
  const bare = start.replaceAll(/^["“]|["”]$/g, '');
  if (numeric.has(kind)) return figures[bare] ?? Number(bare);
  // “+loanDays”: so many days from the day it is made.
  const days = figures[bare.replace(/^\+/, '')];
  if (days !== undefined && kind === 'date') return `+${days}`;
  return kind === 'yes-no' ? bare === 'true' : bare;
}

function readInside(
  name: string,
  label: string,
  kind: string,
  inside: string | undefined,
): { limits: Partial<FieldSpec>; rules: { never: string; says: string }[] } {
  if (inside === undefined) return { limits: {}, rules: [] };
  const range = /^\s*([^\s.]\S*?)?\s*\.\.\s*(\S+)?\s*$/.exec(inside);
  if (range !== null && (numeric.has(kind) || kind === 'rating')) {
    const [, least, most] = range;
    return {
      limits: {
        ...(least === undefined ? {} : { min: Number(least) }),
        ...(most === undefined ? {} : { max: Number(most) }),
      },
      rules: [],
    };
  }
  if (range !== null) return { limits: {}, rules: boundsOf(name, label, range[1], range[2]) };
  if (kind !== 'choice' && kind !== 'tags')
    throw new CaseFault(`${name}: only choices and tags have options.`);
  return { limits: { options: inside.split(',').map((option) => option.trim()) }, rules: [] };
}

/** Times and days have no bounds of their own, so that theirs are rules. */
function boundsOf(
  name: string,
  label: string,
  least?: string,
  most?: string,
): { never: string; says: string }[] {
  const written = (bound: string) => (bound === 'today' || bound === 'now' ? bound : `"${bound}"`);
  return [
    ...(least === undefined
      ? []
      : [{ never: `${name} < ${written(least)}`, says: `${label}: not before ${least}.` }]),
    ...(most === undefined
      ? []
      : [{ never: `${name} > ${written(most)}`, says: `${label}: not after ${most}.` }]),
  ];
}
