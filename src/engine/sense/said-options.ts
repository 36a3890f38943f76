/** The values that a text says a property can have. */
export interface SaidOptions {
  readonly field: string;
  readonly options: readonly string[];
  readonly start: number;
  readonly end: number;
}

const name = String.raw`(?<field>[\p{L}][\p{L}'’-]*(?: (?!is\b|are\b|can\b|may\b|comes?\b|has\b|have\b|takes?\b|means\b)[\p{L}][\p{L}'’-]*){0,3})`;
const lead = String.raw`(?:(?:the|its|their|a|an|every|each|my|our|his|her|permitted|allowed|possible|there are(?: \p{L}+)?|for the|we have)\s+)*`;
const verb = String.raw`(?:is|are|can(?: only)? be|may(?: only)? be|must be|will be|means?|comes? in|takes?|reads?|comprise|include|shall be|being|go)(?: (?:either|one of(?: the following)?|any of|only|like|just|called|named))*`;
const list = String.raw`(?<list>[^:()]+)`;
const pattern = (source: string) => new RegExp(source, 'iu');

const shapes: readonly RegExp[] = [
  pattern(String.raw`^${lead}${name}\s?:\s*${list}$`),
  pattern(String.raw`^[\p{L}-]+ comes? in ${list} as ${name}$`),
  pattern(String.raw`^as ${name} we (?:use|have|take) ${list}$`),
  pattern(String.raw`^${lead}${name} ${verb}:? ${list}$`),
  pattern(String.raw`^${list} are the (?:possible |only )?${name}$`),
  pattern(String.raw`(?:^|[,:] |\b(?:a|an|the|its|with|and) )${name} \(${list}\)`),
];
/** “track data/web/ops”: a property with its values behind it. */
const slashed = /(?:^|[\s,:])(?<field>[\p{L}-]+):? (?<list>[\p{L}\d]+(?:\/[\p{L}\d]+)+)(?![\p{L}/])/giu;

const sentences = /[^.!?\n;]+(?:[.!?](?=\S)[^.!?\n;]*)*/gu;
const numbered = /^\s*(?:(?:and|but|also|then|so)\s+|\d+(?:\.\d+)*[.)]?\s+|[-*•–]\s+|[A-Z]\.\d+\s+)*/iu;

const word = String.raw`[\p{L}\d][\p{L}\d'’+/-]*`;
const several = String.raw`${word}(?: ${word}){0,2}`;
/** A list in a text without signs between its sentences: only what stands before its last comma is sure to belong to it. */
const unended = new RegExp(
  String.raw`(?<field>(?<![\p{L}'’-])[\p{L}-]{3,})(?:\s?:| (?:is|are|can be)(?: (?:like|either|one of))?) (?<list>${several}(?:, ${several})*), (?:and |or )?(?<last>${several})`,
  'giu',
);

/** All that a text says of which values something has; `ends` tells where word groups of it end, by where they begin. */
export function saidOptions(text: string, ends: ReadonlyMap<number, number> = new Map()): SaidOptions[] {
  const found = [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }): SaidOptions[] => {
    const skipped = numbered.exec(sentence)?.[0].length ?? 0;
    const said = sentence.slice(skipped).replaceAll(/\s/g, ' ').trimEnd();
    const place = { start: index + skipped, end: index + sentence.length };
    for (const shape of shapes) {
      const groups = shape.exec(said)?.groups;
      const options = optionsIn(groups?.['list'] ?? '');
      const field = (groups?.['field'] ?? '').trim();
      if (options.length > 1 && !noProperty.test(field)) return [{ field, options, ...place }];
    }
    return [];
  });
  const cut = [...text.matchAll(slashed)].flatMap(({ 0: whole, index, groups }): SaidOptions[] => {
    const options = (groups?.['list'] ?? '').split('/');
    const field = groups?.['field'] ?? '';
    const isList = options.length > 2 && options.every((one) => /^\p{L}/u.test(one));
    return isList && !noProperty.test(field)
      ? [{ field, options, start: index, end: index + whole.length }]
      : [];
  });
  const isNew = ({ start }: SaidOptions) => !found.some((one) => one.start <= start && start < one.end);
  return [...found, ...[...cut, ...withoutEnd(text, ends)].filter(isNew)];
}

function withoutEnd(text: string, ends: ReadonlyMap<number, number>): SaidOptions[] {
  return [...text.matchAll(unended)].flatMap(({ 0: whole, index, groups }): SaidOptions[] => {
    const [field = '', first = '', last = ''] = [groups?.['field'], groups?.['list'], groups?.['last']];
    const sure = first.split(', ');
    const start = index + whole.length - last.length;
    const fewest = Math.min(...sure.map((one) => one.split(' ').length));
    const end = ends.get(start);
    const ending = end === undefined ? last.split(' ').slice(0, fewest).join(' ') : text.slice(start, end);
    const options = [...sure, ending].filter((one) => one !== '');
    const isList = options.length > 2 && options.every(isOption) && !noProperty.test(field);
    return isList ? [{ field, options, start: index, end: start + ending.length }] : [];
  });
}

/** “104 icing” is a code with what it means. */
const isCode =
  /^\d{2,} (?!(?:ft|feet|cm|mm|m|kg|g|l|ml|inch|inches|min|mins|minutes|hours?|up|and)\b)\p{L}/iu;

function isOption(one: string): boolean {
  return (
    !isCode.test(one) &&
    one !== '' &&
    one.split(/\s+/u).length <= longest &&
    one.length <= 32 &&
    !noOption.test(one)
  );
}

/** What is no property, or has its own way of being told: states, people, hours, prices and looks. */
const noProperty =
  /^(?:i|we|they|it|you|he|she|there|this|that|these|those|here|who|what|which|fields?|columns?|data|inputs?|outputs?|roles?|users?|things|name|names|must|nice|title|app|page|tool|note|notes|rules?|spec|e\.?g|like|to|and|or|with|in|on|of|for|at|per)$|\b(?:colou?r scheme|look|style of the app|opening hours?|hours|open|prices?|costs?|views?|reports?|pages?|screens?|tabs?|lists?|overview|export|reminders?|requirements?|features?|states?|status(?:es)?|stages?|steps?|staff|team|people|members|kids|children|if|when|must|should|warn|show|shows|see|plan|map|board|curve|chart|table|log|diary|wall)$/iu;

const most = 16;
const longest = 4;
const noOption =
  /\b(?:is|are|was|were|be|been|must|shall|should|may|can|will|if|when|which|that|who|because|then|they|them|it|we|i|you|each|per|every|than|only)\b|[€£$%=<>]|^(?:max|min|at (?:most|least)|not?|up to)\b/iu;

/** The values of a list; none where one of them is a sentence. */
function optionsIn(words: string): string[] {
  const parts = words
    .replace(/,?\s*(?:etc\.?|and so on|…|\.\.\.)$/iu, '')
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+or\s+/iu)
    .map((one) => one.replaceAll(/["“”]/g, '').trim())
    .filter((one) => one !== '');
  const last = parts.at(-1) ?? '';
  // “black, navy, burgundy and bottle green”: the last two stand together.
  const split = parts.length > 1 ? last.split(/\s+(?:and|&)\s+/iu) : [last];
  const options = [...parts.slice(0, -1), ...split].map((one) =>
    one
      .replace(/^(?:an?|the) /iu, '')
      .replace(/!+$/u, '')
      .trim(),
  );
  const isList = parts.length > 1 && options.length <= most && options.every(isOption);
  return isList ? [...new Set(options)] : [];
}
