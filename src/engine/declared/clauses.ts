import type { Clause, HeadingKind } from './declared.ts';
import { isFieldName } from './field-of-words.ts';
import { headingKind } from './heading-kind.ts';
import { laidOut } from './laid-out.ts';

/** Bullets, numbers and labels such as “FR1:”, “R2” and “3.1”. */
const lineStart =
  /^[\s>]*(?:§\s*\d+[a-z]?\s*|#{1,6}\s+|[-*•·–—]\s+|\(?\d{1,2}(?:\.\d{1,2})*[.):]\s+|\d{1,2}(?:\.\d{1,2})+\s+|\(?(?:[a-z]|i{1,3}|iv|vi{0,3}|ix)[.)]\s+|\d{1,2}\s+(?=\p{Lu})|US-?\d+[:.]?\s+|\(?(?:N?FR|R|REQ|BR|UC|US|AC|F|C|V|S)[-. ]?\d{1,3}[.:)]?\s+)+/u;
const inlineHeading = /^\*{0,2}([A-Za-z][A-Za-z -]{1,30}?)\*{0,2}\s*(?::|\s[–-]\s)\s*\*{0,2}/;

/** The parts of a specification, each with its place and what the heading over it says. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let above: { kind: HeadingKind; words: string } | undefined;
  const blocks = laidOut(text);
  for (const line of text.matchAll(/[^\n]+/g)) {
    const block = blocks.find(({ at }) => at[0] < line.index + line[0].length && line.index < at[1]);
    if (block !== undefined) {
      if (block.text !== '' && !clauses.some(({ at }) => at[0] === block.at[0]))
        clauses.push({
          text: block.text,
          at: block.at,
          ...(above === undefined ? {} : { under: above.kind }),
        });
      continue;
    }
    const bullet = lineStart.exec(line[0])?.[0].length ?? 0;
    const body = line[0].slice(bullet);
    const alone = headingKind(body);
    if (alone !== undefined) {
      above = { kind: alone, words: body.replace(/[:*\s]+$/, '') };
      continue;
    }
    for (const { text: sentence, start } of sentencesOf(body)) {
      const own = headingOf(sentence);
      const heading = own?.kind ?? above?.kind;
      let at = line.index + bullet + start + (own?.length ?? 0);
      for (const piece of piecesOf(sentence.slice(own?.length ?? 0))) {
        const trimmed = piece.trim().replace(/[.;,\s]+$/, '');
        const plain = trimmed
          .replaceAll(/\*\*|__/g, '')
          .replaceAll(
            /(?<![\w\s)]\s?)\*(\S[^*]*?\S|\S)\*(?!\w)|(?<=[,:]\s)\*(\S[^*]*?\S|\S)\*(?!\w)/g,
            '$1$2',
          )
          .trim();
        const from = at + (piece.length - piece.trimStart().length);
        if (plain !== '')
          clauses.push({
            text: plain,
            at: [from, from + trimmed.length],
            ...(heading === undefined ? {} : { under: heading }),
            ...(own === undefined ? {} : { heading: own.words }),
          });
        at += piece.length + 1;
      }
    }
  }
  return clauses;
}

function headingOf(sentence: string): { kind: HeadingKind; words: string; length: number } | undefined {
  const match = inlineHeading.exec(sentence);
  const words = match?.[1] ?? '';
  const kind = words === '' ? undefined : headingKind(words);
  // “States of an issue: out → returned” speaks of the issue.
  const ofThing = /^(?:states?|status) of (?:an?|the|each) [a-z -]{2,30}$/i.test(words);
  if (match === null || (kind === undefined && !ofThing)) return undefined;
  // “Object - number, title, artist” declares objects; “Entities: Room (name, seats)” is a heading.
  const rest = sentence.slice(match[0].length);
  if (kind === 'things' && /^(?:objects?|records?|tables?)$/i.test(words) && !rest.includes('('))
    return undefined;
  return { kind: kind ?? 'states', words, length: match[0].length };
}

/** Sentences of a line: a full stop with a capital after it ends one, an abbreviation does not. */
function sentencesOf(line: string): { text: string; start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?]["”)]?(?=\s+["“(]?[A-Z0-9|])/g)) {
    const end = match.index + match[0].length;
    if (/\b(?:e\.g|i\.e|approx|incl|no|mr|mrs|dr|st|max|min)\.$/i.test(line.slice(start, end))) continue;
    sentences.push({ text: line.slice(start, end), start });
    start = end;
  }
  sentences.push({ text: line.slice(start), start });
  return sentences
    .map((one) => ({
      text: one.text.trimStart(),
      start: one.start + one.text.length - one.text.trimStart().length,
    }))
    .filter((one) => one.text !== '');
}

const isLimit = /^(?:max|min|no|not|at most|at least|only)\b/i;

function splitKeeping(text: string, at: RegExp): string[] {
  const cuts = [...text.matchAll(at)].map(({ index }) => index);
  return [...cuts, text.length].map((cut, index) =>
    text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, cut),
  );
}

/** “Boat: name; length in m; owner” is one list, whatever stands between its parts. */
function isListed(sentence: string): boolean {
  const [, list = ''] = /^[A-Za-z][^:;{]{1,40}(?::|\{|\s[–—-]\s)\s*(.+)$/.exec(sentence.trim()) ?? [];
  const parts = list.replace(/\}\.?$/, '').split(';');
  return (
    parts.length > 2 &&
    !/→|->|=/.test(list) &&
    parts.every((part) =>
      isFieldName(
        part
          .replaceAll(/\([^)]*\)/g, '')
          .replace(/[.\s]+$/, '')
          .trim(),
      ),
    )
  );
}

/** What stands between semicolons, but not within brackets. */
function piecesOf(sentence: string): string[] {
  if (isListed(sentence)) return [sentence.replaceAll(';', ',')];
  const pieces: string[] = [''];
  let depth = 0;
  for (const letter of sentence) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ';' && depth <= 0) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  // “Max. 4 hours per booking, max. 1 booking per resident, no overlaps” are three limits; the comma stays with the first.
  return pieces.flatMap((piece) =>
    isLimit.test(piece.trimStart())
      ? splitKeeping(piece, /,(?=\s+(?:and\s+)?(?:max|min|no|not|at most|at least|only)\b)/gi)
      : [piece],
  );
}
