import { nounLemma } from '../read/lemma.ts';

/** A plan that people want to look at: of which things, coloured by which states. */
export interface SaidPlan {
  /** A plan, a map or colours were spoken of, and not only how things stand. */
  readonly isDrawn: boolean;
  /** A map of the world outside, for which a plan of tiles only stands in. */
  readonly isMap: boolean;
  readonly states: readonly string[];
  /** “coloured by danger level”: the property that gives the colour. */
  readonly by?: string;
  /** Words that may name the things, the likeliest first. */
  readonly things: readonly string[];
  /** “pistes 1 to 16”. */
  readonly count?: number;
}

const colour =
  '(?:(?:dark|light|bright|pale) )?(?:green|red|yellow|grey|gray|blue|orange|gold|white|black|amber|brown|purple|pink)';
const drawn = new RegExp(
  String.raw`\b(?:(?:floor|seating|hall|site|field|bed|piste|street|world|town|sea|table|room|ground|yard|stall|car park|berth|plot)\s+(?:plan|map|chart|plot)|map|(?:plan|picture|pic|drawing|sketch|grid|layout) (?:of|with|where)|as a grid|seating plan|the floor drawn|from above|colou?red|colou?r(?:s)? (?:of|for|=|by)|in colou?rs?|in its colou?r|on (?:a|the) (?:big )?screen|lit up|corridor with|(?:the )?[\p{L}]+ board)\b`,
  'iu',
);
const seatWords =
  /\b(?:free|taken|full|empty|occupied|vacant|reserved|booked|broken|running|arrived|sold|unsold|staffed|short|in use|out|watered|dry)\b/iu;
const tooMuch =
  /\b(?:cannot|never|costs?|pays?|remind|must not|notice board|score ?board|leader ?board|dash ?board|board game|max|at most|if nobody|hours?|minutes? (?:before|after))\b/iu;

/** In more words than these, a list belongs to something else. */
const longest = 18;

/** “a plan of the hall with tables in green if free and grey if taken”, “pens, empty/full/to clean”. */
export function saidPlan(clause: string): SaidPlan | undefined {
  const words = clause.replace(/^(?:[A-Z]{1,4}-?\d+[.:)]?|\d+(?:\.\d+)*[.)]?(?=\s+\p{L}))\s*/u, '').trim();
  const isDrawn = drawn.test(words);
  if (tooMuch.test(words) || words.split(/\s+/).length > longest) return undefined;
  const [, by] =
    /\b(?:in (?:the )?|different )?colou?r(?:ed|s)?\s*(?:of|for|=|by)\s+(?:each |their |its |the )?([\p{L}]+(?: [\p{L}]+)?)\s*$/iu.exec(
      words,
    ) ?? [];
  const states = statesIn(words);
  const isBare =
    seatWords.test(words) && words.split(/\s+/).length < 8 && (words.includes('/') || !words.includes(','));
  if (!isDrawn && !isBare) return undefined;
  const isTold = states.length > 1 && states.some((one) => statelike.test(one));
  const [, count] = /\b1\s*(?:to|-|–)\s*(\d{1,2})\b/u.exec(words) ?? [];
  return {
    isDrawn,
    isMap:
      /\bmaps?\b|\b(?:sea|town) (?:chart|plan)\b/iu.test(words) &&
      !/\b(?:field|floor|hall) map\b/iu.test(words),
    states: !isTold || (by !== undefined && states.length < 3 && !/,|\/| or /u.test(words)) ? [] : states,
    things: thingsIn(words, states),
    ...(by === undefined || / or |,|\//u.test(by) ? {} : { by: nounLemma(by.toLowerCase()) }),
    ...(count === undefined ? {} : { count: Number(count) }),
  };
}

/** Names and sizes are listed as well; a state says how a thing stands at the moment. */
const statelike =
  /(?:ed|en|ing)$|^(?:un|not )|^(?:free|full|empty|vacant|booked|in use|out|in|dry|wet|late|in time|live|due|ok|here|gone|home|away|clean|dirty|done|short|sold|lent|let|lit|under .*|to .*|still .*|ready|busy|idle|on|off|up|down|safe|ill|asleep|present|absent|inside|outside|coming|part|good|bad|half .*|nearly .*)$/iu;

const filler =
  /^(?:(?:(?:dark |light )?(?:green|red|yellow|grey|gray|blue|orange|gold|white|black|amber|brown)(?= \p{L})|and|or|which|those|that|still|is|are|the|in(?! (?:use|time|order|place|stock|repair))|ones?|yet|as|when|if|where|only|with|a|an|already|currently|whether|they['’]ve|they['’]re|shown|coloured|colored|by|of|who|it|be)\s+)+/iu;
const trailing = new RegExp(
  String.raw`(?:\s+(?:ones?|in ${colour}|${colour}|would .*|so .*|for .*|on em.*|please|today|now|\(.*))+$`,
  'iu',
);

const stateWord = String.raw`(?:(?:to|under|in|not|half|nearly|still|being) )?[\p{L}]+`;
const colourFirst = new RegExp(
  String.raw`\b${colour}\s*(?:if|when|for|=|means|where)\s*(${stateWord})`,
  'giu',
);
const stateFirst = new RegExp(String.raw`\b([\p{L}]+)(?: ones?)?(?: (?:is|are|=))? ${colour}\b`, 'giu');
const strokes = new RegExp(String.raw`${stateWord}(?:\s*\/\s*${stateWord})+`, 'iu');
const marks =
  /:|\bcolou?red(?: by)?\b|\bas\b(?! a grid)|\bare\b|\bwith\b|\bshows?\b|\bdisplays?\b|\b[\p{L}]+s(?=,? (?:free|taken|open|occupied|in use|vacant|filled|sponsored|staffed|live|pencilled|full))|\b[\p{L}]+s(?=,)|\bwhether\b|\b\d+,/giu;

/** The states that a clause lists, one after the other. */
function statesIn(words: string): string[] {
  for (const pattern of [colourFirst, stateFirst]) {
    const coloured = cleaned([...words.matchAll(pattern)].map(([, one = '']) => one)).filter(isState);
    if (coloured.length > 1) return coloured;
  }
  const slashed = strokes.exec(words)?.[0];
  if (slashed !== undefined) return cleaned(slashed.split(/\s*\/\s*/));
  const lists = [...words.matchAll(marks)]
    .map((mark) => words.slice(mark.index + mark[0].length))
    .map((tail) => tail.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/).filter((one) => one.trim() !== ''))
    .filter((parts) => parts.length > 1 && parts.every((one) => isState(one)));
  const [list] = lists.toSorted((a, b) => b.length - a.length);
  return list === undefined ? [] : cleaned(list);
}

function isState(words: string): boolean {
  const plain = bareState(words);
  return (
    /^[\p{L}' -]{2,22}$/u.test(plain) &&
    plain.split(' ').length < 4 &&
    !plain.replace(/ss$/u, '').endsWith('s')
  );
}

/** “graves in use” are in use: the things themselves may stand in front. */
const bareState = (words: string) =>
  words
    .trim()
    .replace(filler, '')
    .replace(/^[\p{L}]+[^s\W]s (?=\p{L})/iu, '')
    .replace(filler, '')
    .replace(trailing, '')
    .replace(/[\s.,;:]+$/u, '')
    .toLowerCase();

function cleaned(states: readonly string[]): string[] {
  const plain = states.map(bareState).filter((one) => one.length > 1 && one.length < 23);
  const [first = ''] = plain;
  return [...new Set(plain.map((one) => (one === 'not' ? `not ${first}` : one)))].slice(0, 6);
}

const wordsBefore = 3;
const wordsAfter = 9;

/** Whoever types without stops names a plan in the middle of other words: the words beside it. */
export function plansInPassing(
  words: string,
): { words: string; isDrawn: boolean; states: readonly string[] }[] {
  if (words.split(/\s+/).length <= longest) return [];
  const all = [...words.matchAll(new RegExp(`${strokes.source}|${drawn.source}`, 'giu'))];
  return all.map(({ 0: found, index }) => {
    const before = words.slice(0, index).trim().split(/\s+/).slice(-wordsBefore).join(' ');
    const after = words
      .slice(index + found.length)
      .trim()
      .split(/\s+/);
    const isList = found.includes('/');
    const states = isList ? cleaned(found.split(/\s*\/\s*/)) : [];
    return {
      words: `${before} ${found}${isList ? '' : ` ${after.slice(0, wordsAfter).join(' ')}`}`,
      isDrawn: !isList,
      states: states.some((one) => seatWords.test(one)) ? states : [],
    };
  });
}

/** Nouns that the clause may speak of, those beside the states first. */
function thingsIn(words: string, states: readonly string[]): string[] {
  const before = (
    states[0] === undefined
      ? words
      : words.slice(0, Math.max(0, words.toLowerCase().indexOf(states[0]))) || words
  )
    .toLowerCase()
    .replaceAll(/[^\p{L} -]/gu, ' ');
  return [...before.matchAll(/\b([\p{L}-]+)\b/gu)]
    .map(([, one = '']) => one)
    .filter((one) => /[^s]s$/u.test(one) && !noThing.test(one))
    .toReversed();
}

const noThing =
  /^(?:is|as|was|colours|colors|shows|displays|passengers|people|its|this|rows|lives|drivers|ones|days|dots|guests|customers|visitors|members|places|things|us|whats|whos)$/u;
