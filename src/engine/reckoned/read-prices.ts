import { type PriceClause, priceClauses } from './price-clauses.ts';
import { readBound } from './read-bounds.ts';
import { changeForms } from './read-changes.ts';
import { paidByAll, readAmount, readBare } from './read-rates.ts';
import type { Rate, SaidPrice, Told } from './said-price.ts';
import { unitOf } from './said-unit.ts';

/** All that a text says about prices, and the parts with a figure that say something else. */
export interface ReadPrices {
  readonly told: readonly Told[];
  readonly left: readonly PriceClause[];
}

export function readPrices(text: string, isTaken: (clause: PriceClause) => boolean): ReadPrices {
  const told: Told[] = [];
  const left: PriceClause[] = [];
  for (const clause of priceClauses(text)) {
    if (isTaken(clause)) continue;
    const said = readClause(clause, told);
    if (said !== undefined) told.push({ ...clause, said });
    else if (/[¤%]|\d/.test(clause.text)) left.push(clause);
  }
  return { told: inheritUnits(told), left };
}

function readClause(
  { text, heading, sentence }: PriceClause,
  before: readonly Told[],
): SaidPrice | undefined {
  if (text === '') return undefined;
  for (const form of changeForms) {
    const said = form(text);
    if (said !== undefined) return said;
  }
  const last = before.findLast((one) => one.sentence === sentence)?.said;
  const bound = readBound(text, last?.kind === 'bound' ? last : undefined);
  if (bound !== undefined) return bound;
  if (/^(?:and\s+)?(?:the\s+)?(?:price|cost)s?\s+(?:per|for each)\s+(?:person|head|guest)\b/i.test(text))
    return { kind: 'per-head' };
  const staff =
    /^(?:one|1|an?)\s*([\p{L}]*)\s+(?:per|for every|for each)\s+(\d+)\s+([\p{L}-]+)\s+(?:at|for|costs?)\s+¤(\d+(?:\.\d+)?)/iu.exec(
      text,
    );
  if (staff !== null) {
    const [, word = '', size = '1', unit = '', price = '0'] = staff;
    return {
      kind: 'one-per',
      label: word || heading,
      size: Number(size),
      unit: unitOf(unit),
      amount: Number(price),
    };
  }
  const amount = readAmount(text);
  if (amount !== undefined) return underHeading(amount, heading);
  const isList = last?.kind === 'fee' || last?.kind === 'rate' || heading !== '' || /\bflat\b/i.test(text);
  const bare = isList || before.length > 0 || paidByAll.test(text) ? readBare(text) : undefined;
  if (bare !== undefined) return { kind: 'fee', ...bare, isAlways: paidByAll.test(bare.label) };
  const free = /^([\p{L} -]{3,24}?)\s+(?:is |are )?(?:free|included|for free)$/iu.exec(text);
  return free === null ? undefined : { kind: 'included', label: free[1] ?? '' };
}

/** “Prices per night: 120 € from September to May”: the heading says what is paid for. */
function underHeading(said: SaidPrice, heading: string): SaidPrice {
  const unit = /\bper\s+([\p{L}-]+)$/iu.exec(heading)?.[1];
  if (unit === undefined || said.kind !== 'rate' || said.per.length > 0) return said;
  return { ...said, per: [unitOf(unit)] };
}

const fewest = 3;

/** Parts that are named beside an hour of work are not paid by the hour. */
const work = /\b(?:labou?r|work|wages?|hourly|service|repair|driver|travel)\b/i;

/** “Ranchero 180, Jalisco 240, Gran Fiesta 320 per person”: one of a list says for all of it what is paid for. */
function inheritUnits(told: readonly Told[]): Told[] {
  return told.map((one) => {
    const { said } = one;
    if (said.kind !== 'fee' || said.isAlways) return one;
    const base = alternativeTo(one, told);
    if (base !== undefined)
      return {
        ...one,
        said: { kind: 'rate', label: said.label, amount: said.amount, per: base.per, isExtra: false },
      };
    const run = listAround(one, told);
    const rates = run.flatMap(({ said: other }) => (other.kind === 'rate' ? [other] : []));
    const [first] = rates;
    // Who says it of two says it of all that it is true of.
    const isSame = first !== undefined && rates.length === 1;
    if (!isSame || first.isExtra || work.test(first.label) || run.length < (one.heading === '' ? fewest : 2))
      return one;
    if (!isAlike(said.amount, first.amount) || /\bflat\b/i.test(one.text)) return one;
    const { label, amount } = said;
    return { ...one, said: { kind: 'rate', label, amount, per: first.per, isExtra: false } satisfies Rate };
  });
}

/** “0.12 € per word, 0.15 € for legal texts”: the same measure at another price. */
function alternativeTo({ text, sentence, at, said }: Told, told: readonly Told[]): Rate | undefined {
  const before = told.findLast((one) => one.sentence === sentence && one.at[0] < at[0])?.said;
  const isFor = said.kind === 'fee' && /^¤[\d.]+ for /.test(text);
  return isFor && before?.kind === 'rate' && before.label === '' && isAlike(before.amount, said.amount)
    ? before
    : undefined;
}

/** The labelled prices without a break around one of them. */
function listAround(one: Told, told: readonly Told[]): Told[] {
  const isListed = ({ sentence, said }: Told) =>
    sentence === one.sentence &&
    ((said.kind === 'fee' && !said.isAlways) || (said.kind === 'rate' && said.label !== '' && !said.isExtra));
  const at = told.indexOf(one);
  const before = told.slice(0, at).findLastIndex((other) => !isListed(other)) + 1;
  const after = told.findIndex((other, index) => index > at && !isListed(other));
  return told.slice(before, after < 0 ? told.length : after);
}

function isAlike(a: number, b: number): boolean {
  return a < b * 4 && b < a * 4;
}
