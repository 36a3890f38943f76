import type { Claim } from './parse-claims.ts';

export type AntecedentKind = 'missing' | 'ambiguous' | 'narrower';

export interface AntecedentFinding {
  readonly claim: number;
  /** As it is written, such as "said aluminum lever". */
  readonly words: string;
  readonly kind: AntecedentKind;
  /** The earlier wordings it may mean. */
  readonly candidates: readonly string[];
}

const introducers = new Set('a an one two three four multiple several another each'.split(' '));

/** A noun phrase ends at the first of these. */
const stops = new Set(
  `of in on at to for from with by and or is are was were being be been that which wherein whereby when where while having has have
  comprising comprises including includes containing configured adapted arranged operable coupled connected attached mounted disposed
  positioned located formed extending based according into onto over under between through within upon as so such than if not may can
  will shall to using via per relative further pointed determined associated received corresponding responsive based providing
  provided storing stored it its their said the a an each one least some other ones both all any after before during until
  containing applied capable able movable pivotally slidably rotatably secured fixed fastened held engaging receiving against`.split(
    /\s+/,
  ),
);

/** What a thing has by its nature needs no introduction (MPEP 2173.05(e)), and neither do set phrases. */
const inherent = new Set(
  `surface end ends side sides center centre top bottom edge edges length width height interior exterior inside outside rest
  direction number group steps step method same following like latter former case event result basis use time way manner amount
  presence absence position temperature invention improvement art size shape weight value wall front rear back remainder range state course`.split(
    /\s+/,
  ),
);

const directions = new Set(
  'inner outer upper lower first second third front rear left right distal proximal top'.split(' '),
);

/** "the X" and "said X" without "a X" before it, in the claim itself and in those that it refers to. */
export function antecedentFindings(claims: readonly Claim[]): AntecedentFinding[] {
  return claims.flatMap((claim) => {
    const above = ancestorsOf(claim, claims).map(({ text }) => tokensOf(text));
    const own = tokensOf(claim.text);
    const introducedAbove = above.flatMap((tokens) => introductionsIn(tokens).map(({ phrase }) => phrase));
    const introduced = introductionsIn(own);
    const seen = new Set<string>();
    return usesIn(own).flatMap(({ phrase: written, at }): AntecedentFinding[] => {
      const earlier = new Set([...above.flat(), ...own.slice(0, at)]);
      const known = [...introducedAbove, ...introduced.filter((one) => one.at < at).map((one) => one.phrase)];
      const readings = readingsOf(withoutParticiple(written, earlier));
      if (readings.some((phrase) => isInherent(phrase) || judge(phrase, known, earlier) === undefined))
        return [];
      const phrase = readings.findLast((words) => !directions.has(words.at(-1) ?? '')) ?? [];
      const kind = judge(phrase, known, earlier);
      const key = phrase.join(' ');
      if (kind === undefined || seen.has(key)) return [];
      seen.add(key);
      const candidates = [...new Set(sameHead(phrase, known).map((words) => words.join(' ')))];
      return [{ claim: claim.number, words: `${own[at]} ${key}`, kind, candidates }];
    });
  });
}

function isInherent(phrase: readonly string[]): boolean {
  const head = phrase.at(-1) ?? '';
  return phrase.length === 0 || inherent.has(head) || inherent.has(singular(head));
}

/**
 * The phrase as it stands, and cut where its number says that a verb follows: "the hinges comprise", "the message contains".
 * A noun phrase is found by position alone, so both readings are tried.
 */
function readingsOf(phrase: readonly string[]): (readonly string[])[] {
  const isPlural = (word: string) => singular(word) !== word;
  const cuts = phrase.flatMap((word, at) => {
    const before = phrase[at - 1];
    return before !== undefined && isPlural(before) !== isPlural(word) ? [phrase.slice(0, at)] : [];
  });
  return [phrase, ...cuts.toReversed()];
}

function judge(
  phrase: readonly string[],
  known: readonly (readonly string[])[],
  earlier: ReadonlySet<string>,
): AntecedentKind | undefined {
  const like = sameHead(phrase, known);
  // Things in the plural are introduced without an article: "a chain of rigid links" brings the links.
  const head = phrase.at(-1) ?? '';
  if (phrase.length === 1 && singular(head) !== head && earlier.has(head)) return undefined;
  if (like.length === 0) {
    // "the controlled fluid" after "a controlled stream of fluid": the words are all there (Ex parte Porter).
    const said = new Set([...earlier].map(singular));
    return phrase.every((word) => said.has(singular(word))) ? undefined : 'missing';
  }
  if (like.some((words) => isSame(words, phrase))) return undefined;
  const wider = like.filter((words) =>
    phrase.every((word) => words.some((other) => singular(other) === singular(word))),
  );
  const distinct = new Set(wider.map((words) => words.map(singular).join(' ')));
  if (distinct.size > 1) return 'ambiguous';
  return distinct.size === 1 ? undefined : 'narrower';
}

function sameHead(phrase: readonly string[], known: readonly (readonly string[])[]): (readonly string[])[] {
  const head = singular(phrase.at(-1) ?? '');
  return known.filter((words) => singular(words.at(-1) ?? '') === head);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.map(singular).join(' ') === other.map(singular).join(' ');
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/s$/, '');
}

/** "the determined probability" after "determining a probability" adds nothing. */
function withoutParticiple(phrase: readonly string[], earlier: ReadonlySet<string>): readonly string[] {
  const [first = '', ...rest] = phrase;
  const stem = first.replace(/ed$/, '');
  const isSaid =
    first.endsWith('ed') && [...earlier].some((word) => word.startsWith(stem) && word.endsWith('ing'));
  return isSaid && rest.length > 0 ? rest : phrase;
}

interface PlacedPhrase {
  readonly phrase: readonly string[];
  readonly at: number;
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z-]*|[;:,.()]/g) ?? [];
}

function introductionsIn(tokens: readonly string[]): PlacedPhrase[] {
  return tokens.flatMap((token, at) => {
    if (!introducers.has(token)) return [];
    let from = at + 1;
    if (tokens[from] === 'plurality' && tokens[from + 1] === 'of') from += 2;
    if (tokens[from] === 'or' && tokens[from + 1] === 'more') from += 2;
    return [{ phrase: nounPhrase(tokens, from), at }];
  });
}

function usesIn(tokens: readonly string[]): PlacedPhrase[] {
  return tokens.flatMap((token, at) =>
    token === 'the' || token === 'said' ? [{ phrase: nounPhrase(tokens, at + 1), at }] : [],
  );
}

const longest = 6;

function nounPhrase(tokens: readonly string[], from: number): string[] {
  const phrase: string[] = [];
  for (let at = from; at < tokens.length && phrase.length < longest; at += 1) {
    const word = tokens[at] ?? '';
    if (!/^[a-z]/.test(word) || stops.has(word)) break;
    const next = tokens[at + 1] ?? '.';
    const isVerb =
      phrase.length > 0 &&
      /(?:ing|ed)$/.test(word) &&
      (stops.has(next) || !/^[a-z]/.test(next) || next === 'a');
    if (isVerb) break;
    phrase.push(word);
  }
  return phrase;
}

function ancestorsOf(claim: Claim, claims: readonly Claim[]): Claim[] {
  const found = new Map<number, Claim>();
  const visit = (one: Claim) => {
    for (const number of one.refersTo) {
      const above = claims.find((other) => other.number === number);
      if (above === undefined || above.number === claim.number || found.has(number)) continue;
      found.set(number, above);
      visit(above);
    }
  };
  visit(claim);
  return [...found.values()];
}
