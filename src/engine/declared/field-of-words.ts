import type { FieldSpec } from '../spec/app-spec.ts';
import { askedField } from './asked-field.ts';
import type { DeclaredField } from './declared.ts';
import { figuresBehind } from './figures-behind.ts';
import { kindOfWords } from './kind-of-words.ts';
import { bracketOf, splitParts } from './split-parts.ts';

type Bracket = Partial<Omit<DeclaredField, 'words'>>;

const unit =
  '(?:k?g|mg|t|tonnes|k?m|cm|mm|m²|m2|m³|m3|ha|l|ml|litres?|h|hours?|min|mins|minutes?|s|seconds?|days?|weeks?|months?|years?|°C|°F|K|bar|kPa|hPa|psi|V|A|W|kW|kWh|MWh|Hz|dB|ppm|pH|lux|rpm|km\\/h|g\\/dl|mg\\/l|mmHg|pieces|pcs|persons|people|points|g\\/l|l\\/min|m\\/s|kg\\/ha|kg\\/m³|€\\/h|€\\/kg|kWp|MW|mSv|µm|mmol\\/l|knots|nm|feet|ft|yards|miles|mph|gallons|stars|arcsec|thousands|inches|degrees|pages|lbs?|bu|bushels|words|mg\\/m³|grams|kilos?|kilograms?|metres?|meters?|percent|%|€|\\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?)';
const onlyUnit = new RegExp(`^(?:in\\s+)?(${unit})$`, 'i');
const inUnit = new RegExp(`^(.+?)\\s+in\\s+(${unit})$`, 'i');
/** “gross lb”, “max. load kg”, “moisture %”: the unit stands behind the words. */
const unitBehind =
  /^(.{2,}?)(?<!\bper|\bin)\s+(kg\/ha|km\/h|mg\/l|g\/l|l\/min|kWp|t|m|ml|bar|kg|lb|lbs|kW|kWh|bu|km|cm|mm|m²|m³|ha|°C|°F|%|EUR|USD|GBP|min|mins|hrs|litres|tonnes)$/;
const figure = '([-−]?\\d+(?:[.,]\\d+)?)';
const range = new RegExp(
  `^(?:from\\s+|between\\s+)?${figure}\\s*(?:–|-|—|\\.\\.+|to|and|bis)\\s*${figure}\\s*(${unit})?$`,
  'i',
);
const atMost = new RegExp(`^(?:max(?:imum)?\\.?|at most|up to|≤|<=)\\s*${figure}\\s*(${unit})?$`, 'i');
const atLeast = new RegExp(`^(?:min(?:imum)?\\.?|at least|≥|>=|from)\\s*${figure}\\s*(${unit})?$`, 'i');

const onlyFigureUnit = new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*${unit}$`, 'i');

const namedKinds: readonly (readonly [RegExp, FieldSpec['kind']])[] = [
  [/^(?:bool|yes ?\/ ?no|y\/n|yes or no|checkbox|true\/false|boolean|tick ?box|flag)$/, 'yes-no'],
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
  const { words: said, inside } = bracketOf(part.trim());
  const written = askedField(said);
  const loose = /^(?:an? )?(?:optional(?:ly)?(?: an?)?|if known|possibly)\s+/i;
  const isLoose = loose.test(written);
  const bare = written
    .replace(loose, '')
    .replace(/^(?:the|an?|its|their|his|her|one|each|every|running(?! time)|also)\s+/i, '')
    .replace(/^(?:list of|names? of the|number of the)\s+/i, (lead) => (/^list/i.test(lead) ? '' : lead))
    .replace(/\s*(?:per record|as text|as free text)$/i, '')
    .replaceAll(/["“”]/g, '')
    .replaceAll(/(?<=[a-z])_(?=[a-z])/gi, ' ')
    .trim();
  const priced = /^(price|fee|rate|tariff|charge)s?\s+([a-z]+)\s*\/\s*([a-z]+)$/i.exec(bare);
  if (priced !== null)
    return [priced[2] ?? '', priced[3] ?? ''].map((whose) => ({
      words: `${priced[1] ?? ''} ${whose}`,
      kind: 'money' as const,
      least: 0,
    }));
  const behind = toldBehind(bare);
  if (behind !== undefined) return [isLoose ? { ...behind, isRequired: false } : behind];
  const two =
    /^(.*?)\s*\b(start|from|begin|first|arrival)\s*(?:\/|–|-|—)\s*(end|to|until|last|departure)$/i.exec(bare);
  if (two !== null) {
    const [, lead = '', first = '', last = ''] = two;
    return [first, last].flatMap((one) => fieldsOfPart(`${lead} ${one}`.trim()));
  }
  const measured = inUnit.exec(bare) ?? unitBehind.exec(bare);
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

/** “billable yes/no”, “level 1–4”, “severity small/big”, “kind: normal, night”: what a property may be stands behind its name. */
function toldBehind(words: string): DeclaredField | undefined {
  const figured = figuresBehind(words);
  if (figured !== undefined) return figured;
  const tick = /^(.{2,}?)\s*(?:yes ?\/ ?no|y\/n|flag|\(tick\))$/i.exec(words);
  if (tick !== null) return { words: (tick[1] ?? '').trim(), kind: 'yes-no' };
  const between = /^([a-z][a-z -]*?)\s+(?:from\s+)?(\d+(?:\.\d+)?)\s*(?:–|-|—|to)\s*(\d+(?:\.\d+)?)$/i.exec(
    words,
  );
  if (between !== null) {
    const [least, most] = [Number(between[2]), Number(between[3])];
    return least < most ? { words: (between[1] ?? '').trim(), kind: 'number', least, most } : undefined;
  }
  const written = /^([a-z][a-z -]*?)\s+([A-Z]{1,4}-\d{2,})$/.exec(words);
  if (written !== null) return { words: written[1] ?? '', kind: 'text', format: written[2] ?? '' };
  const rated = /^([a-z][a-z -]*?)\s+(\d+)\s*(?:–|-|to)\s*(\d+)\s+(?:stars?|points)$/i.exec(words);
  if (rated !== null)
    return { words: rated[1] ?? '', kind: 'number', least: Number(rated[2]), most: Number(rated[3]) };
  const lettered = /^([a-z][a-z -]*?)\s+([A-H]\s*(?:–|-|—|to)\s*[A-H])$/.exec(words);
  const letters = lettered === null ? undefined : letterRange(lettered[2] ?? '');
  if (letters !== undefined) return { words: lettered?.[1] ?? '', kind: 'choice', options: letters };
  const long = /^(.+?)\s+of (?:at most|max\.?|maximum|up to)\s+\d+\s+(?:words|characters|letters)$/i.exec(
    words,
  );
  if (long !== null) return { words: long[1] ?? '', kind: 'long-text' };
  const [, name = '', list = ''] =
    /^([a-z][a-z -]*?)\s*:\s+(.+)$/i.exec(words) ??
    /^([a-z][a-z -]*?)\s+([a-z]+(?:\s*\/\s*[a-z]+)+)$/i.exec(words) ??
    [];
  // “limit kg/ha” is measured so.
  if (/^(?:kg|g|t|l|km|m|mg|ml|pcs|h|kWh|EUR|USD)\/(?:ha|h|l|m|m²|m³|kg|min|day|pc|s|year)$/i.test(list))
    return undefined;
  const options = name === '' ? undefined : optionsOf(list.split(/\s*[,/]\s*/));
  return options === undefined ||
    !isFieldName(name) ||
    /\b(?:start|from|begin|arrival|first)$/i.test(list.split('/')[0] ?? '')
    ? undefined
    : { words: name.trim(), kind: 'choice', options };
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
  const written = splitParts(plain).find(
    (part) =>
      /^(?:e\.g\.?,?|such as|for example|like)\s/i.test(part) ||
      /^[A-Z]{1,4}-\d+ (?:up|onwards?)$/.test(part),
  );
  const isUniqueToo = /\bunique\b/i.test(plain);
  if (written !== undefined)
    return {
      kind: 'text',
      format: written.replace(/^(?:e\.g\.?,?|such as|for example|like)\s+/i, '').split(/\s/)[0] ?? '',
      ...(isUniqueToo ? { isUnique: true } : {}),
    };
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
  const codes = codeRange(plain) ?? letterRange(plain);
  if (codes !== undefined) return { kind: 'choice', options: codes };
  const parts = splitParts(plain);
  const said = parts.map(wordOf).filter((one) => one !== undefined);
  const rest = parts.filter((one) => wordOf(one) === undefined);
  const told = rest.filter((one) => !isRemark(one));
  const options = told.length === 0 ? undefined : optionsOf(told);
  const numeric = options?.map((one) => Number(one.replace(onlyFigureUnit, '$1')));
  if (
    options === undefined &&
    told.length < rest.length &&
    told.length <= 1 &&
    /^[A-Z]{1,4}-\d+$/.test(told[0] ?? '')
  )
    return { kind: 'text', format: told[0] ?? '', ...Object.assign({}, ...said) };
  if (numeric !== undefined && numeric.every((one) => Number.isFinite(one)))
    return {
      kind: 'number',
      least: Math.min(...numeric),
      most: Math.max(...numeric),
      ...Object.assign({}, ...said),
    };
  const inner = rest.length === 1 && said.length > 0 ? bracket(rest[0]) : {};
  return {
    ...inner,
    ...(options === undefined ? {} : { kind: 'choice' as const, options }),
    ...Object.assign({}, ...said),
  };
}

/** What is said of a property in brackets and is no option of it: “valid 3 years”, “10 digits”, “may be missing”. */
function isRemark(part: string): boolean {
  return (
    /\b(?:letters?|digits?|characters?|auto|automatic(?:ally)?|running|sequential|generated|min:sec|hh:mm|mm:ss|label|valid|may|must|can|if|when|then|which|only|since|default|required for|calculated|computed|e\.g|yyyy)\b/i.test(
      part,
    ) || part.split(/\s*[/|]\s*/).some((one) => one.split(/\s+/).length > 4)
  );
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

/** “quality A–D”: A, B, C and D. */
function letterRange(words: string): string[] | undefined {
  const [, from = '', to = ''] = /^([A-H])\s*(?:–|-|—|to)\s*([A-H])$/.exec(words.trim()) ?? [];
  if (from === '' || from >= to) return undefined;
  const first = from.charCodeAt(0);
  return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  );
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
