import { type DecimalNumber, decimalOf, figure, sayFigure, writeFigure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { answerByShape, type ShapedAnswer, shaped } from './shape-answers.ts';

const zero = decimalOf(0);

function result(
  understood: string,
  value: DecimalNumber,
  formula: string,
  ending = '',
  more: readonly string[] = [],
): ExactAnswer {
  return {
    kind: 'percentage',
    understood,
    answer: `${sayFigure(value)}${ending}`,
    value: Number(value),
    steps: [`${formula} = ${writeFigure(value).text}${ending}`, ...more],
  };
}

function partOf(rate: DecimalNumber, whole: DecimalNumber): ExactAnswer {
  const understood = `${figure(rate)}% of ${figure(whole)}`;
  return result(understood, whole.times(rate).div(100), `${figure(whole)} × ${figure(rate)} / 100`);
}

function shareOf(part: DecimalNumber, whole: DecimalNumber): ExactAnswer {
  if (whole.isZero()) return cannot('Nothing is a percentage of zero.');
  const understood = `${figure(part)} as a percentage of ${figure(whole)}`;
  return result(understood, part.div(whole).times(100), `${figure(part)} / ${figure(whole)} × 100`, '%');
}

function wholeOf(part: DecimalNumber, rate: DecimalNumber): ExactAnswer {
  if (rate.isZero()) return cannot('Zero per cent of anything is zero, so the whole cannot be told.');
  const understood = `the number of which ${figure(rate)}% is ${figure(part)}`;
  return result(understood, part.times(100).div(rate), `${figure(part)} × 100 / ${figure(rate)}`);
}

function ruleOfThree(rate: DecimalNumber, part: DecimalNumber, wanted: DecimalNumber): ExactAnswer {
  if (rate.isZero()) return cannot('Zero per cent of anything is zero, so nothing can be told from it.');
  const understood = `${figure(wanted)}% of that of which ${figure(rate)}% is ${figure(part)}`;
  return result(
    understood,
    part.times(wanted).div(rate),
    `${figure(part)} × ${figure(wanted)} / ${figure(rate)}`,
  );
}

function raised(base: DecimalNumber, rate: DecimalNumber): ExactAnswer {
  const change = base.times(rate).div(100);
  const formula = `${figure(base)} × (1 + ${figure(rate)}/100)`;
  const understood = `${figure(base)} increased by ${figure(rate)}%`;
  return result(understood, base.plus(change), formula, '', [`The increase is ${sayFigure(change)}.`]);
}

function lowered(base: DecimalNumber, rate: DecimalNumber): ExactAnswer {
  const change = base.times(rate).div(100);
  const formula = `${figure(base)} × (1 − ${figure(rate)}/100)`;
  const understood = `${figure(base)} decreased by ${figure(rate)}%`;
  return result(understood, base.minus(change), formula, '', [`That is ${sayFigure(change)} less.`]);
}

function changeBetween(from: DecimalNumber, to: DecimalNumber): ExactAnswer {
  if (from.isZero()) return cannot('A change from zero cannot be told in per cent.');
  const value = to.minus(from).div(from.abs()).times(100);
  const word = value.lt(0) ? 'decrease' : 'increase';
  const { text, isRounded } = writeFigure(value.abs());
  return {
    kind: 'percentage',
    understood: `the change from ${figure(from)} to ${figure(to)} in per cent`,
    answer: `${isRounded ? 'about ' : ''}${text}% ${word}`,
    value: Number(value),
    steps: [`(${figure(to)} − ${figure(from)}) / ${figure(from)} × 100 = ${figure(value)}%`],
  };
}

function beforeDiscount(after: DecimalNumber, rate: DecimalNumber): ExactAnswer {
  if (rate.gte(100))
    return cannot('After a discount of 100% or more nothing of the price is left to reckon from.');
  const understood = `the price of which ${figure(after)} is left after ${figure(rate)}% off`;
  return result(
    understood,
    after.times(100).div(decimalOf(100).minus(rate)),
    `${figure(after)} / (1 − ${figure(rate)}/100)`,
  );
}

function margin(cost: DecimalNumber, price: DecimalNumber): ExactAnswer {
  if (price.lte(zero) || cost.lte(zero)) return cannot('A margin needs a price and a cost above zero.');
  const value = price.minus(cost).div(price).times(100);
  const markup = price.minus(cost).div(cost).times(100);
  const understood = `the margin at a cost of ${figure(cost)} and a price of ${figure(price)}`;
  return result(understood, value, `(${figure(price)} − ${figure(cost)}) / ${figure(price)} × 100`, '%', [
    `The markup on the cost is ${sayFigure(markup)}%.`,
  ]);
}

const flip =
  (answer: (one: DecimalNumber, other: DecimalNumber) => ExactAnswer) =>
  (one: DecimalNumber = zero, other: DecimalNumber = zero) =>
    answer(other, one);
const keep =
  (answer: (one: DecimalNumber, other: DecimalNumber) => ExactAnswer) =>
  (one: DecimalNumber = zero, other: DecimalNumber = zero) =>
    answer(one, other);

const answers: readonly ShapedAnswer[] = [
  ...shaped(['{percent} of {number}', '{percent} (?:from|out of) {number}'], keep(partOf)),
  ...shaped(
    [
      '(?:(?:what|how much|how many|which|as) )?(?:%|percentage|percentage is) (?:of|from|is) {number} (?:out of|of|from|to) {number}',
      '(?:what|how much|how many) (?:%|percentage) is {number} (?:out of|of|from|to) {number}',
      '{number} is (?:what|how much|how many) (?:%|percentage)(?: out)? (?:of|from) {number}',
      '{number} (?:out of|of|from|/) {number} (?:in|as)(?: an?| the)? (?:%|percentage)(?: is)?',
      '(?:(?:i )?(?:got|scored|have|had) )?{number} (?:points )?(?:out of|of|from) {number},? (?:points )?(?:is )?(?:what|how much|how many) (?:%|percentage)',
    ],
    keep(shareOf),
  ),
  ...shaped(
    [
      '(?:what |how much |how many )?(?:%|percentage) of {number} is {number}',
      'of {number} is {number} what %',
    ],
    flip(shareOf),
  ),
  ...shaped(
    [
      '{number} is {percent} of (?:what|which|how much)(?: number| amount| total)?',
      'number (?:is|if) {number} is {percent} of it',
    ],
    keep(wholeOf),
  ),
  ...shaped(['{percent} of (?:what|which)(?: number| amount)? (?:is|equals|makes) {number}'], flip(wholeOf)),
  ...shaped(
    ['(?:if )?{percent} (?:is|are|equals|=) {number},? (?:then )?(?:what|how much) (?:is|are) {percent}'],
    (rate = zero, part = zero, wanted = zero) => ruleOfThree(rate, part, wanted),
  ),
  ...shaped(
    [
      '(?:increase|raise|up|grow) {number} by {percent}',
      '{number} (?:increased|raised|plus|\\+|up|more|with an increase of|increase of|increase by)(?: by)? {percent}(?: more| extra| increase)?',
      '{number} (?:increases|rises|goes up|went up|grows) (?:by )?{percent}',
    ],
    keep(raised),
  ),
  ...shaped(
    [
      '(?:add|increase of|plus) {percent} (?:to|on) {number}',
      '{percent} (?:more than|on top of|increase (?:on|of)|markup on|mark-up on|added to) {number}',
    ],
    flip(raised),
  ),
  ...shaped(
    [
      '(?:decrease|reduce|lower|cut|discount|drop) {number} by {percent}',
      '{number} (?:decreased|reduced|lowered|discounted|cut|minus|-|less|with|at|after|down)(?: by)?(?: a)?(?: discount of| reduction of)? {percent}(?: off| discount| less| reduction| rebate)',
      '{number} (?:decreased|reduced|lowered|discounted|cut|minus|-|less|down)(?: by)? {percent}',
      '{number} {percent} (?:off|discount|reduction)',
      '{number} (?:with|at|after) {percent} (?:off|discount)',
    ],
    keep(lowered),
  ),
  ...shaped(
    [
      '(?:take |subtract |deduct )?{percent} (?:off|less than|discount (?:on|of|off|from)|reduction (?:on|of)|off of|off from|from) (?:a price of |a |an )?{number}',
      '(?:price|cost) (?:of .{1,20} )?(?:with|after) {percent} (?:off|discount) (?:on|of|from) {number}',
    ],
    flip(lowered),
  ),
  ...shaped(
    [
      '(?:[a-z ]{1,30} (?:went|rose|fell|grew|changed|increased|decreased|dropped|go|went up|went down) )?from {number} to {number},?(?: is| in| as| are)?(?: how much| what| how many)?(?: in)?(?: a)? (?:%|percentage|% change|percentage change|% increase|% decrease|% more)',
      '(?:what |how much |how many |in )?(?:%|percentage|relative) ?(?:change|increase|decrease|growth|drop|rise|difference|gain|loss)?(?: is| was)?(?: it)? (?:from|between) {number} (?:to|and) {number}',
      '{number} to {number} (?:in|as) (?:%|percentage|% change|a percentage)',
      '(?:how much|how many) % (?:more|higher|less|lower|increase|decrease) is (?:it )?from {number} to {number}',
      '(?:increase|decrease|change|growth|rise|drop) (?:from|between) {number} (?:to|and) {number} (?:in|as)(?: an?)? (?:%|percentage)',
    ],
    keep(changeBetween),
  ),
  ...shaped(
    [
      '(?:how much|how many|what) (?:%|percentage) (?:more|higher|bigger|larger|less|lower|smaller) is {number} than {number}',
      '(?:how much|how many|what) (?:%|percentage) is {number} (?:more|higher|bigger|larger|less|lower|smaller) than {number}',
    ],
    flip(changeBetween),
  ),
  ...shaped(
    [
      '(?:original|old|full|initial|regular) price (?:if|when|of)?(?: it is| it costs| i paid)? ?{number} after(?: a)? {percent} (?:off|discount|reduction)',
    ],
    keep(beforeDiscount),
  ),
  ...shaped(
    [
      'price before(?: a)? {percent} (?:off|discount|reduction),? (?:if|when|now|was|is)(?: it is| it was| it costs| after)? ?{number}(?: after| now)?',
    ],
    flip(beforeDiscount),
  ),
  ...shaped(
    [
      '(?:profit )?margin (?:if|with|when|of|for|at)(?: the| a| my)? cost(?:s)?(?: is| of|:)? {number},? (?:and|price|,)(?: the| a| my)? ?(?:selling |sales |sale )?price(?: is| of|:)? {number}',
      "(?:i )?(?:bought|buy|purchased)(?: it| them)? (?:for|at) {number},? (?:and )?(?:sold|sell|i sell)(?: it| them)? (?:for|at) {number},? (?:what is |whats |what's )?(?:the |my )?(?:profit )?margin",
      'margin (?:if|when) i buy (?:for|at) {number} and sell (?:for|at) {number}',
    ],
    keep(margin),
  ),
];

export function answerPercentage({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (!/%|percent|margin|price/.test(text)) return undefined;
  const asked = text.replace(/ (?:is|was) (?:that|it|this)$/, '');
  return answerByShape(asked, answers) ?? answerByShape(core, answers);
}
