import { type DecimalNumber, decimalOf, figure, sayFigure, writeMoney } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { answerByShape, type ShapedAnswer, shaped } from '../shape-answers.ts';

/** What some pieces cost when the price of others is known. */
function priceOf(count: DecimalNumber, price: DecimalNumber, wanted: DecimalNumber): ExactAnswer {
  if (count.lte(0)) return cannot('A price for nothing tells no price of one.');
  const value = price.times(wanted).div(count);
  return {
    kind: 'finance',
    understood: `the price of ${figure(wanted)} when ${figure(count)} cost ${figure(price)}`,
    answer:
      value.decimalPlaces() > 2 ? `${writeMoney(value)} (exactly ${sayFigure(value, 8)})` : writeMoney(value),
    value: Number(value),
    steps: [`${figure(price)} / ${figure(count)} × ${figure(wanted)} = ${figure(value, 8)}`],
  };
}

const one = decimalOf(1);
const thing = '(?: [a-z]{2,15})?';
const verb =
  '(?:how much|what|what do|what does|how much do|how much does|how much for|how much is|how much are|what is|what are)';
const answers: readonly ShapedAnswer[] = shaped(
  [
    `(?:if )?{number}${thing} (?:for|cost|costs|are|is) {number},? (?:then )?${verb}(?: is| are| do| does| for| would)? (?:each|a piece|apiece|{number}${thing})(?: cost| be)?`,
  ],
  (count = one, price = one, wanted = one) => priceOf(count, price, wanted),
);

export function answerUnitPrice({ text }: AskedQuestion): ExactAnswer | undefined {
  if (!/\b(?:cost|costs|for|are|is)\b/.test(text)) return undefined;
  return answerByShape(text, answers);
}
