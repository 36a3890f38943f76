import type { Bound } from './limit.ts';
import { numberOf, numberShape } from './said-number.ts';

const sign = String.raw`(?:[A-Z]{0,2}[€£$¥₹₦₱₺₽₴₪]|GH₵|KSh|Rs\.?|CHF|RM)?\s?`;
const figure = String.raw`(?<sign>${sign})(?<figure>${numberShape})`;

const atMost = [
  'at (?:the )?most',
  'at max(?:imum)?',
  String.raw`max(?:imum|\.)?(?: of)?(?: is)?`,
  'up to',
  '(?:no|not|never) (?:more|longer|bigger|larger|heavier|higher|later|older|greater) than',
  '(?:not|never) (?:over|above)',
  'limited to',
  'limit (?:of|is|to)',
  String.raw`(?:not|n[’']t|never) exceed`,
  String.raw`(?:can[’']?t|cannot|can not|may not|must not|mustn[’']?t|shouldn[’']?t|should not|never|nobody|no one|noone|no \p{L}+)(?: \p{L}+){0,5}? (?:more|longer|older) than`,
  String.raw`(?:nobody|no one|noone|nothing|none) (?:\p{L}+ )?(?:over|above)`,
].join('|');

const atLeast = [
  'at (?:the )?least',
  String.raw`(?<!\d ?)min(?:imum|\.)?(?: of)?(?: is)?(?: order(?: of)?)?`,
  '(?:no|not|never) (?:less|fewer|shorter|smaller|younger|lower) than',
  '(?:not|never) (?:under|below)',
  String.raw`(?:not?|never) (?:earlier than|before)(?= (?:1[89]|20)\d\d\b)`,
  String.raw`(?:can[’']?t|cannot|may not|must not|never|nobody|no one|no \p{L}+)(?: \p{L}+){0,4}? (?:less|fewer|younger) than`,
  String.raw`(?:nobody|no one|noone|nothing|none|no (?:kids|children|people|members|players|riders)) (?:\p{L}+ )?(?:under|below)`,
].join('|');

const pattern = (source: string) => new RegExp(source, 'iu');

/** “max 3”, “3 max”, “nobody under 16”: how a limit on one side is said. The side that it is of comes with it. */
const oneSided: readonly (readonly ['least' | 'most', RegExp])[] = [
  ['most', pattern(String.raw`(?<![\p{L}])(?:${atMost})\s+${figure}`)],
  ['least', pattern(String.raw`(?<![\p{L}])(?:${atLeast})\s+${figure}`)],
  [
    'most',
    pattern(
      String.raw`(?<![\p{L}\d.,-])${figure}(?<middle>(?: ?[\p{L}%€£$]+){0,2}?) ?\b(?:max(?:imum)?|at (?:the )?most|tops|or (?:less|fewer)|only)\b`,
    ),
  ],
  [
    'least',
    pattern(
      String.raw`(?<![\p{L}\d.,-])${figure}(?<middle>(?: ?[\p{L}%€£$]+){0,2}?) ?\b(?:minimum|at (?:the )?least|or more|and up|or older|and over)\b`,
    ),
  ],
  [
    'least',
    pattern(String.raw`\b(?:must be|only (?:for )?(?:people |members )?)(?:over|older than|from) ${figure}`),
  ],
  ['most', pattern(String.raw`\bonly ${figure}`)],
  [
    'most',
    pattern(
      String.raw`\b(?:can|may) (?:only )?(?:have|hold|book|borrow|take|keep|bring|order|reserve|choose|rent|use) (?:only )?${figure}`,
    ),
  ],
];

const range = pattern(
  String.raw`(?<![\p{L}\d:.,-])(?<between>between |from )?${figure}\s?(?:-|–|to|(?<=between .{1,12})and)\s?(?<last>${numberShape})(?![\d:]|\s?(?:am|pm|h\b|o[’']clock))`,
);

/** What makes a figure the sign of something else that happens, and no limit. */
const condition =
  /\b(?:if|when|whenever|unless|as soon as|after|until|till|once|above which|anything|those|every time)\b/iu;
const consequence =
  /\b(?:warn\w*|alert\w*|alarm\w*|remind\w*|notif\w*|flag\w*|free|discount\w*|red|green|orange|yellow|amber|pink|shows?|shown|showing|display\w*|lists?|listed|suggest\w*|export\w*|prints?|fails?|passe?[sd]?|approv\w*|authori[sz]\w*|countersign\w*|sign(?:s|ed)? off|wins?|loses?|average|cheaper|off|last|next|first|results?|search\w*|undo|goal|target|aim|turns?)\b/iu;

/** The limit of a clause; undefined where it gives none. */
export function saidBound(clause: string): Bound | undefined {
  const found = oneSidedIn(clause) ?? rangeIn(clause);
  if (found === undefined) return undefined;
  if (condition.test(found.before) || consequence.test(`${found.before} ${found.rest}`)) return undefined;
  return found;
}

function oneSidedIn(clause: string): Bound | undefined {
  for (const [side, shape] of oneSided) {
    const match = shape.exec(clause);
    const value = numberOf(match?.groups?.['figure'] ?? '');
    if (match === null || value === undefined) continue;
    const bound = boundOf(clause, match);
    // “only 3” limits what can be counted.
    if (!/^only/iu.test(match[0]) || bound.units.length > 0)
      return { ...bound, [isTurned(match[0], value, bound) ? 'least' : side]: value };
  }
  return undefined;
}

const [firstYear, lastYear] = [1800, 2200];

/** What is “not older than 2022” is of 2022 or later. */
function isTurned(said: string, value: number, { units, isMoney }: Bound): boolean {
  const isYear = Number.isInteger(value) && value >= firstYear && value <= lastYear;
  return isYear && units.length === 0 && !isMoney && /\bolder\b/iu.test(said);
}

function rangeIn(clause: string): Bound | undefined {
  const match = range.exec(clause);
  const [least, most] = [match?.groups?.['figure'], match?.groups?.['last']].map((one) =>
    numberOf(one ?? ''),
  );
  if (match === null || least === undefined || most === undefined || least >= most) return undefined;
  return { ...boundOf(clause, match), least, most };
}

const moneyWord =
  /^\s?(?:euros?|EUR|pounds?|quid|dollars?|bucks|francs?|kr|kroner|kronor|zloty|rupees?|rs|rand|pesos?|shillings?|naira|lei|[€£$₹])(?![\p{L}])/iu;

function boundOf(clause: string, match: RegExpExecArray): Omit<Bound, 'least' | 'most'> {
  const end = match.index + match[0].length;
  const rest = `${match.groups?.['middle'] ?? ''}${clause.slice(end)}`;
  const isMoney = (match.groups?.['sign'] ?? '').trim() !== '' || moneyWord.test(rest);
  return {
    isMoney,
    isPercent: /^\s?(?:%|per ?cent)/iu.test(rest),
    units: isMoney ? [] : unitsIn(rest),
    rest,
    before: clause.slice(0, match.index),
    said: clause.slice(0, end),
    start: match.index,
    end,
  };
}

const noUnit =
  /^(?:and|or|to|of|in|on|at|for|with|from|by|per|each|every|is|are|an?|the|so|then|more|less|who|that|which|we|i|you|they|but|not|only|can|must|may|same|it|if|please|together|once|twice|times?|in|altogether|total|left|off|any|one|two)$/iu;

/** “20 pieces”, “200 whole words”: at most two words. */
function unitsIn(rest: string): string[] {
  const words =
    /^\s?(?:(?:different|whole|full|more|extra|separate|of (?:the|my|our|your|their|them))\s)?\s?([\p{L}’'-]+)(?:\s([\p{L}’'-]+))?/iu.exec(
      rest,
    );
  const [, first = '', second = ''] = words ?? [];
  if (first === '' || noUnit.test(first)) return [];
  return second === '' || noUnit.test(second) ? [first] : [`${first} ${second}`, first];
}
