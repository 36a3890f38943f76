import { type DecimalNumber, figure, writeMoney } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { numberSource } from './question-shape.ts';
import { readNumber } from './read-number.ts';

/** Codes of ISO 4217 and what people call these currencies; where several share a name, the most traded one is meant. */
const namesOfCurrency: Readonly<Record<string, string>> = {
  EUR: 'eur,euro,euros,€',
  USD: 'usd,dollar,dollars,us dollar,us dollars,$,us$,bucks',
  GBP: 'gbp,pound,pounds,british pound,british pounds,pound sterling,pounds sterling,sterling,quid,£',
  CHF: 'chf,franc,francs,swiss franc,swiss francs,sfr',
  JPY: 'jpy,yen,japanese yen,¥',
  CNY: 'cny,rmb,yuan,renminbi,chinese yuan',
  INR: 'inr,rupee,rupees,indian rupee,indian rupees,₹',
  AUD: 'aud,australian dollar,australian dollars,a$',
  CAD: 'cad,canadian dollar,canadian dollars,c$',
  NZD: 'nzd,new zealand dollar,new zealand dollars',
  SEK: 'sek,swedish krona,swedish kronor,swedish crowns',
  NOK: 'nok,norwegian krone,norwegian kroner,norwegian crowns',
  DKK: 'dkk,danish krone,danish kroner,danish crowns',
  PLN: 'pln,zloty,zlotys,złoty',
  CZK: 'czk,czech koruna,czech crowns,koruna',
  HUF: 'huf,forint,forints',
  RON: 'ron,romanian leu,lei',
  TRY: 'try,lira,turkish lira,₺',
  BRL: 'brl,real,reais,brazilian real',
  MXN: 'mxn,mexican peso,mexican pesos,pesos,peso',
  ZAR: 'zar,rand,rands,south african rand',
  KRW: 'krw,won,korean won,₩',
  SGD: 'sgd,singapore dollar,singapore dollars',
  HKD: 'hkd,hong kong dollar,hong kong dollars',
  THB: 'thb,baht',
  IDR: 'idr,rupiah',
  MYR: 'myr,ringgit',
  PHP: 'php,philippine peso,philippine pesos',
  VND: 'vnd,dong',
  ILS: 'ils,shekel,shekels',
  AED: 'aed,dirham,dirhams',
  SAR: 'sar,riyal,riyals',
  EGP: 'egp,egyptian pound,egyptian pounds',
  RUB: 'rub,ruble,rubles,rouble,roubles',
  UAH: 'uah,hryvnia,₴',
  BTC: 'btc,bitcoin,bitcoins',
};

const codeOfName = new Map(
  Object.entries(namesOfCurrency).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
);
const name = [...codeOfName.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((known) => known.replaceAll('$', '\\$'))
  .join('|');
const amount = `(?:(${name}) ?)?(${numberSource}(?: ?(?:k|million|thousand)\\b)?) ?(${name})?`;
const rateSource = `(?:,? ?(?:at|@|with|by|using|rate|given|if|when)(?: (?:an?|the))?(?: exchange)?(?: rate)?(?: of| is|:)? ?(?:1 ?(${name}) ?(?:=|is|equals|costs|gives|buys) ?)?(${numberSource}) ?(?:(${name})(?: (?:for|per|to|=) (?:an? |1 ?)?(${name}))?)?)`;
const shape = new RegExp(
  `^(?:convert |change |exchange )?${amount} (?:in|to|into|=|as|is how many|is how much in) (${name})${rateSource}?$`,
);
const howMany = new RegExp(
  `^how (?:many|much) (${name}) (?:is|are|for|do i get for|make|in)(?: in)? ${amount}${rateSource}?$`,
);
const rateFirst = new RegExp(
  `^(?:if |when |with )?1 ?(${name}) (?:=|is|equals|costs|gives|buys) (${numberSource}) ?(${name}),? (?:then )?(?:how (?:much|many) (?:is|are)|what is|what are|whats|convert)? ?${amount}(?: (?:in|to|into) (${name}))?$`,
);

/** Most questions name no currency at all and are not looked at further. */
const anyName = new RegExp(`[€$£¥₹₺₩₴]|(?<![a-z])(?:${name})(?![a-z])`);

interface Rate {
  readonly one: string;
  readonly other: string;
  readonly rate: DecimalNumber;
}

/** Money in another currency, only at a rate that the person says: a rate of another day would be a wrong answer. */
export function answerCurrency({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > 160 || !/\d/.test(text) || !anyName.test(text)) return undefined;
  for (const question of new Set([text, core])) {
    const first = rateFirst.exec(question);
    if (first !== null) return withRateFirst(first);
    const found = shape.exec(question);
    if (found !== null) {
      const [, before, count = '', after, to = '', rateOne, rate, rateOther, ratePer] = found;
      return exchanged(before ?? after, count, to, { rateOne, rate, rateOther, ratePer });
    }
    const many = howMany.exec(question);
    if (many === null) continue;
    const [, to = '', before, count = '', after, rateOne, rate, rateOther, ratePer] = many;
    return exchanged(before ?? after, count, to, { rateOne, rate, rateOther, ratePer });
  }
  return undefined;
}

function withRateFirst(found: RegExpExecArray): ExactAnswer | undefined {
  const [, one = '', rate = '', other = '', before, count = '', after, to] = found;
  const [first, second, source] = [codeOf(one), codeOf(other), codeOf(before ?? after ?? '')];
  const value = readNumber(rate);
  const sum = readNumber(count);
  if (
    first === undefined ||
    second === undefined ||
    source === undefined ||
    value === undefined ||
    sum === undefined
  )
    return undefined;
  const target = to === undefined ? (source === first ? second : first) : codeOf(to);
  return target === undefined
    ? undefined
    : sayExchange(sum, source, target, { one: first, other: second, rate: value });
}

interface WrittenRate {
  readonly rateOne: string | undefined;
  readonly rate: string | undefined;
  readonly rateOther: string | undefined;
  readonly ratePer: string | undefined;
}

function exchanged(
  from: string | undefined,
  count: string,
  to: string,
  written: WrittenRate,
): ExactAnswer | undefined {
  const [source, target] = [codeOf(from ?? ''), codeOf(to)];
  const sum = readNumber(count);
  if (source === undefined || target === undefined || sum === undefined || source === target)
    return undefined;
  const rate = written.rate === undefined ? undefined : readNumber(written.rate);
  if (rate === undefined)
    return cannot(
      `Rates change every day and none is kept here. Tell me the rate, for example: ${figure(sum)} ${source} in ${target} at 1.08`,
    );
  const perOne = codeOf(written.rateOne ?? written.ratePer ?? '');
  const inOther = codeOf(written.rateOther ?? '');
  const one = perOne ?? (inOther === source ? target : source);
  return sayExchange(sum, source, target, { one, other: one === source ? target : source, rate });
}

function codeOf(written: string): string | undefined {
  return codeOfName.get(written);
}

function sayExchange(sum: DecimalNumber, from: string, to: string, { one, other, rate }: Rate): ExactAnswer {
  const pair = [one, other];
  if (!pair.includes(from) || !pair.includes(to))
    return cannot(`The rate is for ${one} and ${other}; for ${from} in ${to} another one is needed.`);
  if (rate.lte(0)) return cannot('A rate must be above zero.');
  const value = one === from ? sum.times(rate) : sum.div(rate);
  const sign = one === from ? '×' : '/';
  return {
    kind: 'currency',
    understood: `${figure(sum)} ${from} in ${to}, at 1 ${one} = ${figure(rate)} ${other}`,
    answer: `${writeMoney(value)} ${to}`,
    value: Number(value),
    steps: [
      `${figure(sum)} ${sign} ${figure(rate)} = ${figure(value, 8)}`,
      `The rate is the one you gave: 1 ${one} = ${figure(rate)} ${other}.`,
    ],
  };
}
