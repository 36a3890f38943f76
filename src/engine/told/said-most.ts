import { numberShape } from '../limits/said-number.ts';

const n = String.raw`(?<![\p{L}\d.,:-])(${numberShape})(?![\d:]|\s?(?:am|pm|o['’]clock)\b)`;
const word = String.raw`[\p{L}][\p{L}'’-]*`;
const money = String.raw`(?:euros?|pounds?|dollars?|quid|kr|kronor|francs?|cents?|pence|rupees?|rand|percent|per cent|hours?|minutes?|mins?|h|days?|weeks?|months?|years?|times?|points?|kg|g|km|m|ml|litres?|grams?|metres?)\b`;
const rewrite = (source: string, to: string) => [new RegExp(source, 'iu'), to] as const;

/** Other ways to say “at most”, in its plain words. What a place holds is so many for each of it. */
const ways: readonly (readonly [RegExp, string])[] = [
  rewrite(String.raw`(?:<=|≤)\s*${n}`, 'at most $1'),
  rewrite(String.raw`(?:>=|≥)\s*${n}`, 'at least $1'),
  rewrite(
    String.raw`\b(?:won['’]?t|will not|do not|should not|must not|cannot|never|not|no)\s+(?:\p{L}+\s+){0,2}?(?:over|above|beyond|past|pass|deeper than|upwards of|bigger than|higher than)\s+${n}`,
    'at most $1',
  ),
  rewrite(
    String.raw`\b(?:with )?(?:a )?(?:ceiling|cap|limit|capped|limited|full|stop|ends|closes)\s+(?:of|at|to)\s+${n}`,
    'at most $1',
  ),
  rewrite(
    String.raw`^${n}((?:\s+${word}){1,3}?)\s+(?:is|are) (?:the (?:most|limit|maximum|utmost)|all|your lot|enough)\b`,
    'at most $1$2',
  ),
  rewrite(
    String.raw`(?<!\bwith )${n}((?:\s+(?!each\b)${word}){1,4}?),?\s+(?:then full|full is full|and (?:not one more|that['’]?s it|not an? \p{L}+th)|not one more|no more|that['’]?s (?:the|it)|cap\b|any more\b)`,
    'at most $1$2',
  ),
  rewrite(
    String.raw`\b(?:the|an?|each|every|one)\s+(${word}(?:\s+${word})?)\s+(?:takes|holds|seats|sleeps|fits|carries|houses|can take|can hold|has (?:room|space|places) for|never takes on more than|shall house up to)\s+(?:about\s+|up to\s+|only\s+)?${n}(?:\s+(${word}(?:\s+${word})?))?(?=$|[\s,.])`,
    'at most $2 $3 per $1',
  ),
  rewrite(
    String.raw`\b(?:the|our|each|every)\s+(${word}(?:\s+${word})?)\s+(?:has|have)\s+(?:only\s+)?${n}\s+(seats|chairs|places|spots|beds|berths|stalls|pitches|slots)\b`,
    'at most $2 $3 per $1',
  ),
  rewrite(
    String.raw`\bthere\s?(?:['’]?s|are|is)\s+(?:only\s+)?${n}\s+(seats|chairs|places|spots|beds|berths|stalls|pitches)\b`,
    'at most $1 $2',
  ),
  rewrite(
    String.raw`^${n}\s+(?!${money})(${word}(?:\s(?!to\b|per\b|an?\b|on\b|each\b|every\b|in\b|for\b|because\b)${word})?)(?:\s*\/\s*|\s+(?:per|to an?|to the|for each|for one|each|every|an?|on(?: the)?)\s+)(?=\p{L}|\d)`,
    'at most $1 $2 per ',
  ),
  rewrite(String.raw`^${n}\s+to\s+an?\s+(${word})$`, 'at most $1 per $2'),
  rewrite(
    String.raw`\b(?:i|we|she|he|they)(?: can| could)? (?:manage|manages|promise|do|take|takes|enter|accept|handle|land)(?: no more than)? ${n}((?:\s+${word}){1,2}?)\s+(?:per|an?|each|every)\s+`,
    'at most $1$2 per ',
  ),
  rewrite(
    String.raw`^(.*?)\b${n}\s+(${word})\s+(?:each|apiece)\s+(?:tops|max\w*)$`,
    '$1at most $2 $3 per person',
  ),
  rewrite(
    String.raw`^(?:each|every|an?)\s+(${word})\s+(?:may\s+|can\s+|gets?\s+)?(?:(?:take|bring|have|enter|a maximum of)\s+)*(?:up to\s+|max\s+|at most\s+)?${n}\s+(${word}(?:\s${word})?)(?=$|[,.]|\s(?:in|at|home|which|as)\b)`,
    'at most $2 $3 per $1 ',
  ),
];

/** The words with their limit said plainly; as they are where it is, or where none is said. */
export function inPlainBounds(words: string): string {
  for (const [pattern, to] of ways) if (pattern.test(words)) return withPer(words.replace(pattern, to));
  return withPer(words);
}

const forEach = new RegExp(
  String.raw`\b((?:at most|max\.?|maximum(?: of)?|(?:no|not) more than|more than|up to|only)\s+${numberShape}(?:\s+${word}){1,2}?)(?:\s+an?\s+|\s*\/\s*)(?!(?:day|week|month|year|night|evening|morning|time|go|row)\b)(?=\p{L})`,
  'iu',
);

/** “at most 15 dogs a walk” is for each walk. */
function withPer(words: string): string {
  return words.replace(forEach, '$1 per ').replaceAll(/\s+/gu, ' ').trim();
}
