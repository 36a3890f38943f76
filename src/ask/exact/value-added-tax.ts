import { type DecimalNumber, decimalOf, figure, writeMoney } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { answerByShape, type ShapedAnswer, shaped } from './shape-answers.ts';

const tax = '(?:vat|value added tax|sales tax|tax|gst|mwst)';

/** The tax that is added to a net price. */
function added(net: DecimalNumber, rate: DecimalNumber, asksFor: 'gross' | 'tax'): ExactAnswer {
  const amount = net.times(rate).div(100);
  const gross = net.plus(amount);
  const value = asksFor === 'gross' ? gross : amount;
  return {
    kind: 'finance',
    understood:
      asksFor === 'gross'
        ? `${figure(net)} without tax plus ${figure(rate)}% tax`
        : `the ${figure(rate)}% tax on ${figure(net)} without tax`,
    answer:
      asksFor === 'gross'
        ? `${writeMoney(gross)} with tax, of which ${writeMoney(amount)} is tax`
        : `${writeMoney(amount)} tax, which makes ${writeMoney(gross)} with tax`,
    value: Number(value),
    steps: [
      `Tax: ${figure(net)} × ${figure(rate)}/100 = ${figure(amount)}`,
      `With tax: ${figure(net)} + ${figure(amount)} = ${figure(gross)}`,
    ],
  };
}

/** The tax that a gross price holds. */
function held(gross: DecimalNumber, rate: DecimalNumber, asksFor: 'net' | 'tax'): ExactAnswer {
  if (rate.lte(-100)) return cannot('A tax of minus 100% or less leaves no price to reckon from.');
  const net = gross.times(100).div(rate.plus(100));
  const amount = gross.minus(net);
  return {
    kind: 'finance',
    understood: `${figure(gross)} with ${figure(rate)}% tax in it`,
    answer:
      asksFor === 'net'
        ? `${writeMoney(net)} without tax; the tax is ${writeMoney(amount)}`
        : `${writeMoney(amount)} tax; without it the price is ${writeMoney(net)}`,
    value: Number(asksFor === 'net' ? net : amount),
    steps: [
      `Without tax: ${figure(gross)} / (1 + ${figure(rate)}/100) = ${figure(net, 8)}`,
      `Tax: ${figure(gross)} − ${figure(net, 8)} = ${figure(amount, 8)}`,
    ],
  };
}

const zero = decimalOf(0);
const inclusive = '(?:incl(?:uding|usive|\\.)?(?: of)?|with|gross with|gross at|gross,?|inc)';

const answers: readonly ShapedAnswer[] = [
  ...shaped(
    [
      `(?:net )?(?:price|amount|cost|net) (?:before|without|excl(?:uding|\\.)?|net of|minus|less) {percent} ${tax},? (?:when|if|is|for|of|from)(?: it is| it's)? ?{number}(?: ${inclusive}(?: it| ${tax})?)?`,
      `(?:remove|take off|take out|subtract|take) {percent} ${tax} (?:from|off|out of) {number}`,
    ],
    (rate = zero, gross = zero) => held(gross, rate, 'net'),
  ),
  ...shaped(
    [
      `(?:net|price) (?:price |amount )?(?:of|from|for|is)? ?{number} ${inclusive}? ?(?:at )?{percent} ${tax}`,
      `{number} ${inclusive} {percent} ${tax},? (?:what is |what's |how much is |whats )?(?:the )?(?:net|before ${tax}|without ${tax}|without)(?: price| amount)?`,
      `{number} (?:minus|without|excluding|excl\\.?|before|less) {percent} ${tax}`,
      `{number} gross at {percent} ${tax} (?:in|to) net`,
    ],
    (gross = zero, rate = zero) => held(gross, rate, 'net'),
  ),
  ...shaped(
    [
      `(?:how much )?${tax} (?:is |is included )?(?:in|included in|contained in) {number}(?: gross)? (?:at|with|,) {percent}(?: ${tax})?`,
      `{number} ${inclusive} {percent} ${tax},? how much (?:is|of it is|of that is) (?:the )?${tax}`,
    ],
    (gross = zero, rate = zero) => held(gross, rate, 'tax'),
  ),
  ...shaped(
    [`(?:how much )?(?:is )?{percent} ${tax} (?:is )?(?:in|included in) {number}`],
    (rate = zero, gross = zero) => held(gross, rate, 'tax'),
  ),
  ...shaped(
    [
      `(?:add )?{percent} ${tax} (?:to|added to|on top of) {number}`,
      `(?:gross|total|price) (?:price )?(?:with|after|including|incl) {percent} ${tax} (?:on|of|for|if net is) {number}(?: net)?`,
    ],
    (rate = zero, net = zero) => added(net, rate, 'gross'),
  ),
  ...shaped(
    [
      `{number}(?: net)?,? (?:plus|\\+|and|with|add)(?: an?)? {percent}(?: of)? ${tax}(?: added)?`,
      `(?:gross|total) (?:price )?(?:of|for) {number} (?:net )?(?:at|with|plus) {percent} ${tax}`,
    ],
    (net = zero, rate = zero) => added(net, rate, 'gross'),
  ),
  ...shaped([`{percent} ${tax} (?:on|of|for) {number}(?: net)?`], (rate = zero, net = zero) =>
    added(net, rate, 'tax'),
  ),
  ...shaped(
    [
      `(?:how much )?(?:is )?(?:the )?${tax} (?:is |is there )?(?:on|for|of) {number} (?:net )?(?:at|with) {percent}`,
    ],
    (net = zero, rate = zero) => added(net, rate, 'tax'),
  ),
];

export function answerValueAddedTax({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (!/\b(?:vat|tax|gst|mwst)\b/.test(text)) return undefined;
  return answerByShape(text, answers) ?? answerByShape(core, answers);
}
