import { type DecimalNumber, figure, writeFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { numberSource } from '../question-shape.ts';
import { readNumber } from '../read-number.ts';
import { converted, type Quantity, readQuantity } from './quantity.ts';

const longest = 100;
const number = String.raw`(-?(?:\d{1,6} )?\d{1,6}\/\d{1,6}|${numberSource})`;
const timesMeasure = new RegExp(`^${number} ?(?:x|\\*|times|of) ?(\\d.*)$`);
const measureTimes = new RegExp(`^(.+?) ?(x|\\*|times|multiplied by|\\/|divided by) ?${number}$`);
const measureByMeasure = /^(.+?) ?(?:\/|divided by) ?(\d.+)$/;
const manyIn =
  /^how many (?:[a-z ]{1,25} (?:of )?)?(\d.+?)(?: [a-z]{3,12})? (?:in|fit in|fit into|go into|are in|make|can i cut from|can i get from) (?:an? )?(\d.+)$/;
const percentOf = new RegExp(`^${number}% of (\\d.+)$`);
const withPercent = new RegExp(
  `^(.+?) (?:(plus|\\+|with|and|minus|-|less) )${number}%(?: (?:more|extra|waste|spare|off|less|on top|loss|reserve|allowance))?$`,
);

/** Measures that are multiplied, divided or raised by a share: “1.5 times 350 g”, “2400 mm / 7”, “14 m2 plus 10% waste”. */
export function answerUnitScaling({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  const many = manyIn.exec(text);
  if (many !== null) return ratio(many[2] ?? '', many[1] ?? '', true);
  const share = percentOf.exec(core);
  if (share !== null)
    return scaled(share[2] ?? '', readNumber(share[1] ?? '')?.div(100), `${share[1] ?? ''}% of`);
  const first = timesMeasure.exec(core);
  if (first !== null) return scaled(first[2] ?? '', readNumber(first[1] ?? ''), `${first[1] ?? ''} ×`);
  const raised = withPercent.exec(core);
  if (raised !== null) return changed(raised[1] ?? '', raised[2] ?? '', readNumber(raised[3] ?? ''));
  const last = measureTimes.exec(core);
  if (last !== null) return byNumber(last[1] ?? '', last[2] ?? '', readNumber(last[3] ?? ''));
  const pair = measureByMeasure.exec(core);
  return pair === null ? undefined : ratio(pair[1] ?? '', pair[2] ?? '', false);
}

/** Degrees and litres for a distance are no amounts that could be multiplied. */
function measureIn(text: string): Quantity | undefined {
  const quantity = readQuantity(text);
  const isAmount =
    quantity !== undefined && quantity.unit.offset === undefined && quantity.unit.isInverse !== true;
  return isAmount && !quantity.isGuessed ? quantity : undefined;
}

function say({ unit }: Quantity, value: DecimalNumber, formula: string): ExactAnswer {
  const { text, isRounded } = writeFigure(value.toSignificantDigits(50), 8);
  return {
    kind: 'unit',
    understood: formula,
    answer: `${isRounded ? 'about ' : ''}${text} ${unit.sign}`,
    value: Number(value),
    steps: [`${formula} = ${text} ${unit.sign}`],
  };
}

function scaled(written: string, factor: DecimalNumber | undefined, before: string): ExactAnswer | undefined {
  const measure = measureIn(written);
  if (measure === undefined || factor === undefined) return undefined;
  return say(measure, measure.amount.times(factor), `${before} ${measure.written}`);
}

function byNumber(written: string, sign: string, factor: DecimalNumber | undefined): ExactAnswer | undefined {
  const measure = measureIn(written);
  if (measure === undefined || factor === undefined) return undefined;
  if (!/\/|div/.test(sign))
    return say(measure, measure.amount.times(factor), `${measure.written} × ${figure(factor)}`);
  if (factor.isZero()) return cannot('Nothing can be divided by zero.');
  return say(measure, measure.amount.div(factor), `${measure.written} / ${figure(factor)}`);
}

function changed(written: string, sign: string, rate: DecimalNumber | undefined): ExactAnswer | undefined {
  const measure = measureIn(written);
  if (measure === undefined || rate === undefined) return undefined;
  const isLess = /minus|-|less/.test(sign);
  const change = measure.amount.times(rate).div(100);
  const value = isLess ? measure.amount.minus(change) : measure.amount.plus(change);
  return say(measure, value, `${measure.written} ${isLess ? '−' : '+'} ${figure(rate)}%`);
}

function ratio(whole: string, part: string, isCount: boolean): ExactAnswer | undefined {
  const [all, one] = [measureIn(whole), measureIn(part)];
  if (all === undefined || one === undefined || all.unit.dimension !== one.unit.dimension) return undefined;
  const inUnit = converted(all.amount, all.unit, one.unit);
  if (inUnit === undefined || one.amount.isZero()) return cannot('Nothing can be divided by zero.');
  const value = inUnit.div(one.amount).toSignificantDigits(50);
  const { text, isRounded } = writeFigure(value, 8);
  const wholeOnes = isCount && !value.isInteger() ? [`${figure(value.floor())} whole ones.`] : [];
  return {
    kind: 'unit',
    understood: `how many times ${one.written} goes into ${all.written}`,
    answer: `${isRounded ? 'about ' : ''}${text}`,
    value: Number(value),
    steps: [`${all.written} / ${one.written} = ${text}`, ...wholeOnes],
  };
}
