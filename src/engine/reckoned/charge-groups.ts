import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { Fee, Rate, Told } from './said-price.ts';
import { isSomeone, isTime } from './said-unit.ts';

/** One of several, each with its price. */
export interface ChoiceGroup {
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly amount: number }[];
  /** Empty where it is paid once. */
  readonly per: readonly string[];
}

export interface Grouped {
  readonly choices: readonly ChoiceGroup[];
  /** Rates of the same thing at different times. */
  readonly seasons: readonly (readonly Rate[])[];
  readonly rates: readonly Rate[];
  readonly fees: readonly Fee[];
}

const choosing =
  /\b(menus?|packages?|sizes?|kinds?|types?|options?|models?|plans?|formats?|classes|rooms?|tariffs?|sorts?|categor(?:y|ies)|levels?|variants?|versions?|sets?|durations?|lengths?)\b/i;
const sized =
  /^(?:[\p{L}]+ )?(?:A\d|B\d|xs|s|m|l|xl|xxl|small|medium|middle|large|big|standard|deluxe|basic|premium)$/iu;
const lengthOfTime = /^\d+ ?(?:minutes?|min|hours?)$/i;
const fewest = 3;

/** What is one of several, what changes with the day, and what is paid beside. */
export function groupCharges(told: readonly Told[]): Grouped {
  const rates = told.filter((one): one is Told<Rate> => one.said.kind === 'rate');
  const fees = told.filter((one): one is Told<Fee> => one.said.kind === 'fee');
  const timed = seasonsOf(rates.map(({ said }) => said));
  const inSeason = new Set(timed.flatMap(({ members }) => members));
  const plain = rates.filter(({ said }) => !inSeason.has(said));
  const found = [...rateChoices(plain), ...feeChoices(fees)];
  const chosen = new Set<Rate | Fee>(found.flatMap(({ members }) => members));
  return {
    choices: found.map(({ group }) => group),
    seasons: timed.map((one) => one.rates),
    rates: plain.map(({ said }) => said).filter((one) => !chosen.has(one)),
    fees: fees.map(({ said }) => said).filter((one) => !chosen.has(one)),
  };
}

const same = (a: string, b: string) => nounLemma(a.toLowerCase()) === nounLemma(b.toLowerCase());

interface Season {
  readonly members: readonly Rate[];
  /** The same, each with what it is paid for. */
  readonly rates: readonly Rate[];
}

function seasonsOf(rates: readonly Rate[]): Season[] {
  const groups: Rate[][] = [];
  for (const rate of rates.filter(({ when }) => when !== undefined)) {
    const known = groups.find(([first]) => first !== undefined && same(first.label, rate.label));
    if (known !== undefined) known.push(rate);
    else groups.push([rate]);
  }
  return groups.map((group) => {
    const [first] = group;
    const base = rates.find(
      (one) =>
        one.when === undefined &&
        !one.isExtra &&
        (same(one.label, first?.label ?? '') ||
          (first?.label !== '' && first?.per.length === 0 && one.label === '')) &&
        (first?.per.length === 0 || one.per.join() === first?.per.join()),
    );
    const per = (base ?? group.find((one) => one.per.length > 0))?.per ?? [];
    const members = [...(base === undefined ? [] : [base]), ...group];
    return { members, rates: members.map((one) => (one.per.length === 0 ? { ...one, per } : one)) };
  });
}

interface Found {
  readonly group: ChoiceGroup;
  readonly members: readonly (Rate | Fee)[];
}

function rateChoices(rates: readonly Told<Rate>[]): Found[] {
  const found: Found[] = [];
  const used = new Set<Rate>();
  for (const { said: first, sentence, heading } of rates) {
    if (used.has(first) || first.isExtra || first.beyond !== undefined) continue;
    const alike = rates.filter(
      (one) =>
        one.sentence === sentence &&
        !one.said.isExtra &&
        one.said.beyond === undefined &&
        one.said.per.join() === first.per.join(),
    );
    const members = alike.map(({ said }) => said);
    if (!isOneOf(members, heading)) continue;
    for (const one of members) used.add(one);
    found.push({ group: choiceOf(members, heading, first.per), members });
  }
  return found;
}

/** “Menus: …” are one of several; “adults 15, children 7” and “canoe 25 a day, raft 60 a day” are counted each. */
function isOneOf(rates: readonly Rate[], heading: string): boolean {
  const labels = rates.map(({ label }) => label);
  const unnamed = labels.filter((label) => label === '').length;
  if (rates.length < 2 || unnamed > 1 || labels.some((label) => isSomeone(label))) return false;
  if (choosing.test(heading) && unnamed === 0) return true;
  if (sharedHead(labels) !== undefined) return true;
  const units = rates[0]?.per ?? [];
  if (units.includes('piece')) return labels.filter((label) => sized.test(label)).length > 1;
  return !units.some(isTime) || unnamed === 1;
}

/** “Hall A” and “Hall B” are halls, one of which is taken. */
function sharedHead(labels: readonly string[]): string | undefined {
  const [head = ''] = labels[0]?.split(' ') ?? [];
  const isShared = labels.every((label) =>
    new RegExp(String.raw`^${head} (?:\p{Lu}|\d+|[IVX]+)$`, 'u').test(label),
  );
  return head !== '' && labels.length > 1 && /^\p{L}+$/u.test(head) && isShared ? head : undefined;
}

function feeChoices(fees: readonly Told<Fee>[]): Found[] {
  const found: Found[] = [];
  const sentences = [...new Set(fees.map(({ sentence }) => sentence))];
  for (const sentence of sentences) {
    const listed = fees.filter(
      (one) => one.sentence === sentence && !one.said.isAlways && !/\b(?:flat|extra|plus)\b/i.test(one.text),
    );
    const labels = listed.map(({ said }) => said.label);
    const heading = listed[0]?.heading ?? '';
    const isTimes = labels.length > 1 && labels.every((label) => lengthOfTime.test(label));
    const isSizes = labels.length > 1 && labels.every((label) => sized.test(label));
    if (labels.some((label) => isSomeone(label))) continue;
    if (!isTimes && !isSizes && !(choosing.test(heading) && labels.length >= (heading === '' ? fewest : 2)))
      continue;
    const members = listed.map(({ said }) => said);
    found.push({ group: choiceOf(members, isTimes ? 'length' : heading, []), members });
  }
  return found;
}

function choiceOf(members: readonly (Rate | Fee)[], heading: string, per: readonly string[]): ChoiceGroup {
  const word = choosing.exec(heading)?.[1] ?? sharedHead(members.map(({ label }) => label));
  return {
    label: word === undefined ? 'Kind' : sentenceCase(nounLemma(word.toLowerCase())),
    options: members.map(({ label, amount }) => ({
      label: label === '' ? 'Standard' : sentenceCase(label.replaceAll(/[,()]/g, ' ')),
      amount,
    })),
    per,
  };
}
