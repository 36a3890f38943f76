import { type DecimalNumber, decimalOf, figure, sayFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { readNumber } from '../read-number.ts';
import { type ClockTime, dayWords, readClockTime, writeClockTime } from './clock-time.ts';
import { readDuration, writeDuration } from './duration.ts';

const longest = 160;

/** Adds lengths of time, and reckons with clock times. */
export function answerDuration({ text, core }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  return (
    worked(text) ??
    worked(core) ??
    moved(text) ??
    moved(core) ??
    summed(core) ??
    multiplied(core) ??
    inHoursAndMinutes(core)
  );
}

const workedShape =
  /^(?:(?:how (?:long|many (?:hours|minutes))|hours|time|minutes|duration|difference|what time|length)(?: (?:is|is it|are|are there|was|passes?|did i work|do i work|have i worked|do i get|between|of work))* )?(?:(?:i |my )?(?:work|worked|working|shift)(?: is| was)? )?(?:from |between )?(.+?) ?(?:to|until|till|and|-) ?([^ ]+(?: ?[ap]\.?m\.?| o'?clock)?)(?:,? (?:with|minus|less|without|and|including|excluding|-|after)?(?: an?)? ?(.+?)(?: of)?(?: lunch| coffee)? ?(?:break|pause|lunch|rest|breaks)s?)?(?:,? (?:how (?:long|many hours)|how many hours is that|in hours)(?: is (?:that|it))?)?$/;

/** From one clock time to another, less a break. */
function worked(text: string): ExactAnswer | undefined {
  const found = workedShape.exec(text);
  if (found === null) return undefined;
  const isAsked =
    /^(?:how|hours|time|minutes|duration|from|between|i work|work|shift|my shift|difference|length)/.test(
      text,
    );
  // 10.50 is a clock time only where the words speak of one.
  if (/\d\.\d/.test(text) && !/how long|hours|work|\d ?[ap]\.?m\b/.test(text)) return undefined;
  const start = readClockTime(found[1] ?? '', isAsked && /m\b|:|noon|midnight/.test(found[2] ?? ''));
  const end = readClockTime(found[2] ?? '');
  if (start === undefined || end === undefined) return undefined;
  const pause = found[3] === undefined ? decimalOf(0) : breakOf(found[3]);
  if (pause === undefined) return undefined;
  const minutes = end > start ? end - start : end - start + 1_440;
  const span = decimalOf(minutes * 60);
  const rest = span.minus(pause);
  if (rest.lt(0))
    return cannot(
      `The break is longer than the time from ${writeClockTime(start)} to ${writeClockTime(end)}.`,
    );
  const breakWords = pause.isZero() ? '' : ` with ${writeDuration(pause)} of break`;
  return {
    kind: 'duration',
    understood: `from ${writeClockTime(start)} to ${writeClockTime(end)}${end > start ? '' : ' on the next day'}${breakWords}`,
    answer: writeDuration(rest),
    value: Number(rest.div(60)),
    steps: [
      `${writeClockTime(end)} − ${writeClockTime(start)} = ${writeDuration(span)}`,
      ...(pause.isZero()
        ? []
        : [`${writeDuration(span)} − ${writeDuration(pause)} = ${writeDuration(rest)}`]),
      `In hours: ${sayFigure(rest.div(3600), 6)}; in minutes: ${figure(rest.div(60))}.`,
    ],
  };
}

/** “45 minutes”, “half an hour”, “2 x 15 min”. */
function breakOf(written: string): DecimalNumber | undefined {
  const several = /^(\d{1,2}) ?(?:x|times|\*) ?(.+)$/.exec(written);
  const length = readDuration(several?.[2] ?? written);
  return several === null ? length : length?.times(several[1] ?? '1');
}

const movedShapes: readonly (readonly [
  RegExp,
  (found: RegExpExecArray) => readonly [string, string, number],
])[] = [
  [
    /^(?:what time (?:is it|is|was it|will it be) )?(.+?) (after|before|past|from) (.+)$/,
    (found) => [found[3] ?? '', found[1] ?? '', found[2] === 'before' ? -1 : 1],
  ],
  [
    /^(.+?) ?(\+|plus|-|minus) ?(.+)$/,
    (found) => [found[1] ?? '', found[3] ?? '', /-|minus/.test(found[2] ?? '') ? -1 : 1],
  ],
  [
    /^(?:if )?[a-z' ]{1,40}?(?: at)? (\d\S*(?: ?[ap]\.?m\.?)?)(?: and|,)? (?:it )?(?:takes|lasts|runs|bakes|cooks|needs)(?: for)? (.+?),? (?:when|what time|at what time|until when) [a-z ]{1,30}$/,
    (found) => [found[1] ?? '', found[2] ?? '', 1],
  ],
];

/** A clock time some time before or after another one. */
function moved(text: string): ExactAnswer | undefined {
  for (const [shape, partsOf] of movedShapes) {
    const found = shape.exec(text);
    if (found === null) continue;
    const [at, length, direction] = partsOf(found);
    const start = readClockTime(at);
    const duration = readDuration(length);
    // “1:45 + 2:30” are two lengths of time; a clock time says am, pm or comes with words for a length.
    if (start === undefined || duration === undefined || /^\d+:\d+$/.test(length.trim())) continue;
    return sayMoved(start, duration, direction);
  }
  return undefined;
}

function sayMoved(start: ClockTime, duration: DecimalNumber, direction: number): ExactAnswer | undefined {
  if (duration.gt(1e8)) return undefined;
  const minutes = start + direction * Number(duration.div(60));
  if (!Number.isInteger(minutes)) return undefined;
  const word = direction < 0 ? 'before' : 'after';
  return {
    kind: 'duration',
    understood: `${writeDuration(duration)} ${word} ${writeClockTime(start)}`,
    answer: `${writeClockTime(minutes)}${dayWords(minutes)}`,
    value: ((minutes % 1_440) + 1_440) % 1_440,
    steps: [
      `${writeClockTime(start)} ${direction < 0 ? '−' : '+'} ${writeDuration(duration)} = ${writeClockTime(minutes)}${dayWords(minutes)}`,
    ],
  };
}

const mostTerms = 20;

/** Lengths of time added and subtracted. */
function summed(core: string): ExactAnswer | undefined {
  const parts = core
    .replace(/^(?:add|sum of|sum|total of) /, '')
    .replace(/ in (?:hours|h)$/, '')
    .split(/ ?(\+|plus|minus| - | and (?=\d+:\d)|-(?=\d)) ?/);
  if (parts.length < 3 || parts.length > 2 * mostTerms) return undefined;
  const terms = parts.filter((_, index) => index % 2 === 0).map(readDuration);
  const sum = terms.reduce<DecimalNumber | undefined>((total, term, index) => {
    if (total === undefined || term === undefined) return undefined;
    return /minus|-/.test(parts[2 * index - 1] ?? '') ? total.minus(term) : total.plus(term);
  }, decimalOf(0));
  if (sum === undefined) return undefined;
  const formula = terms
    .map((term, index) => {
      const sign = index === 0 ? '' : /minus|-/.test(parts[2 * index - 1] ?? '') ? ' − ' : ' + ';
      return `${sign}${term === undefined ? '' : writeDuration(term)}`;
    })
    .join('');
  return sayLength(formula, sum);
}

function multiplied(core: string): ExactAnswer | undefined {
  const found = /^(\d{1,6}(?:[.,]\d+)?) ?(?:x|\*|times) ?(.+)$/.exec(core);
  const count = found === null ? undefined : readNumber(found[1] ?? '');
  const length = found === null ? undefined : readDuration(found[2] ?? '');
  if (count === undefined || length === undefined || /^\d+:\d+$/.test(found?.[2] ?? '')) return undefined;
  return sayLength(`${figure(count)} × ${writeDuration(length)}`, length.times(count));
}

function inHoursAndMinutes(core: string): ExactAnswer | undefined {
  const found =
    /^(?:convert )?(.+?) (?:in|to|into|as|is how many) (?:hours and minutes|h and min|hours minutes|hh:mm|h:mm|minutes and seconds|hours,? minutes and seconds)$/.exec(
      core,
    );
  const length = found === null ? undefined : readDuration(found[1] ?? '');
  return length === undefined ? undefined : sayLength(`${found?.[1] ?? ''} in hours and minutes`, length);
}

function sayLength(understood: string, seconds: DecimalNumber): ExactAnswer {
  return {
    kind: 'duration',
    understood,
    answer: writeDuration(seconds),
    value: Number(seconds.div(60)),
    steps: [`In minutes: ${sayFigure(seconds.div(60), 6)}; in hours: ${sayFigure(seconds.div(3600), 6)}.`],
  };
}
