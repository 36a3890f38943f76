import {
  counted,
  type DecimalNumber,
  decimalOf,
  figure,
  NarrowDecimal,
  sayFigure,
  writeMoney,
} from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { QuestionParts, wordSet } from '../question-parts.ts';

const about =
  /\b(?:interest|compound(?:ed|ing)?|grow|grows|invest|invested|investing|investment|savings?|save|saving|deposit|worth|become|becomes|have|get)\b|^(?:[$€£¥] ?)?\d[\d.,' k]*(?:[$€£¥]| euros?| dollars?)? (?:at|with) [\d.,]+ ?% (?:for|over|in|after) [\d.,]+ (?:years?|months?)$/;
const words = wordSet(
  "a an the of on for with and is are what what's whats how much many money would will be my our i we do does have had get to over in at per year years yearly annual annually month months monthly week weekly day daily quarter quarterly half-yearly semi-annually pa p.a p a each every rate interest compound compounded compounding simple return returns growth value future worth become becomes grow grows to invest invested investing investment save saving savings saved deposit put into account bank by the end after if earns earning earn total it turn turns from amount later then calculate",
);
const compoundings: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:compounded |compounding |compound(?:s)? )?(?:daily|every day)\b/, 365, 'day'],
  [/\bcompounded weekly\b/, 52, 'week'],
  [
    /\bcompound(?:ed|ing|s)? (?:monthly|every month|each month)\b|\bmonthly compound(?:ed|ing)?\b/,
    12,
    'month',
  ],
  [/\b(?:compounded |compounding )?(?:quarterly|every quarter)\b/, 4, 'quarter'],
  [
    /\b(?:compounded |compounding )?(?:semi-?annually|half-yearly|twice a year|semiannually)\b/,
    2,
    'half year',
  ],
];
const yearly: (typeof compoundings)[number] = [/^$/, 1, 'year'];
const doubling =
  /^(?:how long|how many years|years|time)(?: (?:does it take|until|will it take|to take|it takes|before))?(?: (?:for|until))?(?: (?:my )?(?:money|it|an investment|savings|capital))?(?: (?:to|is|has))? doubled?(?:s)? (?:at|with)(?: an?)?(?: interest)?(?: rate)?(?: of)? ([\d.,]+)%(?: (?:interest|a year|per year|annually))?$/;
const mostYears = 1_000;

export function answerInterest({ text }: AskedQuestion): ExactAnswer | undefined {
  const double = doubling.exec(text);
  if (double !== null) return doubledAt(Number((double[1] ?? '').replace(',', '.')));
  if (!about.test(text)) return undefined;
  const isSimple = /\bsimple interest\b/.test(text);
  const parts = new QuestionParts(text);
  const [, times, period] = compoundings.find(([wording]) => parts.says(wording)) ?? yearly;
  const saved = parts.take(
    '{money} ?(?:a|per|every|each|/) ?month(?:ly)?',
    '{money} monthly',
    'monthly {money}',
  );
  const rate = parts.take('{percent}');
  const years = parts.take('{number}[ -]?(?:years?|yrs?|yr|y)\\b');
  const months = parts.take('{number}[ -]?(?:months?|mths?)\\b');
  const amount = parts.take('{money}');
  if (rate === undefined || (years === undefined && months === undefined) || !parts.leavesOnly(words))
    return undefined;
  if (amount === undefined && saved === undefined) return undefined;
  const span = decimalOf(years ?? 0).plus(decimalOf(months ?? 0).div(12));
  if (span.lte(0) || span.gt(mostYears) || rate.lt(-100) || rate.gt(1_000))
    return cannot(`Years from 0 to ${figure(mostYears)} and rates from −100% to 1,000% are reckoned with.`);
  if (saved !== undefined) return savedMonthly(saved, amount ?? decimalOf(0), rate, span);
  if (amount === undefined) return undefined;
  return isSimple ? simple(amount, rate, span) : compound(amount, rate, span, times, period);
}

function simple(amount: DecimalNumber, rate: DecimalNumber, years: DecimalNumber): ExactAnswer {
  const interest = amount.times(rate).times(years).div(100);
  return {
    kind: 'finance',
    understood: `simple interest on ${figure(amount)} at ${figure(rate)}% a year for ${counted(years, 'year')}`,
    answer: `${writeMoney(interest)} interest, ${writeMoney(amount.plus(interest))} with the amount itself`,
    value: Number(interest),
    steps: [`${figure(amount)} × ${figure(rate)}/100 × ${figure(years)} = ${figure(interest)}`],
  };
}

function grown(rate: DecimalNumber, times: number, years: DecimalNumber): DecimalNumber {
  return decimalOf(
    new NarrowDecimal(rate)
      .div(100 * times)
      .plus(1)
      .pow(new NarrowDecimal(years).times(times)),
  );
}

function compound(
  amount: DecimalNumber,
  rate: DecimalNumber,
  years: DecimalNumber,
  times: number,
  period: string,
): ExactAnswer {
  const value = amount.times(grown(rate, times, years));
  const divided = times === 1 ? `${figure(rate)}/100` : `${figure(rate)}/100/${times}`;
  return {
    kind: 'finance',
    understood: `${figure(amount)} at ${figure(rate)}% a year for ${counted(years, 'year')}, with interest added every ${period}`,
    answer: `${writeMoney(value)}, of which ${writeMoney(value.minus(amount))} is interest`,
    value: Number(value),
    steps: [
      `${figure(amount)} × (1 + ${divided})^${figure(years.times(times))} = ${writeMoney(value)}`,
      ...(times === 1 ? ['Interest is added once a year and earns interest itself.'] : []),
    ],
  };
}

function savedMonthly(
  saved: DecimalNumber,
  start: DecimalNumber,
  rate: DecimalNumber,
  years: DecimalNumber,
): ExactAnswer {
  const months = years.times(12);
  const growth = grown(rate, 12, years);
  const monthly = rate.div(1_200);
  const fromSaving = monthly.isZero() ? saved.times(months) : saved.times(growth.minus(1)).div(monthly);
  const value = fromSaving.plus(start.times(growth));
  const paid = saved.times(months).plus(start);
  return {
    kind: 'finance',
    understood: `${figure(saved)} saved at the end of every month for ${counted(years, 'year')} at ${figure(rate)}% a year${start.isZero() ? '' : `, on top of ${figure(start)}`}`,
    answer: `${writeMoney(value)}, of which ${writeMoney(value.minus(paid))} is interest`,
    value: Number(value),
    steps: [
      `Rate a month: ${figure(rate)}% / 12; ${figure(months)} payments.`,
      `Saved × ((1 + i)^n − 1) / i${start.isZero() ? '' : ' + start × (1 + i)^n'} = ${writeMoney(value)}`,
    ],
  };
}

function doubledAt(rate: number): ExactAnswer {
  if (!(rate > 0) || rate > 10_000) return cannot('Money doubles only at a rate above zero.');
  const years = Math.log(2) / Math.log1p(rate / 100);
  return {
    kind: 'finance',
    understood: `how long money takes to double at ${figure(rate)}% a year`,
    answer: `${sayFigure(decimalOf(years.toPrecision(14)), 4)} years`,
    value: years,
    steps: [`ln 2 / ln(1 + ${figure(rate)}/100) = ${figure(decimalOf(years.toPrecision(14)), 6)}`],
  };
}
