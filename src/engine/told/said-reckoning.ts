import { readEquations } from '../reckoned/read-equations.ts';
import type { Operand } from '../reckoned/word-formula.ts';

/** A value and what it is worked out of: “the deposit is 30 % of the rental price”. */
export interface SaidReckoning {
  readonly name: string;
  readonly terms: readonly Operand[];
  readonly isMoney: boolean;
  readonly rounding?: 'ceil' | 'floor' | 'round';
  /** A price of so much of something, which makes its amount where nobody enters it. */
  readonly isRate?: boolean;
  /** What it costs in another case: “9 euros an hour, after 6 pm 12”. */
  readonly others?: readonly { readonly label: string; readonly value: number }[];
}

const figure = String.raw`(\d+(?:[.,]\d+)?)`;
const share = String.raw`${figure}\s*(?:%|percent|per ?cent)`;
const its = String.raw`(?:the\s+|its\s+|their\s+|his\s+|her\s+|our\s+|each\s+|every\s+|an?\s+)?`;
const name = String.raw`(\p{L}[\p{L}'’ -]{1,34}?)`;
const equals = String.raw`(?:\s+(?:is|are|equals?|amounts? to|comes? out as|should come out as|accrues at|=)\s+|\s*[:=]\s*)`;

const ofValue = new RegExp(
  String.raw`^${its}${name}${equals}(?:always\s+)?${share}\s+of\s+${its}${name}(?:\s+(?:a|per|for each|for every)\s+(\p{L}+).*)?$`,
  'iu',
);
const keeps = new RegExp(
  String.raw`^${its}${name}\s+(?:keeps?|takes?|retains?|gets?|receives?)\s+${share}\s+of\s+${its}${name}$`,
  'iu',
);
const ofEach = new RegExp(
  String.raw`^(?:and\s+)?of\s+${its}${name}\s+${its}${name}\s+(?:keeps?|takes?|retains?|gets?|receives?)\s+${share}$`,
  'iu',
);
const timesOf = new RegExp(
  String.raw`^${its}${name}${equals}${figure}\s*(?:times|x|×)\s+${its}${name}$`,
  'iu',
);

/** What a clause says of how a value is worked out; undefined where it says nothing of the kind. */
export function reckoningIn(words: string): SaidReckoning | undefined {
  const plain = words
    .replace(/^(?:\d+\.\d+|[A-Z]\d+)\s+/u, '')
    .replace(/[\s.!?]+$/u, '')
    .replaceAll(/(\d),(\d{3})\b/g, '$1$2');
  return sharesIn(plain) ?? equationIn(plain) ?? ratesIn(plain);
}

const number = (said: string) => Number(said.replace(',', '.'));
const noName = /\b(?:i|we|you|they|it|who|which|that|what|if|when|there|this|he|she|not|than)\b/iu;

function percentOf(of: string, percent: string, per = ''): Operand[] {
  return [
    { sign: '', words: of },
    { sign: '*', words: percent, value: number(percent) },
    { sign: '/', words: '100', value: 100 },
    ...(per === '' || timeless.test(per) ? [] : [{ sign: '*' as const, words: `${per}s` }]),
  ];
}

const timeless = /^(?:month|year|week|annum)s?$/iu;
const isPaid =
  /\b(?:price|cost|fee|deposit|commission|rent|pay|wage|premium|share|interest|reduction|charge|hire|rate|tax|tip|income|sale|value|takings)\b/iu;

function sharesIn(words: string): SaidReckoning | undefined {
  const [, result = '', percent = '', base = '', per = ''] = ofValue.exec(words) ?? [];
  if (result !== '' && !noName.test(`${result} ${base}`))
    return { name: result, terms: percentOf(base, percent, per), isMoney: isPaid.test(`${result} ${base}`) };
  const [, who = '', part = '', of = ''] = keeps.exec(words) ?? [];
  if (who !== '' && !noName.test(`${who} ${of}`))
    return { name: `Share of the ${who.toLowerCase()}`, terms: percentOf(of, part), isMoney: true };
  const [, each = '', house = '', rest = ''] = ofEach.exec(words) ?? [];
  if (each !== '' && !noName.test(`${each} ${house}`))
    return { name: `Share of the ${house.toLowerCase()}`, terms: percentOf(each, rest), isMoney: true };
  const [, product = '', factor = '', one = ''] = timesOf.exec(words) ?? [];
  return product === '' || noName.test(`${product} ${one}`)
    ? undefined
    : {
        name: product,
        terms: [
          { sign: '', words: one },
          { sign: '*', words: factor, value: number(factor) },
        ],
        isMoney: isPaid.test(product),
      };
}

const noValue =
  /\b(?:sum|average|since|over|back|squared|pi|root|those|before|after|devided|divided|valued|due|added|rest|last|credited|expected|consequently|its|their|one|two|three|four|five|six|per|in|as|incl|what|who|that|each|every)\b|['’]/iu;

function equationIn(words: string): SaidReckoning | undefined {
  const [equation] = readEquations(words.replaceAll(/\s\/\s/gu, ' divided by '));
  if (equation === undefined || noName.test(equation.name) || equation.waste !== undefined) return undefined;
  if (equation.operands.some((one) => one.value === undefined && noValue.test(one.words))) return undefined;
  // “litres less 16, times 0.45” has brackets that nobody wrote.
  if (/,\s*(?:times|divided|multiplied|less|minus|plus)\b/iu.test(words)) return undefined;
  const { rounding } = equation;
  return {
    name: equation.name,
    terms: equation.operands,
    isMoney: isPaid.test(equation.name),
    ...(rounding === undefined ? {} : { rounding }),
  };
}

const coin = String.raw`(?:€|£|\$|zł|euros?|eur|pounds?|quid|dollars?|usd|bucks?|francs?|chf|kronor|kr|rupees?|naira|yen|p|cents?|pence)`;
const per = String.raw`\s*(?:\/\s?|an?\s+|per\s+|for each\s+|for every\s+|each\s+|the\s+)`;
const unit = String.raw`(hour|h|day|night|km|kilomet(?:re|er)|mile|kilo|kg|person|head|animal|page|met(?:re|er)|square met(?:re|er)|cubic met(?:re|er)|m²|m³|meal|piece|lesson|item|cup|bag|box|tonne|child|guest|bottle|lit(?:re|er)|crate|bale|service|minute|serving|plate|table|plot|stem|tree|window|room)s?`;
const rate = new RegExp(
  String.raw`^(?:and\s+)?${its}(?:${name}(?:\s+(?:is|are|costs?|is charged at|are charged|goes at|pays?|receives?|shall receive|is calculated at)\s+|\s*[:=]\s*))?([€£$]\s?)?${figure}\s?(${coin})?${per}${unit}(?:\s+(?:begun|started))?(?:\s+(?:plus|and)\s+([€£$]\s?)?${figure}\s?(?:${coin})?${per}${unit})?(?<others>(?:,\s+(?:and\s+)?\p{L}[^,.]{1,30}?\s+(?:at\s+)?[€£$]?\d+(?:[.,]\d+)?\s?(?:${coin})?){0,3})$`,
  'iu',
);
const names: Readonly<Record<string, string>> = {
  h: 'hours',
  km: 'kilometres',
  kg: 'kilos',
  'm²': 'square metres',
  'm³': 'cubic metres',
};

function ratesIn(words: string): SaidReckoning | undefined {
  const match = rate.exec(words);
  if (match === null) return undefined;
  const [, said = '', before = '', first = '', after = '', one = '', , second = '', other = ''] = match;
  if ((before === '' && after === '') || noName.test(said)) return undefined;
  const others = othersIn(match.groups?.['others'] ?? '');
  if (others.some(({ label }) => noOther.test(label))) return undefined;
  const inCents = /^(?:p|cents?|pence)$/iu.test(after) ? 100 : 1;
  const isFee = /\b(?:fee|price|rent|hire|rate|pay|wage|cost|charge)\b/iu.test(said);
  return {
    name: isFee ? said : 'To pay',
    terms: [
      { sign: '', words: amountName(one) },
      { sign: '*', words: first, value: number(first) / inCents },
      ...(second === ''
        ? []
        : [
            { sign: '+' as const, words: amountName(other) },
            { sign: '*' as const, words: second, value: number(second) },
          ]),
    ],
    isMoney: true,
    isRate: true,
    ...(others.length === 0 ? {} : { others }),
  };
}

const noOther = /\d|\b(?:min|max|minimum|maximum|deposit|least|most|week|month|only)\b/iu;

function othersIn(words: string): { label: string; value: number }[] {
  return words.split(/,\s+(?:and\s+)?/u).flatMap((part) => {
    const [, label = '', value = ''] =
      /^(.+?)\s+(?:at\s+)?[€£$]?(\d+(?:[.,]\d+)?)\s?\S*$/u.exec(part.trim()) ?? [];
    return label === '' ? [] : [{ label, value: number(value) }];
  });
}

function amountName(said: string): string {
  const plain = said.toLowerCase();
  return (
    names[plain] ??
    (plain === 'person' || plain === 'head'
      ? 'people'
      : plain === 'child'
        ? 'children'
        : plain === 'box'
          ? 'boxes'
          : `${plain}s`)
  );
}
