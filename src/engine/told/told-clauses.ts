/** A part of a sentence as it was typed, with its place, and the same in plain words. */
export interface ToldClause {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const sentences = /[^.!?\n;]+(?:[.!?](?=\S)[^.!?\n;]*)*/gu;
const joints = /,\s+|\s+but\s+|\s+and\s+(?=(?:if|when|no|max|only|after|a|an|the)\s)/giu;

/** The rules of a text may be sentences, parts between commas, or two such parts together: the longest first. */
export function toldClauses(text: string): ToldClause[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const cuts = [...sentence.matchAll(joints)];
    const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
    const ends = [...cuts.map((cut) => cut.index), sentence.length];
    const pieces = starts.map((start, at) => [start, ends[at] ?? start] as const);
    const pairs = pieces.slice(1).map(([, end], at) => [pieces[at]?.[0] ?? 0, end] as const);
    const spans = [...(pieces.length > 2 ? pairs : [[0, sentence.length] as const]), ...pieces];
    return spans
      .filter((span, at) => spans.findIndex((one) => one[0] === span[0] && one[1] === span[1]) === at)
      .map(([start, end]) => ({
        words: plainly(sentence.slice(start, end)),
        start: index + start,
        end: index + end,
      }))
      .filter(({ words }) => words !== '');
  });
}

const plain: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can['’]?t|can not)\b/giu, 'cannot'],
  [/\b(is|are|was|do|does|did|has|have|must|should|would)n['’]?t\b/giu, '$1 not'],
  [/\b(?:mustn['’]?t|may not|must not|not allowed to|is not allowed to|are not allowed to)\b/giu, 'cannot'],
  [/\b(?:has to|have to|needs to|need to)\b/giu, 'must'],
  [/\bits\s+(?=\w+ed\b)/giu, 'it is '],
  [/\bit['’]s\b/giu, 'it is'],
  [/\bmin\b(?!\.?\s*\d)/giu, 'minutes'],
  [/\s*(?:->|→|=>)\s*/gu, ' then '],
  [/\b(?:please|pls|also|so|then again)\b\s*/giu, ''],
];

function plainly(words: string): string {
  return plain
    .reduce((all, [pattern, instead]) => all.replaceAll(pattern, instead), words)
    .replace(/^(?:and|but|or|:|-|–)\s+/iu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
