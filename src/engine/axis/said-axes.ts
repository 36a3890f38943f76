import { type SaidFacts, saidCounts } from '../facts/said-facts.ts';
import { isName } from '../facts/said-lists.ts';
import { isCountry } from '../knowledge/countries.ts';
import { nounLemma } from '../read/lemma.ts';
import { animalWords, noAxis, peopleWords, unitWords } from './axis-words.ts';

/** That for each of which something is kept: “per flat”, “my sisters Ana, Bea and Cleo”, “18 vans, each with …”. */
export interface SaidAxis {
  /** What one of them is called: “flat”. */
  readonly one: string;
  /** Those that were named, in order; none where they were only counted or only spoken of. */
  readonly names: readonly string[];
  /** The figure beside each name: “Finn (9)”. */
  readonly figures: readonly number[];
  /** How many there are. */
  readonly count: number | undefined;
  /** “cost per flat”: the text says that something is kept for each. */
  readonly isEach: boolean;
}

const most = 40;
const mostNames = 14;

/** All axes of a text, those with names first. */
export function saidAxes(facts: SaidFacts): SaidAxis[] {
  const each = eachWords(facts.text);
  const counts = saidCounts(facts)
    .map(({ of, value }) => ({ one: nounLemma(of.toLowerCase()), value }))
    .filter(({ value }) => value <= most);
  const found = [bracketed(facts.text), namedLists(facts), withMe(facts.text), forTwo(facts.text)].flat();
  // “groups of swimmers – Sharks, Dolphins” names the groups.
  const named = found.filter(
    ({ names }, at) => !found.slice(0, at).some((other) => other.names.join() === names.join()),
  );
  const axes = [
    ...named.map((list) => ({ ...list, count: undefined, isEach: each.has(list.one) })),
    ...counts
      .filter(
        ({ one }) =>
          isOne(one) &&
          (each.has(one) ||
            each.has(one.split(' ').at(-1) ?? one) ||
            followsEach(one, facts.text) ||
            isOwn(one, facts.text)),
      )
      .map(({ one, value }) => ({
        ...unnamed(one),
        count: value,
        isEach: each.has(one) || each.has(one.split(' ').at(-1) ?? one),
      })),
    ...[...each].filter(isKnown).map((one) => ({ ...unnamed(one), count: undefined, isEach: true })),
  ];
  // “12 holiday cabins, cost per cabin” are the same cabins.
  return axes.filter(
    ({ one }, at) => !axes.slice(0, at).some((other) => other.one === one || other.one.endsWith(` ${one}`)),
  );
}

type Named = Pick<SaidAxis, 'one' | 'names' | 'figures'>;

function unnamed(one: string): Named {
  return { one, names: [], figures: [] };
}

function isOne(one: string): boolean {
  return one !== '' && one.split(' ').length <= 2 && !noAxis.test(one) && /^[\p{L} -]+$/u.test(one);
}

/** Of what nobody counted or named, only places, units and people are kept. */
function isKnown(one: string): boolean {
  return isOne(one) && isKindOfAxis(one);
}

function isKindOfAxis(one: string): boolean {
  return unitWords.test(one) || peopleWords.test(one) || animalWords.test(one);
}

const per =
  /\b(?:per|(?:for|of|by|in|at) (?:each|every)|each|every|separate(?:ly)? (?:for|by))\s+(?:single\s+|of (?:the|our|my)\s+)?([\p{L}-]+)(?=\s|[.,;:!?)/]|$)/giu;

/** The words that the text says something is kept for each of. */
function eachWords(text: string): Set<string> {
  const words = [...text.matchAll(per)].map(({ 1: word = '' }) => nounLemma(word.toLowerCase()));
  return new Set(words.filter(isOne));
}

/** “18 flats, each with a meter”, “five rooms, in each a puzzle”; “3 meals a day each” says it of others. */
function followsEach(one: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(one);
  const rest = at < 0 ? '' : text.slice(at, at + farthest).replace(/[.!?].*$/su, '');
  return /[,;:(–—-]\s*(?:(?:in|for|with|on|at|of)\s+)?(?:each|every one|both)\b(?! one\b)/iu.test(rest);
}

const owned = /\b(?:our|my|we have|i have|we keep|i keep|we run|i run|has|have|own|all)\s+(?:the\s+)?$/iu;

/** “our 4 vans”: units of which somebody keeps books. */
function isOwn(one: string, text: string): boolean {
  if (!unitWords.test(one)) return false;
  const last = one.split(' ').at(-1) ?? one;
  const at = new RegExp(`(?:\\d+|\\b[a-z]+)\\s+(?:\\p{L}+\\s)?${last}`, 'iu').exec(text)?.index ?? -1;
  return at >= 0 && owned.test(text.slice(0, at));
}

const farthest = 90;

/** “my sisters Ana, Bea and Cleo”, “through Peru, Bolivia and Chile”. */
function namedLists({ lists, text }: SaidFacts): Named[] {
  return lists.flatMap(({ of, names, start }) => {
    const words = of.replace(/[^\p{L}]+$/u, '');
    const areCountries = names.every(({ name }) => isCountry(name));
    const last = words.split(' ').at(-1) ?? '';
    const one = areCountries ? 'country' : nounLemma(last.toLowerCase());
    const isPlural = areCountries || one !== last.toLowerCase() || /(?:people|staff|sheep)$/iu.test(last);
    const isMany = names.length >= 2 && names.length <= mostNames;
    if (!isMany || !isPlural || !isOne(one)) return [];
    if (!areCountries && !isKindOfAxis(one)) return [];
    const called = names.map((each) => each.name);
    // “me and my sisters Ana and Bea” are three.
    return withWriter.test(text.slice(0, start + of.length)) && peopleWords.test(one)
      ? [{ one: 'person', names: ['Me', ...called], figures: [] }]
      : [{ one, names: called, figures: figuresOf(names) }];
  });
}

const withWriter = /\b(?:me|myself)\s*(?:,|and|&|\+)\s*(?:my\s+)?(?:\p{L}+\s*)?$/iu;

function figuresOf(names: readonly { readonly figure?: number }[]): number[] {
  const figures = names.flatMap(({ figure }) => figure ?? []);
  return figures.length === names.length ? figures : [];
}

const counted = String.raw`(?:two|three|four|five|six|seven|eight|\d{1,2})`;
const item = String.raw`(?!and\b)[\p{L}'’]+(?:[ -](?!and\b)[\p{L}'’]+)?`;
const listed = new RegExp(
  String.raw`\b${counted}\s+(?:\p{L}+\s)?(\p{L}+s)(?:\s+of\s+\p{L}+)?\s*(?:\(|:\s|[-–—]\s)(${item}(?:\s*,\s*(?:and\s)?${item}|\s+(?:and|&)\s+${item})+)(?=[).;\n]|\s[-–—]|$)`,
  'giu',
);
const longestItem = 2;

/** “four voices (soprano, alto, tenor, bass)”, “3 groups of swimmers - Sharks, Dolphins, Turtles -”. */
function bracketed(text: string): Named[] {
  return [...text.matchAll(listed)].flatMap(({ 1: of = '', 2: items = '' }) => {
    const names = items
      .split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s+&\s+/u)
      .map((name) => name.trim().replace(/^(?:the|a|an)\s+/iu, ''))
      .filter((name) => name !== '');
    const one = nounLemma(of.toLowerCase());
    const areNames = names.every((name) => name.split(' ').length <= longestItem);
    const isMany = names.length >= 2 && names.length <= mostNames;
    return areNames && isMany && isOne(one) ? [{ one, names: names.map(capital), figures: [] }] : [];
  });
}

function capital(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

const name = String.raw`\p{Lu}[\p{Ll}\p{M}'’-]+`;
const relative = String.raw`(?:my|our)\s+(?:\p{L}+\s)?\p{L}+`;
const together = new RegExp(
  String.raw`\b(?:[Mm]e|[Mm]yself)\s*(?:,|and|&|\+)\s*(?:(${relative})\s+)?(${name})(?:\s*(?:,|and|&)\s*(${name}))?|(?:(${relative})\s+)(${name})\s*(?:and|&)\s*(?:me|myself|I)\b`,
  'gu',
);

const companion =
  /\bwith my\s+(sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|mother|father|mum|mom|dad|son|daughter|cousin|flatmate)\b(?!\s\p{Lu})/iu;

/** “me and my brother Luis”, “with my sister, 45 euros each”: both of them. */
function withMe(text: string): Named[] {
  const other = /\b(?:each|both of us|per person)\b/iu.test(text) ? companion.exec(text)?.[1] : undefined;
  const unnamedOther =
    other === undefined ? [] : [{ one: 'person', names: ['Me', capital(other)], figures: [] }];
  const both = namedWithMe(text);
  return both.length > 0 ? both : unnamedOther;
}

function namedWithMe(text: string): Named[] {
  return [...text.matchAll(together)].slice(0, 1).flatMap((match) => {
    // “me and my sisters Ana, Bea and Cleo” are the sisters and who writes.
    if (/\p{L}s$/u.test(match[1] ?? '')) return [];
    const names = [match[2], match[3], match[5]].filter((one) => one !== undefined).filter(isName);
    return names.length === 0 ? [] : [{ one: 'person', names: ['Me', ...names], figures: [] }];
  });
}

const two = new RegExp(
  String.raw`\b(?:for|of|between|with)\s+(${name}(?:\s\(?\d{1,2}\)?)?(?:(?:\s*,\s*|\s+and\s+|\s*&\s*)${name}(?:\s\(?\d{1,2}\)?)?)+)`,
  'gu',
);
const grownUp = 18;

/** “pocket money for Finn (9) and Marta (12), each gets 5”: people, where the text goes on to speak of each. */
function forTwo(text: string): Named[] {
  if (!/\b(?:each|both|they|their|everyone|per (?:person|kid|child|head))\b/iu.test(text)) return [];
  return [...text.matchAll(two)].slice(0, 1).flatMap(({ 1: items = '' }) => {
    const read = items.split(/\s*,\s*|\s+and\s+|\s*&\s*/u).map((one) => ({
      name: one.replace(/\s\(?\d+\)?$/u, ''),
      figure: Number(/\d+/u.exec(one)?.[0] ?? Number.NaN),
    }));
    const names = read.map((one) => one.name);
    if (!names.every((one) => isName(one) && !isCountry(one)) || names.length < 2) return [];
    const figures = read.map(({ figure }) => figure).filter((figure) => !Number.isNaN(figure));
    const areAges = figures.length === names.length && figures.every((figure) => figure < grownUp);
    return [{ one: areAges ? 'child' : 'person', names, figures: areAges ? figures : [] }];
  });
}
