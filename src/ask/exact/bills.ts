import { figure, writeMoney } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { QuestionParts, wordSet } from './question-parts.ts';

const words = wordSet(
  "a an the of on for with and is what what's whats how much many does do would each every everyone everybody person people pay pays bill bills check cheque dinner lunch meal restaurant tab total tip tips tipping gratuity service split splitting shared share divided among between by us we were it in if per should i to plus including costs cost came comes was altogether ways way evenly friends guests at leave add our my will be have must",
);
const people = '(?:people|persons|person|friends|guests|of us|ways|way|adults|colleagues)';

/** A bill with a tip, split among those who pay it. */
export function answerBill({ text }: AskedQuestion): ExactAnswer | undefined {
  const isTip = /\btip|gratuity\b/.test(text);
  const isSplit =
    /\b(?:split|shared?|divided?)\b/.test(text) && /\b(?:bill|check|tab|dinner|lunch|meal)\b/.test(text);
  if (!isTip && !isSplit) return undefined;
  const parts = new QuestionParts(text);
  const rate = parts.take('(?:tip|gratuity)(?: of)? {percent}', '{percent}(?: tip| gratuity)?');
  const heads = parts.take(
    `(?:for|by|between|among|amongst|with|into|in|split|we are|we were)(?: the)? {whole} ?${people}`,
    `{whole} ${people}`,
    '(?:for|between|among|amongst|by|into) {whole}(?! ?[%$€£.,]\\d)(?= ?[,;]|$| each| with)',
  );
  const bill = parts.take(
    '(?:bill|check|tab|dinner|lunch|meal|total) (?:of|is|was|for|came to|comes to|:)? ?{money}',
    '{money}',
  );
  if (bill === undefined || (rate === undefined && heads === undefined) || !parts.leavesOnly(words))
    return undefined;
  if (isTip && rate === undefined) return undefined;
  if (heads?.isZero() === true) return cannot('A bill cannot be split among nobody.');
  const tip = bill.times(rate ?? 0).div(100);
  const total = bill.plus(tip);
  const steps =
    rate === undefined
      ? []
      : [
          `Tip: ${figure(bill)} × ${figure(rate)}/100 = ${figure(tip)}`,
          `Total: ${figure(bill)} + ${figure(tip)} = ${figure(total)}`,
        ];
  const tipWords = rate === undefined ? '' : ` with a ${figure(rate)}% tip`;
  if (heads === undefined)
    return {
      kind: 'percentage',
      understood: `a bill of ${figure(bill)}${tipWords}`,
      answer: `The tip is ${writeMoney(tip)}, the total ${writeMoney(total)}.`,
      value: Number(total),
      steps,
    };
  const each = total.div(heads);
  const rounded = each.toDecimalPlaces(2);
  const left = rounded.times(heads).minus(total);
  const cents = left.eq(0)
    ? []
    : [
        `${figure(heads)} × ${writeMoney(rounded)} is ${writeMoney(rounded.times(heads))}: ${left.gt(0) ? 'a little more' : 'a little less'} than the total.`,
      ];
  return {
    kind: 'percentage',
    understood: `a bill of ${figure(bill)}${tipWords}, split among ${figure(heads)}`,
    answer: `${writeMoney(rounded)} each; the total is ${writeMoney(total)}${rate === undefined ? '' : ` with a tip of ${writeMoney(tip)}`}.`,
    value: Number(rounded),
    steps: [...steps, `Each: ${figure(total)} / ${figure(heads)} = ${figure(each, 8)}`, ...cents],
  };
}
