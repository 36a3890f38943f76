import { breakEvenOfMix } from '../../../methods/finance/break-even.ts';
import { decimalOf, figure, sayFigure, writeMoney } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { QuestionParts, wordSet } from '../question-parts.ts';

const words = wordSet(
  "a an the of on for with and is are what what's whats how many much units pieces items do i we need must have to sell break-even break even breakeven point if when at my our per unit piece item each one costs cost month monthly fixed variable price sales volume where given it them reach",
);

/** How many pieces pay for the fixed costs. */
export function answerBreakEven({ text }: AskedQuestion): ExactAnswer | undefined {
  if (!/\bbreak[- ]?even\b/.test(text) || !/\d/.test(text)) return undefined;
  const each = '(?:(?: (?:per|a|each|for a|of a|for each)\\b ?(?:unit|piece|item|one)?)|/unit)?';
  const link = '(?:,? ?(?:are|is|of|at|for|:|=))?';
  const parts = new QuestionParts(text);
  const fixed = parts.take(
    `fixed(?: monthly)?(?: costs?)?${link} ?{money}`,
    `{money}(?: a month| per month)?(?: of| in)? fixed(?: costs?)?`,
    `(?:rent|overhead)${link} ?{money}`,
  );
  const price = parts.take(
    `(?:selling |sales |unit )?(?:price|sell(?:ing)?(?: them| it| each)?|sold|revenue)${each}${link} ?{money}${each}`,
    `{money}${each} (?:selling )?price`,
  );
  const variable = parts.take(
    `(?:variable|unit|direct|material|production|making)?(?: ?costs?)?(?: me)?${each}${link} ?{money}${each}`,
  );
  if (fixed === undefined || price === undefined || variable === undefined || !parts.leavesOnly(words))
    return undefined;
  const found = breakEvenOfMix(
    [{ price: Number(price), directCost: Number(variable), units: 1 }],
    Number(fixed),
  );
  const margin = price.minus(variable);
  if (found.units === undefined || margin.lte(0))
    return cannot(
      `At a price of ${figure(price)} and costs of ${figure(variable)} apiece nothing is left to pay the fixed costs, so it is never reached.`,
    );
  const exact = fixed.div(margin);
  const whole = exact.ceil();
  return {
    kind: 'finance',
    understood: `the break-even point with fixed costs of ${figure(fixed)}, a price of ${figure(price)} and costs of ${figure(variable)} apiece`,
    answer: `${figure(whole)} pieces, which bring in ${writeMoney(whole.times(price))}`,
    value: Number(whole),
    steps: [
      `${figure(fixed)} / (${figure(price)} − ${figure(variable)}) = ${sayFigure(exact, 6)}`,
      ...(exact.isInteger() ? [] : ['Rounded up, as pieces are sold whole.']),
      `${figure(decimalOf(found.marginRatio * 100).toDecimalPlaces(2))}% of the price is left after its own costs.`,
    ],
  };
}
