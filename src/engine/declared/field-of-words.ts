import type { FieldSpec } from '../spec/app-spec.ts';
import type { DeclaredField } from './declared.ts';
import { kindOfWords } from './kind-of-words.ts';
import { bracketOf, splitParts } from './split-parts.ts';

type Bracket = Partial<Omit<DeclaredField, 'words'>>;

const unit =
  '(?:k?g|mg|t|tonnes|k?m|cm|mm|m²|m2|m³|m3|ha|l|ml|litres?|h|hours?|min|mins|minutes?|s|seconds?|days?|weeks?|months?|years?|°C|°F|K|bar|kPa|hPa|psi|V|A|W|kW|kWh|MWh|Hz|dB|ppm|pH|lux|rpm|km\\/h|g\\/dl|mg\\/l|mmHg|pieces|pcs|points|grams|kilos?|kilograms?|metres?|meters?|percent|%|€|\\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?)';
const onlyUnit = new RegExp(`^(?:in\\s+)?(${unit})$`, 'i');
const inUnit = new RegExp(`^(.+?)\\s+in\\s+(${unit})$`, 'i');
const figure = '([-−]?\\d+(?:[.,]\\d+)?)';
const range = new RegExp(
  `^(?:from\\s+|between\\s+)?${figure}\\s*(?:–|-|—|\\.\\.+|to|and|bis)\\s*${figure}\\s*(${unit})?$`,
  'i',
);
const atMost = new RegExp(`^(?:max(?:imum)?\\.?|at most|up to|≤|<=)\\s*${figure}\\s*(${unit})?$`, 'i');
const atLeast = new RegExp(`^(?:min(?:imum)?\\.?|at least|≥|>=|from)\\s*${figure}\\s*(${unit})?$`, 'i');

const namedKinds: readonly (readonly [RegExp, FieldSpec['kind']])[] = [
  [/^(?:yes ?\/ ?no|y\/n|yes or no|checkbox|true\/false|boolean|tick ?box|flag)$/, 'yes-no'],
  [/^(?:free text|long text|multi-?line|text area|textarea)$/, 'long-text'],
  [/^(?:text|string|short text)$/, 'text'],
  [/^(?:number|integer|whole number|decimal|numeric|int|±|\+\/-)$/, 'number'],
  [/^(?:date)$/, 'date'],
  [/^(?:time)$/, 'time'],
  [/^(?:date ?(?:\/|and|&|-)? ?time|timestamp)$/, 'moment'],
  [/^(?:photo|picture|image|jpg)$/, 'image'],
  [/^(?:file|pdf|upload|attachment)$/, 'file'],
  [/^e-?mail$/, 'email'],
  [/^(?:phone|tel)$/, 'phone'],
  [/^(?:money|currency|amount)$/, 'money'],
  [/^(?:percent|percentage|%)$/, 'percent'],
];

/** The properties that one part of a list declares: mostly one; “planned start/end” are two. */
export function fieldsOfPart(part: string): DeclaredField[] {
  const { words: written, inside } = bracketOf(part.trim());
  const loose = /^(?:an? )?(?:optional(?:ly)?(?: an?)?|if known|possibly)\s+/i;
  const isLoose = loose.test(written);
  const bare = written
    .replace(loose, '')
    .replace(/^(?:the|an?|its|their|his|her|one|each|every|running|also)\s+/i, '')
    .replace(/^(?:list of|names? of the|number of the)\s+/i, (lead) => (/^list/i.test(lead) ? '' : lead))
    .replace(/\s*(?:per record|as text|as free text)$/i, '')
    .replaceAll(/["“”]/g, '')
    .trim();
  const two =
    /^(.*?)\s*\b(start|from|begin|first|arrival)\s*(?:\/|–|-|—)\s*(end|to|until|last|departure)$/i.exec(bare);
  if (two !== null) {
    const [, lead = '', first = '', last = ''] = two;
    return [first, last].flatMap((one) => fieldsOfPart(`${lead} ${one}`.trim()));
  }
  const measured = inUnit.exec(bare);
  const words = (measured?.[1] ?? bare).trim();
  const told = { ...(measured === null ? {} : unitOf(measured[2] ?? '')), ...bracket(inside) };
  if (!isFieldName(words)) return [];
  const slashed = slashOptions(words);
  const kind: Pick<DeclaredField, 'kind' | 'options' | 'least' | 'most' | 'unit'> =
    slashed === undefined ? kindOfWords(words) : { kind: 'choice', options: slashed };
  // What the brackets say goes before what the word alone would mean.
  const base = told.kind === undefined || told.kind === kind.kind ? kind : {};
  const field: DeclaredField = { words, kind: kind.kind, ...base, ...told };
  return [isLoose ? { ...field, isRequired: false } : field];
}

/** The properties of a whole list. */
export function fieldsOfList(list: string): DeclaredField[] {
  const seen = new Set<string>();
  return splitParts(list)
    .flatMap(fieldsOfPart)
    .filter(({ words }) => {
      const key = words.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const longestName = 5;

/** A property is named by a few words; a sentence is none. */
export function isFieldName(words: string): boolean {
  const count = words.split(/\s+/).length;
  return (
    /^[\p{L}°%][^:?!]*$/u.test(words) &&
    count <= longestName &&
    words.length <= 44 &&
    !/[€$£]|\b\d/.test(words) &&
    !/\b(?:is|are|was|were|be|been|must|shall|should|may|can|will|if|when|which|that|who|so|because|then|only|not|they|them|it|we|i)\b/i.test(
      words,
    )
  );
}

/** “BSc/MSc”: one of both. */
function slashOptions(words: string): string[] | undefined {
  const sides = words.split(/\s*\/\s*/);
  const isOne = sides.length > 1 && sides.every((side) => /^[\p{Lu}\d][\p{L}\d]*$/u.test(side));
  return isOne ? sides : undefined;
}

function unitOf(words: string): Bracket {
  if (/^(?:%|percent)$/i.test(words)) return { kind: 'percent', least: 0, most: 100 };
  if (/^(?:€|\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?)$/i.test(words)) return { kind: 'money' };
  return { kind: 'number', unit: words };
}

function numberOf(words: string): number {
  return Number(words.replace('−', '-').replace(',', '.'));
}

/** What the brackets after a property say of it. */
function bracket(inside: string | undefined): Bracket {
  if (inside === undefined) return {};
  const plain = inside.trim().replace(/[.;]$/, '');
  const format = /^(?:format(?:ted)?(?: as| like)?|like|e\.g\.?,?|such as|for example)\s*:?\s*(\S+)/i.exec(
    plain,
  );
  if (format !== null) return { format: (format[1] ?? '').replace(/[,…)]+$/, ''), kind: 'text' };
  const kind = namedKinds.find(([pattern]) => pattern.test(plain.toLowerCase()))?.[1];
  if (kind !== undefined) return { kind };
  const measured = onlyUnit.exec(plain);
  if (measured !== null) return unitOf(measured[1] ?? '');
  const bounds = boundsOf(plain);
  if (bounds !== undefined) return bounds;
  const codes = codeRange(plain);
  if (codes !== undefined) return { kind: 'choice', options: codes };
  const parts = splitParts(plain);
  const said = parts.map(wordOf).filter((one) => one !== undefined);
  const rest = parts.filter((one) => wordOf(one) === undefined);
  const options = optionsOf(rest);
  const inner = rest.length === 1 && said.length > 0 ? bracket(rest[0]) : {};
  return {
    ...inner,
    ...(options === undefined ? {} : { kind: 'choice' as const, options }),
    ...Object.assign({}, ...said),
  };
}

/** “unique” and the like are said of a property and are no option of it. */
function wordOf(part: string): Bracket | undefined {
  if (/^(?:must be )?(?:unique|no duplicates)$/i.test(part)) return { isUnique: true };
  if (/^(?:optional|if any|if known)$/i.test(part)) return { isRequired: false };
  if (/^(?:required|mandatory|compulsory|obligatory)$/i.test(part)) return { isRequired: true };
  return undefined;
}

function boundsOf(words: string): Bracket | undefined {
  const both = range.exec(words);
  if (both !== null) {
    const [, least = '', most = '', measured] = both;
    const [from, to] = [numberOf(least), numberOf(most)];
    if (from >= to) return undefined;
    return { kind: 'number', ...(measured === undefined ? {} : unitOf(measured)), least: from, most: to };
  }
  const high = atMost.exec(words);
  if (high !== null)
    return {
      kind: 'number',
      ...(high[2] === undefined ? {} : unitOf(high[2])),
      most: numberOf(high[1] ?? ''),
    };
  const low = atLeast.exec(words);
  return low === null
    ? undefined
    : { kind: 'number', ...(low[2] === undefined ? {} : unitOf(low[2])), least: numberOf(low[1] ?? '') };
}

const mostCodes = 12;

/** “K1–K4”: K1, K2, K3 and K4. */
export function codeRange(words: string): string[] | undefined {
  const match = /^([A-Za-z]{1,4}[- ]?)(\d{1,3})\s*(?:–|-|—|to|\.\.+)\s*(?:\1)(\d{1,3})$/.exec(words.trim());
  if (match === null) return undefined;
  const [from, to] = [Number(match[2]), Number(match[3])];
  if (to <= from || to - from >= mostCodes) return undefined;
  const digits = (match[2] ?? '').length;
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${match[1] ?? ''}${String(from + index).padStart(digits, '0')}`,
  );
}

const mostOptions = 16;
const longestOption = 32;

/** The choices that brackets name: “low/medium/high”, “leak, no water, pressure”. */
export function optionsOf(parts: readonly string[]): string[] | undefined {
  const [first = ''] = parts;
  // “A/B, assigned alternately on enrolment”: what follows tells how.
  const slashed = first.split(/\s*[/|]\s*/).filter((one) => one !== '');
  const named =
    slashed.length > 1 ? slashed : parts.flatMap((part) => part.split(/\s+or\s+|\s*\|\s*|\s*\/\s*/));
  const options = [...new Set(named.map((one) => one.replaceAll(/["“”()]/g, '').trim()))].filter(
    (one) => one !== '' && one !== '…' && one !== 'etc',
  );
  const isList =
    options.length > 1 &&
    options.length <= mostOptions &&
    options.every((one) => one.length <= longestOption);
  return isList ? options : undefined;
}
