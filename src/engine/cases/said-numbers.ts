import { numberWords, ordinalWords } from '../facts/number-words.ts';
import type { FigureKind, SaidFigure } from '../facts/said-figures.ts';
import { saidFigures } from '../facts/said-figures.ts';
import { lemmas } from '../plan/match-block.ts';
import type { CaseFile } from './case-file.ts';
import { numbersOf, withFigure, wordsForNumber } from './case-numbers.ts';
import { figureOfAge } from './figure-of-age.ts';
import { labelOf } from './read-field.ts';
import { sameThingWords } from './same-thing-words.ts';
import { strictAsSaid } from './strict-as-said.ts';

const counted: Readonly<Record<string, number>> = {
  ...numberWords,
  ...ordinalWords,
  one: 1,
  once: 1,
  single: 1,
  twice: 2,
  dozen: 12,
  half: 0.5,
  fortnight: 14,
};

/** The figure in “max 3 per person”, “two weeks”, “£4.50”. */
export function figureIn(words: string): number | undefined {
  const digits = /\d+(?:[.,]\d+)?/.exec(words.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
  if (digits !== null) return Number(digits[0].replace(',', '.'));
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => counted[word])
    .find((one) => one !== undefined);
}

/** In days. */
const units: Readonly<Record<string, number>> = { week: 7, fortnight: 14, month: 30, year: 365 };

export interface TakenNumbers {
  readonly file: CaseFile;
  /** Names of figures with the words of the rule that gave them. */
  readonly taken: ReadonlyMap<string, string>;
}

/**
 * A case with the figures that the text gives: rules are the words of each with those of what it limits. Further figures
 * of the text count where they are money, a time or a share, and the case has just such a one.
 */
export function takeNumbers(
  file: CaseFile,
  rules: readonly string[],
  further: readonly SaidFigure[] = [],
): TakenNumbers {
  const numbers = { ...file.numbers };
  const taken = new Map<string, string>();
  const said: Said[] = [
    ...rules.flatMap((words) => {
      const value = figureIn(words);
      const clause = clauseOf(words, value, further);
      return value === undefined ? [] : [{ words, clause, value, kind: kindOfRule(words) }];
    }),
    ...further
      .filter(({ kind }) => kind === 'money' || kind === 'time' || kind === 'percent')
      .map(saidBeside),
    ...further.filter(isLimitedCount).map(saidCount),
  ];
  const amounts = figuresOfMoney(file);
  const sameThing = sameThingWords(file);
  const wordsIn = (text: string) => new Set(limitWords(text).map(sameThing));
  for (const { words, clause = '', value, kind, isSure = true, least = leastLike } of said) {
    // A figure that a rule has given already is not another one.
    if (!isSure && [...taken.values()].some((one) => figureIn(one) === value)) continue;
    const below = isSure ? lowestBelowNothing(words, { ...file, numbers }, taken) : undefined;
    if (below !== undefined) {
      numbers[below] = withFigure(numbers[below] ?? -value, -value);
      taken.set(below, words);
      continue;
    }
    const isThreshold = approval.test(`${words} ${clause}`);
    const [spoken, around] = [wordsIn(words), wordsIn(`${words} ${clause}`)];
    const [best] = Object.entries(numbers)
      .filter(
        ([key, line]) =>
          !taken.has(key) &&
          fits(kind, line, { key, isSure, isMoney: amounts.has(key) }) &&
          measures(words, key, line),
      )
      .filter(([key, line]) => !isThreshold || isOfApproval(key, line))
      // Until when one may cancel is not until when one may come in.
      .filter(
        ([key, line]) =>
          !ofCancelling.test(`${words} ${clause}`) || ofCancelling.test(`${labelOf(key)} ${line}`),
      )
      // By how much it is extended is not how long it lasts.
      .filter(([key, line]) => !ofExtending.test(words) || ofExtending.test(`${labelOf(key)} ${line}`))
      // “max 3 of the same kind” is not how many there are in all.
      .filter(
        ([key, line]) => !ofSameKind.test(`${words} ${clause}`) || ofKind.test(`${labelOf(key)} ${line}`),
      )
      // “kids under 12 pay half” is no amount of 12.
      .filter(
        ([key, line]) =>
          isThreshold ||
          (kind !== 'bare' && kind !== 'count') ||
          !aged.test(words) ||
          kindOfNumber(key, line) !== 'money',
      )
      .map(([key, line]) => {
        const ways = [...wordsForNumber(line), labelOf(key)]
          .filter((way) => isSure || saysMore(way))
          .map((way) => [...wordsIn(way)])
          .map((way) => (kind === 'money' ? withoutPriceWords(way) : way));
        return { key, score: Math.max(likeness(spoken, ways), likeness(around, ways) - aroundCosts) };
      })
      .toSorted((a, b) => b.score - a.score);
    const isFound = best !== undefined && (best.score >= least || (isThreshold && kind === 'money'));
    const key = isFound ? best.key : isSure && !isThreshold ? figureOfAge(file, words, taken) : undefined;
    if (key === undefined) continue;
    numbers[key] = withFigure(numbers[key] ?? value, value * scaleOf(words, key, file));
    taken.set(key, words);
  }
  takePlainPrice(numbers, taken, further);
  return { file: strictAsSaid({ ...file, numbers }, taken), taken };
}

const ofCancelling = /\b(?:cancel\w*|call off|drop out|withdraw\w*)\b/iu;
const ofExtending = /\b(?:extend\w*|extension\w*|prolong\w*|renew\w*)\b.*\b(?:by|for|of)\b/iu;
const ofSameKind =
  /\b(?:the same|any one|of any)\s+(?:\p{L}+\s+)?(?:kind|type|sort|category|style|genre)\b/iu;
const ofKind = /\b(?:same|kind|type|sort|category|course|craft|style|genre)\b/iu;
const belowNothing = /\b(?:under|below|beneath|past|to|than)\s+minus\s/iu;

/** “nobody may go under minus 4” is the one figure of a case that lies below nothing. */
function lowestBelowNothing(
  words: string,
  file: CaseFile,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  if (!belowNothing.test(words)) return undefined;
  const [only, another] = Object.entries(numbersOf(file)).filter(
    ([key, value]) => value < 0 && !taken.has(key),
  );
  return another === undefined ? only?.[0] : undefined;
}

/** An age, or a share of something. */
const aged = /\b(?:under|over|below|above)\s+\d|^\D*\bhalf\b\D*$/iu;
const plainPrice = /^(?:price|fare|fee|entry|tickets?)$/iu;
const pricePerOne = /\b(?:fare|price|entry|ticket|fee|per (?:person|head|player|guest|seat|place))\b/iu;

/** “price 39” is the one price that a case has. */
function takePlainPrice(
  numbers: Record<string, string | number>,
  taken: Map<string, string>,
  figures: readonly SaidFigure[],
): void {
  const given = [...taken.values()].map(figureIn);
  const [said, second] = figures.filter(
    ({ kind, of, value }) => kind === 'money' && plainPrice.test(of) && !given.includes(value),
  );
  const [only, another] = Object.entries(numbers).filter(
    ([key, line]) =>
      !taken.has(key) &&
      kindOfNumber(key, line) === 'money' &&
      wordsForNumber(line).some((way) => pricePerOne.test(way)),
  );
  if (said === undefined || only === undefined || second !== undefined || another !== undefined) return;
  numbers[only[0]] = withFigure(only[1], said.value);
  taken.set(only[0], said.text);
}

const leastLike = 0.6;
/** A count that stands in no rule must be said just as the case says it. */
const leastLikeOfCount = 1;
/** The words of the rule itself tell more than those around it. */
const aroundCosts = 0.15;

interface Said {
  readonly words: string;
  /** The words around those of a rule. */
  readonly clause?: string;
  readonly value: number;
  readonly kind: FigureKind;
  /** Read as a rule, and not only found beside its words. */
  readonly isSure?: boolean;
  readonly least?: number;
}

/** An amount is a price, whatever it is called: of “per package” the package tells it apart. */
function withoutPriceWords(way: readonly string[]): string[] {
  const others = way.filter((word) => !/^(?:each|price|cost|fee|a)$/.test(word));
  return others.length === 0 ? [...way] : others;
}

/** Words that stand beside any figure tell none apart. */
function saysMore(way: string): boolean {
  return limitWords(way).some(
    (word) => !/^(?:each|most|least|time|price|cost|minute|hour|percent)$/.test(word),
  );
}

function kindOfRule(words: string): FigureKind {
  return saidFigures(words)[0]?.kind ?? 'bare';
}

/** The figure first, then the words around it without the other figures. */
function saidBeside({ text, value, kind, clause, per }: SaidFigure): Said {
  const around = clause.replace(text, ' ').replaceAll(/\S*\d\S*/g, ' ');
  const side = sideOf(text, clause);
  return { words: `${text} ${side} ${per === '' ? '' : `per ${per}`} ${around}`, value, kind, isSure: false };
}

/** “$500 to $5,000”: the first is the least, the second the most. */
function sideOf(text: string, clause: string): string {
  const at = clause.indexOf(text);
  if (at < 0) return '';
  if (/\d\s?(?:to|-|–|and)\s?$/iu.test(clause.slice(0, at))) return 'at most';
  return /^\s?(?:to|-|–)\s?\S?\d/iu.test(clause.slice(at + text.length)) ? 'at least' : '';
}

const approval = /\b(?:approv\w*|authori[sz]\w*|countersign\w*|sign(?:s|ed)? off)\b/iu;

/** From which amount on somebody else is asked is no limit of what may be asked for. */
function isOfApproval(key: string, line: string | number): boolean {
  return /approv|second|both|sign/iu.test(`${key} ${line}`);
}

const ofTexts = /\d\s?(characters?|letters?|words?|lines?|pages?|pixels?|px|[kmg]b)\b/iu;

/** How long a text or how large a file may be is a figure of nothing else. */
function measures(words: string, key: string, line: string | number): boolean {
  const unit = ofTexts.exec(words)?.[1];
  if (unit === undefined) return true;
  return new RegExp(unit.replace(/s$/iu, ''), 'iu').test(`${key} ${line}`);
}

const mostWords = 14;

/** The short clause that a rule with a figure stands in: “max 3” of “max 3 tools per member”. */
function clauseOf(words: string, value: number | undefined, figures: readonly SaidFigure[]): string {
  const figure = figures.find(
    (one) => one.value === value && words.split(' … ').some((part) => one.clause.includes(part)),
  );
  const clause = figure?.clause ?? '';
  return clause.split(/\s+/).length > mostWords ? '' : clause;
}

const anybody = /\b(?:people|persons?|members?|of us|kids|children|guests?|adults?)$/i;

/** “eight wrong guesses”: how many of something, though nobody called it a rule. */
function isLimitedCount({ kind, of, value }: SaidFigure): boolean {
  return kind === 'count' && Number.isInteger(value) && value > 0 && of !== '' && !anybody.test(of);
}

function saidCount({ text, of, per, value }: SaidFigure): Said {
  const words = `${text} ${of} ${per === '' ? '' : `per ${per}`}`;
  return { words, value, kind: 'bare', isSure: false, least: leastLikeOfCount };
}

const money =
  /price|fee(?![dlt])|cost|deposit|fine(?!st)|wage|pay|charge|budget|rent\b|amount|tip|rate\b|euro|cash|credit|shipping|postage|donation|price/i;
const time = /(?:[mM]inutes|[hH]ours|[dD]ays|[wW]eeks|[mM]onths|[yY]ears|[nN]ights)(?![a-z])/;

/** The figures of a case that an amount of money is held against: “asked > maxGrant”. */
function figuresOfMoney({ things = {}, rules = [], acts = {}, numbers = {} }: CaseFile): ReadonlySet<string> {
  const fields = [
    ...Object.values(things).map((thing) => thing.fields),
    ...Object.values(acts).map(({ asks = {} }) => asks),
  ];
  const names = fields.flatMap((own) => Object.entries(own).filter(([, line]) => /^money\b/.test(line)));
  const nevers = [
    ...rules.map(({ never }) => never),
    ...Object.values(acts).flatMap(({ never = [] }) => never),
  ];
  const isHeld = (key: string) =>
    names.some(([name]) => nevers.some((text) => new RegExp(`\\b${name} [<>]=? ${key}\\b`).test(text)));
  return new Set(Object.keys(numbers).filter(isHeld));
}

/** What kind of figure a case means by one of its own. */
function kindOfNumber(key: string, line: string | number): FigureKind {
  if (money.test(key)) return 'money';
  if (/percent/i.test(`${key} ${line}`)) return 'percent';
  if (time.test(key)) return 'time';
  return money.test(String(line)) ? 'money' : 'bare';
}

/** How many of something, which is never money. */
const aboutNumbers = /^(?:per|max|at[A-Z]|places|seats|most)|Each$|people|days|hours/i;

/** Money is never a number of days, and a share never a price; a bare figure may be any of them where a rule says so. */
function fits(
  said: FigureKind,
  line: string | number,
  { key, isSure, isMoney }: { key: string; isSure: boolean; isMoney: boolean },
): boolean {
  const own = isMoney ? 'money' : kindOfNumber(key, line);
  if (!isSure) return said === own;
  if (said === 'money') return own === 'money' || (own === 'bare' && !aboutNumbers.test(key));
  if (said === 'percent') return own === 'percent' || own === 'bare';
  // “every ten days” is no goal of a month, and may be “days between”.
  return said !== 'time' || own === 'time' || (own === 'bare' && time.test(String(line)));
}

/** Words of a limit in their base forms, where “per”, “each” and “a” are the same, and so are “max” and “at most”. */
function limitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\b(?:at most|max(?:imum)?|up to|no more than|not more than|limit)\b/g, ' most ')
    .replaceAll(/\b(?:at least|min(?:imum)?|no less than)\b/g, ' least ')
    .replaceAll(/\b(?:per|each|every)\b/g, ' each ')
    .replaceAll('%', ' percent ')
    .replaceAll(/\b(?:players?|heads?|guests?|participants?|persons?|people)\b/g, ' person ')
    .replaceAll(/\b(?:sessions?|slots?|appointments?)\b/g, ' slot ')
    .replaceAll(/\b(?:days?|weeks?|months?|years?|fortnights?|daily|weekly|monthly|yearly)\b/g, ' time ');
  return [...new Set(lemmas(plain).filter((word) => !/^(?:in|at|for|by)$/.test(word)))];
}

/** The share of the words of the best way to say it that the text has. */
function likeness(said: ReadonlySet<string>, ways: readonly (readonly string[])[]): number {
  return Math.max(
    0,
    ...ways.map((words) => {
      const shared = words.filter((word) => said.has(word)).length;
      // Of two that are said whole, the longer one is meant.
      return words.length === 0 ? 0 : shared / words.length + shared / 100;
    }),
  );
}

/** “two weeks” for a figure in days, “two hours” for one in minutes. */
function scaleOf(words: string, key: string, { numbers = {} }: CaseFile): number {
  const figure = `${String(numbers[key] ?? '')} ${key}`;
  if (/minute/i.test(figure)) return /\bhours?\b/i.test(words) ? 60 : 1;
  if (!/day/i.test(key)) return 1;
  const unit = Object.keys(units).find((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(words));
  return unit === undefined ? 1 : (units[unit] ?? 1);
}
