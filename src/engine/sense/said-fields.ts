/** What a text says is noted of something: “a hive has a number, a queen's year and a type”. */
export interface SaidFields {
  readonly of: string;
  readonly fields: readonly string[];
  readonly start: number;
  readonly end: number;
}

const thing = String.raw`(?<of>[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const noted = String.raw`(?:stored|entered|recorded|listed|described|logged|noted|held|kept|registered|saved|defined)`;
const each = String.raw`(?:(?:an?|each|every|the|all|our|my|one|any)\s+)?`;
const list = String.raw`(?<list>.+)`;
const pattern = (source: string) => new RegExp(source, 'iu');

const shapes: readonly RegExp[] = [
  pattern(String.raw`^${each}${thing} (?:is|are)(?: to be| each)? ${noted} (?:with|by|under) ${list}$`),
  pattern(
    String.raw`^for (?:an?|each|every|all) ${thing},? (?:i|we|you)(?:['’]d)?(?: also)?(?: want to| need to| have to| must)? (?:note|store|hold|keep|want|need|write|record|enter|log|put in|have)(?: down)? ${list}$`,
  ),
  pattern(String.raw`^for (?:an?|each|every|all) ${thing}: ${list}$`),
  pattern(
    String.raw`^${each}${thing} (?:has|have|shall have|should have|gets?|bears?|possess(?:es)?|consists? of|contains?|shall contain|includes?|carries) (?!to\b|been\b|got\b|no\b|not\b|only\b)${list}$`,
  ),
  pattern(String.raw`^${each}${thing}(?: details| data| record)?: ${list}$`),
  pattern(String.raw`^(?:of|on) (?:each|every) ${thing} (?:i|we) (?:want|need|note|keep|record) ${list}$`),
];

const sentences = /[^.!?\n;]+(?:[.!?](?=\S)[^.!?\n;]*)*/gu;
const numbered = /^\s*(?:(?:and|but|also|then|so)\s+|\d+(?:\.\d+)*[.)]?\s+|[-*•–]\s+|[A-Z]\.\d+\s+)*/iu;

const several = String.raw`[\p{L}][\p{L}'’-]*(?: [\p{L}][\p{L}'’-]*){0,2}`;
/** A list in a text without signs between its sentences: of its last part only the first word is sure to belong to it. */
const unended = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<of>[\p{L}-]{3,}): (?<list>${several}(?:, ${several})*), (?<last>${several})`,
  'giu',
);

/** All that a text says is noted of something; `ends` tells where word groups of it end, by where they begin. */
export function saidFields(text: string, ends: ReadonlyMap<number, number> = new Map()): SaidFields[] {
  const whole = inSentences(text);
  const loose = [...text.matchAll(unended)].flatMap(({ 0: words, index, groups }): SaidFields[] => {
    const [of = '', first = '', last = ''] = [groups?.['of'], groups?.['list'], groups?.['last']];
    const start = index + words.length - last.length;
    const end = ends.get(start) ?? start + (last.split(' ')[0] ?? '').length;
    const fields = fieldsIn(`${first}, ${text.slice(start, end)}`);
    return fields.length > 1 ? [{ of, fields, start: index, end }] : [];
  });
  const isWhole = ({ of, start }: SaidFields) =>
    whole.some((one) => one.of === of && one.start <= start && start < one.end);
  return [...whole, ...loose.filter((one) => !isWhole(one))];
}

function inSentences(text: string): SaidFields[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }): SaidFields[] => {
    const skipped = numbered.exec(sentence)?.[0].length ?? 0;
    const said = sentence.slice(skipped).replaceAll(/\s/g, ' ').trimEnd();
    for (const shape of shapes) {
      const groups = shape.exec(said)?.groups;
      const fields = fieldsIn(groups?.['list'] ?? '');
      if (fields.length > 1)
        return [{ of: groups?.['of'] ?? '', fields, start: index + skipped, end: index + sentence.length }];
    }
    return [];
  });
}

const most = 9;
const longest = 4;
const noField =
  /\b(?:is|are|was|were|be|been|must|shall|should|may|can|cannot|will|if|when|which|that|who|whose|because|then|not|no|they|them|it|we|i|you|me|us|he|she|per|or|to|only|same|own|each|every|other|more|less|own)\b|\d|[€£$%=<>/()"“”:]/iu;
/** “how many sockets it needs”, “home or away”, “shed yes or no”, “vegetarian or not”. */
const isTold =
  /^(?:how (?:many|much|long|old|often)|which|when|where|who|whose|what)(?: [\p{L}'’-]+){1,5}$|^[\p{L}-]+(?: [\p{L}-]+)? or [\p{L}-]+$|^[\p{L} -]{2,30} (?:yes\/no|y\/n|yes or no|or not)$/iu;
const leading = /^(?:(?:an?|the|their|his|her|its|your|my|our|any|also|a list of)\s+)+/iu;

/** The properties of a list; none where one of its parts is a clause. */
function fieldsIn(words: string): string[] {
  const parts = words
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|plus)\s+/iu)
    .map((one) =>
      one
        .replace(leading, '')
        .replace(/\s+(?:in (?:cm|kg|ml|mm|hectares|metres|hours|km))$/iu, '')
        .trim(),
    )
    .filter((one) => one !== '');
  const isName = (one: string) =>
    isTold.test(one) || (one.split(/\s+/u).length <= longest && !noField.test(one));
  const names = parts.filter(isName);
  // One part that says more than a name is left to those who read clauses.
  return parts.length <= most && parts.length > 1 && names.length >= parts.length - 1 ? names : [];
}
