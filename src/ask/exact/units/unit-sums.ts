import { decimalOf, figure, writeFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { findUnit } from './find-unit.ts';
import { converted, readQuantity } from './quantity.ts';

const longestQuestion = 120;
const mostTerms = 8;

/** Measures in different units added up: “3 km plus 400 m”, “6 ft - 20 cm in cm”. */
export function answerUnitSum({ core }: AskedQuestion): ExactAnswer | undefined {
  if (core.length > longestQuestion || !/\+|-|plus|minus|and/.test(core)) return undefined;
  const asked = /^(?:add )?(.+?)(?: (?:in|to|into|as) ([a-z/^ ]+))?$/.exec(core);
  const parts = (asked?.[1] ?? '').split(/ ?(\+|plus|minus| - |(?<=[a-z])-(?=\d)) ?/);
  if (parts.length < 3 || parts.length > 2 * mostTerms) return undefined;
  const terms = parts.filter((_, index) => index % 2 === 0).map((part) => readQuantity(part));
  const first = terms[0];
  if (first === undefined || terms.some((term) => term === undefined || term.isGuessed)) return undefined;
  const target = asked?.[2] === undefined ? first.unit : findUnit(asked[2])?.unit;
  if (target === undefined || first.unit.dimension === 'temperature' || first.unit.isInverse === true)
    return undefined;
  const odd = [...terms.map((term) => term?.unit), target].find(
    (unit) => unit?.dimension !== first.unit.dimension,
  );
  if (odd !== undefined)
    return cannot(
      `A ${first.unit.dimension} and a ${odd.dimension} cannot be added or subtracted: ${first.unit.plural} and ${odd.plural}.`,
    );
  const sum = terms.reduce((total, term, index) => {
    const amount = term === undefined ? undefined : converted(term.amount, term.unit, target);
    const isTaken = /minus|-/.test(parts[2 * index - 1] ?? '');
    return isTaken ? total.minus(amount ?? 0) : total.plus(amount ?? 0);
  }, decimalOf(0));
  const { text, isRounded } = writeFigure(sum.toSignificantDigits(50), 8);
  const formula = terms
    .map((term, index) => `${signBefore(parts[2 * index - 1])}${term?.written ?? ''}`)
    .join('');
  return {
    kind: 'unit',
    understood: `${formula} in ${target.plural}`,
    answer: `${isRounded ? 'about ' : ''}${text} ${target.sign}`,
    value: Number(sum),
    steps: terms.map((term) =>
      term === undefined
        ? ''
        : `${term.written} = ${figure(converted(term.amount, term.unit, target) ?? 0, 8)} ${target.sign}`,
    ),
  };
}

function signBefore(sign: string | undefined): string {
  if (sign === undefined) return '';
  return /minus|-/.test(sign) ? ' − ' : ' + ';
}
