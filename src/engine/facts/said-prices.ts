import { currencyOfText } from './currency-of-text.ts';
import type { SaidFigure } from './said-figures.ts';
import { amountOf, saidOffers } from './said-offers.ts';
import { isOfPeopleWord } from './said-people.ts';

/** What something costs, by the text. */
export interface SaidPrice {
  /** “adults”, “coffee”, “deposit”, “per hour”. */
  readonly label: string;
  readonly value: number;
  /** “hour” of “8 euros per hour”. */
  readonly per: string;
  /** One of a list of things with their prices: “tea 2, coffee 3, cake 4.50”. */
  readonly isListed: boolean;
  /** How long it takes, where that was said of each of a list. */
  readonly minutes?: number;
}

const listed =
  /^\s*(?:and\s+|or\s+)?(?:(?:the|a|an)\s+)?(\p{L}[\p{L}'’ -]{1,28}?)\s+(?:for\s+|at\s+|is\s+|are\s+|costs?\s+|=\s*|@\s*)?([^\p{L}\d\s]{0,2}\s?\d+(?:[.,]\d{1,2})?\s?(?:€|£|\$|kr|zł|euros?|pounds?|dollars?|EUR|CHF|p)?)\s*$/iu;
const aboutMoney = /\b(?:prices?|priced|costs?|costing|menu|tariffs?|rates?|fees?|sell(?:s|ing)?)\b|[€£$₹]/iu;
/** What stands before a list and is none of its things: “menu: tea 2”, “prices are tea 2”. */
const opening = /^.*(?::|\b(?:prices?|costs?|menu|sell|rates?|are|is|like|with|offer|have)\b)\s*(?=\S)/iu;
const measured =
  /\b(?:minutes?|min|hours?|beds?|seats?|points?|kg|g|ml|l|cm|m|people|places|years?|pages?)\b/iu;

/** Prices with what they are for: lists of named things, and single ones with a word beside them. */
export function saidPrices(text: string, figures: readonly SaidFigure[]): SaidPrice[] {
  const offers = saidOffers(text);
  const [first, last] = [offers[0], offers.at(-1)];
  if (first === undefined || last === undefined) return plainPrices(text, figures);
  const isOther = ({ start, end }: SaidFigure) => end <= first.start || start >= last.end;
  const others = plainPrices(
    `${text.slice(0, first.start)}${' '.repeat(last.end - first.start)}${text.slice(last.end)}`,
    figures.filter(isOther),
  );
  return [
    ...offers.map(({ label, price: value, minutes }) => ({ label, value, minutes, per: '', isListed: true })),
    ...others.filter(({ label }) => label !== ''),
  ];
}

function plainPrices(text: string, figures: readonly SaidFigure[]): SaidPrice[] {
  const isMoney = currencyOfText(text) !== undefined;
  const lists = text.split(/[.;\n](?!\d)/u).flatMap(listedIn);
  const single = figures.flatMap((figure): SaidPrice[] => {
    const isPaid =
      figure.kind === 'bare' &&
      (isMoney || surelyPaid.test(figure.of)) &&
      paid.test(figure.of) &&
      !measure.test(text.slice(figure.end, figure.end + 24));
    const isLimit = limit.test(text.slice(Math.max(0, figure.start - 24), figure.start));
    const isExtra = /^(?:extra|more)$/iu.test(figure.of);
    if (isLimit || isExtra || (figure.kind !== 'money' && !isPaid)) return [];
    const after = isPaid ? '' : nounOfPrice(text.slice(figure.end, figure.end + 60));
    const before = noLabel.test(figure.of) ? '' : figure.of.toLowerCase();
    const label = after || before || (figure.per === '' ? '' : `per ${figure.per}`);
    return [{ label, value: figure.value, per: figure.per, isListed: false }];
  });
  const [only] = single;
  // The only amount of a text needs no word to tell it from others.
  if (only?.label === '' && single.length === 1 && lists.length === 0) return [{ ...only, label: 'price' }];
  const seen = new Set<string>();
  return [...lists, ...single].filter(({ label, value }) => {
    const isNew = !seen.has(`${value}`) || !seen.has(label);
    const isKnown = lists.some((one) => one.value === value) && seen.has(`${value}`);
    seen.add(`${value}`).add(label);
    return isNew && !isKnown;
  });
}

/** “up to 20 €” says what is allowed, and not what something costs. */
const limit =
  /\b(?:up to|over|above|under|below|at (?:least|most)|more than|less than|max|min|beyond|from)\s*$/iu;

const fewest = 2;

function listedIn(sentence: string): SaidPrice[] {
  const isPriced =
    aboutMoney.test(sentence) || currencyOfText(sentence) !== undefined || cents.test(sentence);
  const rated = ratedIn(sentence);
  if (rated.length >= fewest) return rated;
  if (!isPriced || measured.test(sentence)) return [];
  const rows = sentence.split(/,(?!\d{3})|\s+and\s+/u).map((part, at) => {
    const plain = at === 0 || part.includes(':') ? part.replace(opening, '') : part;
    const match = listed.exec(plain);
    if (match === null) return undefined;
    // “Members 48, deposit £4.50”: how many there are is no price.
    const isBare = /^[\d.,\s]+$/u.test(match[2] ?? '');
    if (isBare && isOfPeopleWord((match[1] ?? '').trim())) return undefined;
    const value = Number((match[2] ?? '').replaceAll(/[^\d.,]/g, '').replace(',', '.'));
    const isPence = /\dp\s*$/iu.test(match[2] ?? '');
    return { label: (match[1] ?? '').trim(), value: isPence ? value / 100 : value, per: '', isListed: true };
  });
  const found = rows.filter((row) => row !== undefined);
  return found.length >= fewest && found.every(({ label }) => label.split(' ').length < 4) ? found : [];
}

/** “strawberry 4.50, plum 3.80”: two figures with cents are amounts. */
const cents = /\d[.,]\d\d(?!\d).*\d[.,]\d\d(?!\d)/u;
const pairs =
  /(?<![\p{L}\d])(\p{L}[\p{L}'’-]{2,})\s+(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)(?:\s*(?:€|£|\$|euros?|pounds?|eur|dong|rupees?|francs?|cfa|pesos?|shillings?|naira|rupiah|baht)?\s*(?:\/\s?|per\s|an?\s)(h|hour|night|day|met(?:re|er)|kg|km|week|month|lit(?:re|er)|bag|box)\b)?/giu;
const perUnit =
  /(?:\/\s?|\bper\s|\ban?\s)(h|hour|night|day|met(?:re|er)|kg|km|week|month|lit(?:re|er)|bag|box)\b/iu;

/** “beech 110 oak 125 per meter”, “singles 15/h, doubles 22/h”: each kind with what one measure of it costs. */
function ratedIn(sentence: string): SaidPrice[] {
  const found = [...sentence.matchAll(pairs)].filter(
    ({ 1: label = '' }) => !noLabel.test(label) && !paid.test(label),
  );
  const end = found.map(({ index, 0: whole }) => index + whole.length).at(-1) ?? 0;
  const part = sentence.slice(found[0]?.index ?? 0, end);
  const unit = perUnit.exec(part)?.[1];
  if (found.length < fewest || unit === undefined || isLimited.test(part)) return [];
  return found.map(({ 1: label = '', 2: figure = '' }) => ({
    label,
    value: amountOf(figure),
    per: unit === 'h' ? 'hour' : unit.toLowerCase(),
    isListed: true,
  }));
}

const isLimited = /\b(?:max|min|maximum|minimum|at most|at least|up to|every|hours?\s+per|times)\b/iu;

const noLabel =
  /^(?:a|an|per|each|every|and|or|to|for|in|of|by|is|at|on|off|then|the|with|if|when|from|we|i|they|you|it|as|so|but|total|goes|down|more|less|up|picks|one|all|only|extra|otherwise|above|below|over|under|least|most|sold|others?|who|max|about|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/iu;

/** “price 285/425 ml” is a price by size. */
const measure = /^\s*(?:[/–-]|(?:ml|l|kg|g|cm|m|min)\b)/iu;

/** What is always paid in money. */
const paid =
  /^(?:deposit|fee|fare|fine|price|entry|entrance|rent|dues|membership|charge|tickets?|rate|postage|tip|registration|subscription)s?$/iu;

/** Paid in money, whether a text names its coin or not. */
const surelyPaid = /^(?:deposit|fee|fine|price|rent|dues|fare)s?$/iu;

/** “$28 adults”: the word that stands right after an amount. */
function nounOfPrice(rest: string): string {
  const word = /^\s+(?:for\s+(?:an?\s+|the\s+)?)?(\p{L}[\p{L}-]+)/u.exec(rest)?.[1] ?? '';
  return noLabel.test(word) ? '' : word.toLowerCase();
}
