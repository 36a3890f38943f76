import type { SaidPrice } from './said-price.ts';
import { isSomeone, takeWhen, unitOf } from './said-unit.ts';

const amount = /¤(\d+(?:\.\d+)?)/u;
const stop = String.raw`(?!(?:for|from|beyond|over|above|after|on|in|at|plus|extra|per|an?|and|with|if|when|each|which|on|to|more|of|is|are|once)\b)`;
const unitWords = String.raw`((?:(?:full|started|extra)\s+)?${stop}[\p{L}-]+(?:\s+${stop}[\p{L}-]+)?)`;
const perForm = new RegExp(
  String.raw`^\s*(?:flat\s+)?(?:extra\s+|more\s+)?(?:per|an?|each|every|for each|for every)\s+${unitWords}(?:\s+(?:per|an?|each|and|every)\s+${unitWords})?`,
  'iu',
);
const beyondForm =
  /\b(?:beyond|over|above|after|past|outside|further than|from)\s+(?:the\s+)?(?:first\s+)?(\d+(?:\.\d+)?)\s*(?:km|miles?|[\p{L}-]+)?/iu;
/** What everybody pays once; “oven cleaning” is wanted by some. */
export const paidByAll =
  /\b(?:fees?|(?:final|end|exit) cleaning|set-?up|call-?out|fitting|installation|service charge|handling|administration|admin|base|basic|starting|flat rate|travel|journey|levy|tax)\b|^cleaning$/i;
const filler = String.raw`(?:costs?|is|are|at|for|flat|we charge|i charge|charges?|charged|it|price|prices|priced|rate|counts?|plus|then|only|of|the|an?|each|every|per|one|once|also|it's|there is|there's|fixed|my|our|to|takes?|pays?|paid|you|they|around|extra|additional|more|and)\b|[:=+–,-]`;
/** The A of “Hall A” is no article. */
const lastFiller = filler.replace('|an?|', '|');
const atEnds = new RegExp(String.raw`^(?:(?:${filler})\s*)+|(?:\s*\b(?:${lastFiller}))+$`, 'giu');

/** What an amount is for, without the words around it. */
export function labelIn(words: string): string {
  return words
    .replaceAll(/[()"“”]/g, ' ')
    .trim()
    .replaceAll(atEnds, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** An amount with what it is paid for: for each of something, or once. */
export function readAmount(text: string): SaidPrice | undefined {
  const late =
    /^(?:and\s+)?((?:after|before)\s+\d+(?::\d\d)?\s*(?:am|pm|o'clock)?)\s+(?:it is\s+|it's\s+)?¤(\d+(?:\.\d+)?)\s+(?:per|an)\s+hour$/iu.exec(
      text,
    );
  if (late !== null)
    return { kind: 'rate', label: late[1] ?? '', amount: Number(late[2]), per: ['hour'], isExtra: true };
  const { when, rest: words } = takeWhen(text);
  const found = amount.exec(words);
  if (found === null || words.split('¤').length > 2) return undefined;
  const value = Number(found[1]);
  const before = words.slice(0, found.index);
  const after = words.slice(found.index + found[0].length);
  const isExtra = /\b(?:extra|plus|additional|more|on top)\b/i.test(words);
  const held = when === undefined ? {} : { when };
  // A most or least amount for each of something is no price.
  if (/\b(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|capped at)\.?\s*$/iu.test(before))
    return undefined;
  const usual = /\b(day|daily|hour|hourly|night|nightly|week|weekly|month|monthly)\s+rate\b/iu.exec(
    before,
  )?.[1];
  if (usual !== undefined)
    return {
      kind: 'rate',
      label: '',
      amount: value,
      per: [usual.toLowerCase().replace('dai', 'day').replace(/ly$/, '').replace('dayly', 'day')],
      isExtra: false,
    };
  const per = perForm.exec(after);
  const single = costsOne(before);
  if (per === null && single !== undefined && when === undefined)
    return { kind: 'rate', label: '', amount: value, per: [single], isExtra: false };
  if (per !== null) {
    const rest = after.slice(per[0].length);
    const beyond = beyondForm.exec(rest);
    const label = labelOf(before, beyond === null ? rest : rest.replace(beyond[0], ' '));
    if (label === undefined) return undefined;
    const units = [per[1], per[2]].filter((one) => one !== undefined).map(unitOf);
    return {
      kind: 'rate',
      label,
      amount: value,
      per: units,
      ...(beyond === null ? {} : { beyond: Number(beyond[1]) }),
      ...held,
      isExtra,
      ...(labelIn(before) === '' && label !== '' ? { isWhole: true } : {}),
    };
  }
  const label = labelOf(before, after.replace(/^\s*(?:each|apiece)\b/iu, ' '));
  if (label === undefined) return undefined;
  if (/^\s*(?:each|apiece)\b/i.test(after) && label !== '')
    return { kind: 'rate', label, amount: value, per: ['piece'], ...held, isExtra };
  if (label === '' && when === undefined) return undefined;
  // “In July and August the pitch is 14 €”: paid for what the price before was paid for.
  if (when !== undefined) return { kind: 'rate', label, amount: value, per: [], when, isExtra };
  const isAlways =
    (paidByAll.test(label) || /^\s*plus\b/i.test(before)) && !/\b(?:if|optional)\b/i.test(words);
  return { kind: 'fee', label, amount: value, isAlways };
}

/** “a tile costs ¤4.5”, “1 cubic-metre costs”: the price of one of something. */
function costsOne(before: string): string | undefined {
  const match = /^(?:an?|one|1|each|every|per)\s+([\p{L}-]+)\s+(?:costs?|is|at)\s*$/iu.exec(before.trim());
  const word = match?.[1];
  return word === undefined ? undefined : unitOf(word);
}

const longest = 5;

/** Undefined where the words are a sentence and no name of anything. */
function labelOf(before: string, after: string): string | undefined {
  const said = labelIn(before) || labelIn(after.replace(/^\s*for\b/iu, ' '));
  const words = said.split(' ');
  if (
    words.length > longest ||
    /[%\d]/.test(said.replaceAll(/\b[A-Z]\d\b|\b\d+ ?(?:cm|mm|minutes?|min)\b/g, ''))
  )
    return undefined;
  if (/\b(?:is|are|was|will|can|should|must|would|has|have)\b/i.test(said)) return undefined;
  return isSomeone(said) ? said : said.replace(/^(?:with|using)\s+/i, '');
}

/** “Jalisco 240” in a list of prices. */
export function readBare(text: string): { label: string; amount: number } | undefined {
  const match =
    /^(\p{L}[\p{L}'’ -]{0,30}?|\d+ (?:minutes?|cm|mm|people|persons?))\s+(?:costs?\s+|is\s+|at\s+|for\s+|flat\s+|=\s*|@\s*)?(\d+(?:\.\d+)?)(?:\s+flat)?$/iu.exec(
      text,
    );
  if (
    match === null ||
    /\b(?:max|min|minimum|maximum|least|most|than|under|over|from|up to|age|aged|above|below|room|number|no|nr|phone|every|after|before|until|by|at|in|on)\s*$/i.test(
      match[1] ?? '',
    )
  )
    return undefined;
  const label = labelIn(match[1] ?? '');
  return label === '' || label.split(' ').length > 4 ? undefined : { label, amount: Number(match[2]) };
}
