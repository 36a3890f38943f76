import { sayFigure, writeFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { writeDuration } from '../times/duration.ts';
import { findUnit, unitNamed } from './find-unit.ts';
import { converted, type Quantity, readQuantity } from './quantity.ts';

const longest = 120;
const atSpeed =
  /^(?:how long (?:for|is|does it take (?:for|to (?:drive|walk|ride|run|travel|go|cycle)))? ?)?(?:(?:to )?(?:drive|walk|ride|run|travel|go|cycle|driving) )?(\d.+?) (?:at|with)(?: an?(?: average)?(?: speed of)?)? (\d.+?)(?:,? how (?:long|many hours)(?: (?:is that|does (?:it|that) take|will it take))?| takes how long)?$/;
const average =
  /^(?:(?:average )?speed (?:for|of|over|if)|how fast is|pace for)? ?(\d.+?) in (\d.+?)(?:,? (?:what|how) (?:is the |fast |)(?:average )?(?:speed|is that|was that|was i))?$/;
const farAt =
  /^how far (?:is it |do i get |can i (?:get|go|drive) |do you get )?(?:in|after) (\d.+?) at (\d.+)$/;
const rate =
  /^(\d.+?) (?:over|in|per|during|for|\/) ((?:\d|an? ).+?),? (?:in|to|as|is how (?:many|much)|how many|what is that in) ([a-z]+) ?(?:per|an?|\/) ?([a-z]+)(?: is (?:that|it))?$/;

/** Distance, time and speed: two of them tell the third; and how much of something that is in an hour. */
export function answerJourney({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  const flow = rate.exec(core);
  if (flow !== null) return perTime(flow[1] ?? '', flow[2] ?? '', flow[3] ?? '', flow[4] ?? '');
  const far = farAt.exec(text);
  if (far !== null) return distance(measured(far[1], 'time'), measured(far[2], 'speed'));
  const travelled = /how (?:long|many hours)/.test(text) ? atSpeed.exec(text) : null;
  if (travelled !== null) return time(measured(travelled[1], 'length'), measured(travelled[2], 'speed'));
  const fast = /speed|fast|pace/.test(text) ? (average.exec(core) ?? average.exec(text)) : null;
  return fast === null ? undefined : speed(measured(fast[1], 'length'), measured(fast[2], 'time'));
}

function measured(text: string | undefined, dimension: string): Quantity | undefined {
  const quantity = readQuantity(text ?? '');
  return quantity?.unit.dimension === dimension ? quantity : undefined;
}

function baseOf({ amount, unit }: Quantity) {
  return amount.times(unit.factor).toSignificantDigits(50);
}

function time(way: Quantity | undefined, pace: Quantity | undefined): ExactAnswer | undefined {
  if (way === undefined || pace === undefined) return undefined;
  if (pace.amount.lte(0)) return cannot('At this speed nobody ever arrives.');
  const seconds = baseOf(way).div(baseOf(pace)).toDecimalPlaces(0);
  return {
    kind: 'unit',
    understood: `the time for ${way.written} at ${pace.written}`,
    answer: writeDuration(seconds),
    value: Number(seconds.div(60)),
    steps: [`${way.written} / ${pace.written} = ${writeDuration(seconds)}`],
  };
}

function distance(span: Quantity | undefined, pace: Quantity | undefined): ExactAnswer | undefined {
  const metric = unitNamed(pace?.unit.sign === 'mph' ? 'mi' : 'km');
  if (span === undefined || pace === undefined || metric === undefined) return undefined;
  const value = baseOf(span).times(baseOf(pace)).div(metric.factor).toSignificantDigits(40);
  return {
    kind: 'unit',
    understood: `the way in ${span.written} at ${pace.written}`,
    answer: `${sayFigure(value, 7)} ${metric.sign}`,
    value: Number(value),
    steps: [`${pace.written} × ${span.written} = ${writeFigure(value, 7).text} ${metric.sign}`],
  };
}

function speed(way: Quantity | undefined, span: Quantity | undefined): ExactAnswer | undefined {
  const unit = unitNamed(way?.unit.sign === 'mi' ? 'mph' : 'km/h');
  if (way === undefined || span === undefined || unit === undefined) return undefined;
  if (span.amount.lte(0)) return cannot('A speed needs a time above zero.');
  const value = baseOf(way).div(baseOf(span)).div(unit.factor).toSignificantDigits(40);
  return {
    kind: 'unit',
    understood: `the average speed of ${way.written} in ${span.written}`,
    answer: `${sayFigure(value, 7)} ${unit.sign}`,
    value: Number(value),
    steps: [`${way.written} / ${span.written} = ${writeFigure(value, 7).text} ${unit.sign}`],
  };
}

function perTime(whole: string, span: string, amountName: string, timeName: string): ExactAnswer | undefined {
  const [all, length] = [readQuantity(whole), readQuantity(span.replace(/^an? /, '1 '))];
  const [amount, per] = [findUnit(amountName)?.unit, findUnit(timeName)?.unit];
  if (all === undefined || length === undefined || amount === undefined || per === undefined)
    return undefined;
  if (length.unit.dimension !== 'time' || per.dimension !== 'time' || all.unit.dimension !== amount.dimension)
    return undefined;
  const [top, bottom] = [converted(all.amount, all.unit, amount), converted(length.amount, length.unit, per)];
  if (top === undefined || bottom === undefined || all.unit.offset !== undefined) return undefined;
  if (bottom.lte(0)) return cannot('A rate needs a time above zero.');
  const value = top.div(bottom).toSignificantDigits(40);
  return {
    kind: 'unit',
    understood: `${all.written} in ${length.written}, in ${amount.plural} for each of the ${per.plural}`,
    answer: `${sayFigure(value, 7)} ${amount.sign}/${per.sign}`,
    value: Number(value),
    steps: [`${all.written} / ${length.written} = ${writeFigure(value, 7).text} ${amount.sign}/${per.sign}`],
  };
}
