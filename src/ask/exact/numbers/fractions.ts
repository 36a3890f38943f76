import { type DecimalNumber, decimalOf, figure, sayFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { numberSource } from '../question-shape.ts';
import { readNumber } from '../read-number.ts';
import { commonDivisor } from './common-divisors.ts';

const pair = String.raw`(-?\d{1,15}) ?(?:\/|over) ?(\d{1,15})`;
const simplify = new RegExp(
  `^(?:simplify|reduce|shorten|cancel)(?: the)?(?: fraction)? ${pair}(?: (?:to|in)(?: its)? (?:lowest|simplest) (?:terms|form))?$|^(?:the )?(?:fraction )?${pair} (?:simplified|reduced|in (?:its )?(?:lowest|simplest) (?:terms|form)|in simplest form|as a (?:simplified|reduced) fraction)$`,
);
const asDecimal = new RegExp(
  `^(?:convert |write |turn )?(?:the fraction )?${pair} (?:in|as|to|into)(?: an?)? (decimal|decimals|decimal number|%|percentage)$`,
);
const asFraction = new RegExp(
  `^(?:convert |write |turn )?(${numberSource.replace('(?:e[-+]?\\d{1,3})?', '')})(%?) (?:in|as|to|into)(?: an?)? (?:simplified |reduced )?fractions?$`,
);

/** Fractions in lowest terms, and back and forth between fractions and decimals. */
export function answerFraction({ core }: AskedQuestion): ExactAnswer | undefined {
  const lowest = simplify.exec(core);
  if (lowest !== null) return reduced(lowest[1] ?? lowest[3] ?? '', lowest[2] ?? lowest[4] ?? '');
  const decimal = asDecimal.exec(core);
  if (decimal !== null)
    return divided(decimal[1] ?? '', decimal[2] ?? '', /%|percent/.test(decimal[3] ?? ''));
  const fraction = asFraction.exec(core);
  const value = fraction === null ? undefined : readNumber(fraction[1] ?? '');
  if (value === undefined) return undefined;
  return ofDecimal(fraction?.[2] === '%' ? value.div(100) : value);
}

const noDenominator = 'A fraction cannot have zero below the line.';

function reduced(above: string, below: string): ExactAnswer {
  const [one, other] = [BigInt(above), BigInt(below)];
  if (other === 0n) return cannot(noDenominator);
  const shared = commonDivisor(one, other);
  const answer = written(one / shared, other / shared);
  return {
    kind: 'number',
    understood: `${above}/${below} in lowest terms`,
    answer,
    value: Number(one) / Number(other),
    steps: [
      shared === 1n
        ? 'Above and below have no common divisor, so it is in lowest terms already.'
        : `Both are divided by their greatest common divisor, ${shared}.`,
    ],
  };
}

function written(above: bigint, below: bigint): string {
  return below === 1n ? String(above) : `${above}/${below}`;
}

function divided(above: string, below: string, isPercent: boolean): ExactAnswer {
  if (BigInt(below) === 0n) return cannot(noDenominator);
  const value = decimalOf(above).div(below);
  const shown = isPercent ? value.times(100).toSignificantDigits(150) : value;
  return {
    kind: 'number',
    understood: `${above}/${below} as a ${isPercent ? 'percentage' : 'decimal number'}`,
    answer: `${sayFigure(shown)}${isPercent ? '%' : ''}`,
    value: Number(shown),
    steps: [`${above} / ${below}${isPercent ? ' × 100' : ''} = ${figure(shown)}`],
  };
}

function ofDecimal(value: DecimalNumber): ExactAnswer | undefined {
  if (value.decimalPlaces() > 15 || value.abs().gt(1e15)) return undefined;
  const below = 10n ** BigInt(value.decimalPlaces());
  const above = BigInt(value.times(below.toString()).toFixed(0));
  const shared = commonDivisor(above, below);
  const answer = above === 0n ? '0' : written(above / shared, below / shared);
  return {
    kind: 'number',
    understood: `${figure(value)} as a fraction`,
    answer,
    value: Number(value),
    steps: [`${figure(value)} = ${above}/${below}, both divided by ${shared}.`],
  };
}
