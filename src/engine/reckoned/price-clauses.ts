import type { Place } from '../declared/declared.ts';

/** A part of a sentence about prices in plain signs: amounts are “¤12.5”, shares “10%”. */
export interface PriceClause {
  readonly text: string;
  /** What stands before the colon of its sentence: “Menus” of “Menus: Ranchero 18, Costa 24”. */
  readonly heading: string;
  readonly sentence: number;
  readonly at: Place;
}

const figure = String.raw`\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const coin = String.raw`€|£|\$|₹|euros?\b|eur\b|pounds?\b|quid\b|dollars?\b|pesos?\b|kr\b|francs?\b|chf\b|zł|usd\b|gbp\b|rupees?\b`;
const amounts: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?:[€£$₹]|\bCHF|\bEUR)\s?(${figure})`, 'giu'), '¤$1'],
  [new RegExp(String.raw`(?<![\d.,¤])(${figure})\s?(?:${coin})`, 'giu'), '¤$1'],
  [new RegExp(String.raw`(${figure})\s?(?:%|per ?cent\b|pct\b)`, 'giu'), '$1%'],
  [/\s*\/\s*(?=\p{L})/gu, ' per '],
  [
    new RegExp(
      String.raw`(?<![\d.,¤]|\b(?:max|most|least|min|minimum|maximum|to|than|every|only|from)\.?\s)\b(${figure})(?=\s+(?:per|an?|each|apiece)\b)`,
      'giu',
    ),
    '¤$1',
  ],
  [new RegExp(String.raw`\bcosts?\s+(${figure})(?=\s*(?:$|,))`, 'giu'), 'costs ¤$1'],
];
const written: readonly (readonly [RegExp, string])[] = [
  [/\b(?:m²|m2|sqm|sq\.? ?m(?:et(?:er|re)s?)?|square met(?:er|re)s?)(?![\p{L}\d])/giu, 'square-metre'],
  [/\b(?:m³|m3|cbm|cubic met(?:er|re)s?)(?![\p{L}\d])/giu, 'cubic-metre'],
  [/\b(?:kilomet(?:er|re)s?|kms?)\b/giu, 'km'],
  [/\b(?:running |linear )?met(?:er|re)s?\b/giu, 'metre'],
  [/\b(?:hrs?|h)\b/giu, 'hour'],
  [/\b(?:kilos?|kilograms?)\b/giu, 'kg'],
];

/** A figure as it was typed: “1,150” is more than a thousand, “12,50” is not. */
export function figureOf(text: string): number {
  const plain = /^\d+(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return Number(plain);
}

/** Every amount and measure of a clause in one form. */
export function inPlainSigns(words: string): string {
  const signed = [...amounts, ...written].reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    words,
  );
  return signed
    .replaceAll(/\d[\d.,]*\d/g, (digits) => String(figureOf(digits)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const sentenceEnds = /[.!?;]+(?=\s|$)|\n+/gu;
const joints = /,\s+(?:and\s+)?|\s+[–—-]\s+|\s+(?=(?:plus|but)\s)|\s+and\s+(?=[^,]*\d)/giu;

/** The sentences of a text with their places. */
export function sentencesOf(text: string): { words: string; at: Place }[] {
  const ends = [...text.matchAll(sentenceEnds)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts
    .map((start, index) => {
      const end = ends[index]?.index ?? text.length;
      const raw = text.slice(start, end);
      const lead = raw.length - raw.trimStart().length;
      return { words: raw.trim(), at: [start + lead, start + raw.trimEnd().length] as Place };
    })
    .filter(({ words }) => words !== '');
}

/** The parts of all sentences, in their order. */
export function priceClauses(text: string): PriceClause[] {
  return sentencesOf(text).flatMap(({ words, at }, sentence) => {
    const colon = /^[^:\d]*:(?=\s)/u.exec(words)?.[0] ?? '';
    const heading = colon.replace(':', '').trim();
    const body = words.slice(colon.length);
    const cuts = [...body.matchAll(joints)].filter((cut) => isJoint(body, cut.index, cut[0]));
    const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
    return starts.map((start, index): PriceClause => {
      const end = cuts[index]?.index ?? body.length;
      const from = at[0] + colon.length + start;
      return {
        text: inPlainSigns(body.slice(start, end)),
        heading,
        sentence,
        at: [from, at[0] + colon.length + end],
      };
    });
  });
}

/** “In July and August 14 €” is one part, “40 € an hour and 60 € at weekends” are two. */
function isJoint(body: string, index: number, joint: string): boolean {
  // “Express plus 30 %”, “splitting to 25 cm plus 12 €”: what stands before has no price of its own.
  const before = body.slice(Math.max(body.slice(0, index).lastIndexOf(', '), 0), index);
  if (joint.trim() === '' && !/[¤%]/.test(inPlainSigns(before))) return false;
  if (!/^\s+and\s/i.test(joint)) return true;
  return /\d/.test(body.slice(Math.max(0, body.slice(0, index).lastIndexOf(',')), index));
}
