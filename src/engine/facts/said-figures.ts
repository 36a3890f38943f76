import { numberWords } from './number-words.ts';

/** What a figure counts or measures. */
export type FigureKind = 'money' | 'percent' | 'time' | 'count' | 'bare';

/** A figure of a text with what stands around it. */
export interface SaidFigure {
  readonly value: number;
  readonly kind: FigureKind;
  /** As it is written, with its sign or unit. */
  readonly text: string;
  /** What it is the figure of: “canoes” of “12 canoes”, “deposit” of “deposit of 20”. */
  readonly of: string;
  /** “hour” of “8 euros per hour”. */
  readonly per: string;
  /** All words of its clause. */
  readonly clause: string;
  readonly start: number;
  readonly end: number;
}

const sign = String.raw`(?:[A-Z]{0,2}[€£$¥₹₦₱₺₽₴₪৳฿₩₫]|GH₵|KSh|Ksh|ksh|CHF|Rs\.?|RM|R(?=\d{2}))`;
const word = String.raw`(?:euros?|EUR|pounds?|quid|pence|p|dollars?|bucks|francs?|CHF|kr|kroner|kronor|SEK|NOK|DKK|zł|zloty|Kč|Ft|forints?|lei|rupees?|rs|rand|yen|naira|shillings?|bob|cedis?|pesos?|birr|dong|rupiah|ringgit|dirhams?|F?CFA|TT|taka|baht|cents|[€£$₹])`;
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?`;
const figures = new RegExp(
  String.raw`(?<![\p{L}\d:./–-])(${sign}\s?)?(?:(${number})(?![\d:]|\p{L}*\d|(?:st|nd|rd|th)\b)|\b(${Object.keys(numberWords).join('|')})\b)(?:\s?(%|percent\b|per cent\b|${word}(?![\p{L}]))|[- ]?(minutes?|mins?|min|hours?|hrs?|h|days?|weeks?|months?|years?)\b)?`,
  'giu',
);

const articles =
  /^(?:a|an|the|each|per|every|our|my|of|for|at|is|are|only|new|small|big|different|other|of us)\s+/iu;

/** All figures of a text. */
export function saidFigures(text: string): SaidFigure[] {
  return [...text.matchAll(figures)].flatMap((match): SaidFigure[] => {
    const { 0: whole, index, 1: before, 2: digits, 3: spelt, 4: after, 5: time } = match;
    const value = digits === undefined ? numberWords[(spelt ?? '').toLowerCase()] : valueOf(digits);
    if (value === undefined) return [];
    const end = index + whole.length;
    const [clauseStart, clauseEnd] = clauseAround(text, index, end);
    const rest = text.slice(end, clauseEnd);
    const own = kindOf({ before, after, time });
    const isPaid = own === 'bare' && isAmount(text.slice(clauseStart, index), rest, value);
    const kind = isPaid ? 'money' : own;
    // “20p” and “50 cents” are parts of a whole.
    const amount = /^(?:p|pence|cents)$/iu.test(after ?? '') ? value / 100 : value;
    return [
      {
        value: amount,
        kind: kind === 'bare' && nounAfter(rest) !== '' ? 'count' : kind,
        text: whole.trim(),
        of: (kind === 'bare' ? nounAfter(rest) : '') || nounBefore(text.slice(clauseStart, index)),
        per: /^\s*(?:each\s+)?(?:\/\s*|(?:a|an|per|every)\s+)(\p{L}+)/iu.exec(rest)?.[1]?.toLowerCase() ?? '',
        clause: text.slice(clauseStart, clauseEnd),
        start: index,
        end,
      },
    ];
  });
}

const rate =
  /^\s*(?:\/\s?(?:h|hr|hour|night|km)\b|(?:an|a|per|each)\s(?:hour|night|km|mile|word|met(?:re|er)|kg|lit(?:re|er))\b)/iu;
const paidFor =
  /\b(?:price|deposit|fee|fare|rent|dues|fine|costs?|costs extra|extra|charge|rate)(?:\s(?:is|of|are|only|about|extra))?\s*$/iu;
const perHead = /^\s*(?:per|a|an|each)\s(?:person|head|guest|child|adult|kid|player)\b/iu;
const leastPrice = 5;
const bounding =
  /\b(?:max|min|at most|at least|up to|every|least|most|than|limit|speed|drive|drove|run|ran)\b/iu;

/** “12 an hour”, “deposit is 100”: money though nobody names its coin. */
function isAmount(before: string, after: string, value: number): boolean {
  if (bounding.test(before)) return false;
  // “25 per person” is a price, “2 per person” how many there are.
  if (before.trim() === '' && value >= leastPrice && perHead.test(after)) return true;
  return (
    rate.test(after) ||
    (paidFor.test(before) && /^\s*(?:$|[,.;:!?)]|(?:per|a|an|each|for|before|and|or)\b)/iu.test(after))
  );
}

function valueOf(digits: string): number {
  // “150.000 dong” is written so where the dot parts thousands.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(digits)) return Number(digits.replaceAll('.', ''));
  return Number(/,\d{3}(?:\D|$)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

function kindOf(parts: Record<'before' | 'after' | 'time', string | undefined>): FigureKind {
  if (parts.before !== undefined) return 'money';
  if (parts.after !== undefined) return /^(?:%|per ?cent)/iu.test(parts.after) ? 'percent' : 'money';
  return parts.time === undefined ? 'bare' : 'time';
}

/** From the sign of a clause before to the one after; a comma within a number is none. */
function clauseAround(text: string, start: number, end: number): [number, number] {
  const first = Math.max(0, start - farthest);
  const ends = [...text.slice(first, start).matchAll(/[.;:!?\n,()](?!\d)/g)];
  const after = /[.;:!?\n,()](?!\d)/.exec(text.slice(end, end + farthest));
  return [
    first + ((ends.at(-1)?.index ?? -1) + 1),
    after === null ? Math.min(text.length, end + farthest) : end + after.index,
  ];
}

/** Of a clause without end, so much is looked at. */
const farthest = 160;

const noNoun =
  /^(?:and|or|to|of|in|on|at|for|with|from|by|per|each|max|min|times?|is|are|at|a|an|the|so|if|then|more|less|left|am|pm|out|right|as|who|that|which|we|i|you|they|when|but|not|only|can|must|need|gets?|goes|days?|weeks?|months?|years?|hours?|minutes?|kg|g|km|m|cm|mm|l|ml|percent|o'clock|off|over|under|top|until|before|after|because|x)$/iu;

/** “12 canoes”: the words right after a figure that say what it counts, at most two. */
function nounAfter(rest: string): string {
  const [first = '', second = ''] = rest
    .replace(/^\s*(?:different|wooden|small|big|new|old|of the|of us)\s/iu, ' ')
    .trim()
    .split(/\s+/u);
  const clean = (one: string) => one.replaceAll(/[^\p{L}'’-]/gu, '');
  if (!/^\p{L}/u.test(first) || noNoun.test(clean(first))) return '';
  const isPlural = /s$|people|children|men|women/iu.test(clean(first));
  const both = `${clean(first)} ${clean(second)}`;
  return isPlural || second === '' || noNoun.test(clean(second)) || !/s$/iu.test(clean(second))
    ? clean(first)
    : both;
}

/** “deposit of 20”, “members 48”: the word right before a figure. */
function nounBefore(words: string): string {
  const plain = words
    .replace(/\s*(?:of|is|are|at|for|:|costs?|from|=|–|-|up to|about|around|max|only)?\s*$/iu, '')
    .trim();
  const last =
    plain
      .split(/\s+/u)
      .at(-1)
      ?.replaceAll(/[^\p{L}'’-]/gu, '') ?? '';
  return noNoun.test(last) || articles.test(`${last} `) || last.length < 3 ? '' : last;
}
