import { type ArithmeticToken, readArithmeticTokens } from './arithmetic-tokens.ts';
import { type DecimalNumber, decimalOf, figure, sayFigure, writeFigure } from './decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from './exact-answer.ts';
import { ArithmeticFault } from './number-operations.ts';
import { workOutExpression } from './work-out-expression.ts';

const longestExpression = 500;
/** What looks like a subtraction or a division and is none: telephone numbers, “24/7”. */
const lookAlikes = /^(?:24\/7|\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|0\d+[-/ ]\d{4,})$/;
const certainDigits = 150;

export function answerArithmetic({ core }: AskedQuestion): ExactAnswer | undefined {
  if (core.length > longestExpression || !/\d|pi/.test(core) || lookAlikes.test(core)) return undefined;
  const tokens = readArithmeticTokens(core.replace(/^\(?= ?/, ''));
  if (tokens === undefined || tokens.length < 2 || tokens.every(({ type }) => type === 'number'))
    return undefined;
  try {
    return worked(tokens);
  } catch (fault) {
    if (fault instanceof ArithmeticFault) return cannot(fault.message);
    throw fault;
  }
}

function worked(tokens: readonly ArithmeticToken[]): ExactAnswer | undefined {
  const found = workOutExpression(tokens);
  if (found === undefined || found.operations === 0) return undefined;
  const value = settled(found.value);
  const fraction = fractionOf(value);
  const steps = [`${found.written} = ${writeFigure(value).text}`, ...found.notes];
  if (fraction !== undefined) steps.push(`As a fraction: ${fraction}.`);
  return {
    kind: 'arithmetic',
    understood: found.written,
    answer: sayFigure(value),
    value: Number(value),
    steps,
  };
}

/** Thirds do not end: three of them are one again when the last digits are rounded away. */
function settled(value: DecimalNumber): DecimalNumber {
  return value.isInteger() ? value : value.toSignificantDigits(certainDigits);
}

const largestDenominator = 100_000;

function fractionOf(value: DecimalNumber): string | undefined {
  if (value.isInteger() || value.decimalPlaces() <= 10 || value.abs().gt(1e9) || value.abs().lt(1e-5))
    return undefined;
  const [above, below] = value.toFraction(largestDenominator);
  if (above === undefined || below === undefined) return undefined;
  const difference = decimalOf(above).div(below).minus(value).abs();
  return difference.lt('1e-100') ? `${figure(decimalOf(above))}/${below.toFixed(0)}` : undefined;
}
