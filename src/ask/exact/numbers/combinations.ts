import { type DecimalNumber, decimalOf, figure, sayFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { answerByShape, type ShapedAnswer, shaped } from '../shape-answers.ts';

const largest = 1_000;

/** How many ways there are to choose some of several things, with or without regard to their order. */
function ways(all: DecimalNumber, some: DecimalNumber, isOrdered: boolean): ExactAnswer {
  if (!all.isInteger() || !some.isInteger() || all.lt(0) || some.lt(0))
    return cannot('Only whole numbers from zero on can be chosen from.');
  if (all.gt(largest)) return cannot(`Up to ${figure(largest)} things are chosen from; this is too large.`);
  let count = decimalOf(some.gt(all) ? 0 : 1);
  for (let taken = 0; taken < Number(some) && !count.isZero(); taken += 1)
    count = isOrdered ? count.times(all.minus(taken)) : count.times(all.minus(taken)).div(taken + 1);
  const value = count.round();
  const understood = `the ways to choose ${figure(some)} of ${figure(all)}, ${isOrdered ? 'in every order' : 'whatever the order'}`;
  const formula = isOrdered ? 'n! / (n − k)!' : 'n! / (k! × (n − k)!)';
  return {
    kind: 'number',
    understood,
    answer: sayFigure(value),
    value: Number(value),
    steps: [`${formula} with n = ${figure(all)} and k = ${figure(some)}`],
  };
}

const zero = decimalOf(0);
const answers: readonly ShapedAnswer[] = [
  ...shaped(['{number} choose {number}', '{number} over {number} combinations'], (all = zero, some = zero) =>
    ways(all, some, false),
  ),
  ...shaped(
    [
      '(?:how many )?combinations (?:of|for) {number} (?:out of|from|of) {number}',
      '(?:how many )?ways to choose {number} (?:out of|from|of) {number}(?: [a-z]+)?',
    ],
    (some = zero, all = zero) => ways(all, some, false),
  ),
  ...shaped(
    ['(?:how many )?permutations (?:of|for) {number} (?:out of|from|of) {number}'],
    (some = zero, all = zero) => ways(all, some, true),
  ),
];

export function answerCombinations({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (!/choose|combination|permutation/.test(text)) return undefined;
  return answerByShape(core, answers) ?? answerByShape(text, answers);
}
