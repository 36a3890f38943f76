import type { ArithmeticToken } from './arithmetic-tokens.ts';
import { type DecimalNumber, decimalOf, figure } from './decimals.ts';
import { ArithmeticFault, factorial, functions, power, quotient, remainder } from './number-operations.ts';

/** What a part of an expression comes to, and how it is written. */
interface WorkedPart {
  readonly value: DecimalNumber;
  readonly written: string;
  /** It stands alone as a percentage, such as the 20% of 50 + 20%. */
  readonly isPercent: boolean;
  /** A percentage or a fraction: it can be taken “of” something. */
  readonly isShare: boolean;
}

export interface WorkedExpression {
  readonly value: DecimalNumber;
  readonly written: string;
  readonly operations: number;
  readonly notes: readonly string[];
}

const deepest = 40;
const sumBinding = 1;
const productBinding = 2;
const signBinding = 3;
const powerBinding = 4;

const constants: ReadonlyMap<string, string> = new Map([
  ['pi', '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899'],
  ['e', '2.71828182845904523536028747135266249775724709369995957496696762772407663035354759'],
]);

/** Undefined where the parts are no expression; what cannot be worked out is thrown as an `ArithmeticFault`. */
export function workOutExpression(tokens: readonly ArithmeticToken[]): WorkedExpression | undefined {
  const reader = new ExpressionReader(tokens);
  const whole = reader.expression(0);
  if (whole === undefined || !reader.isAtEnd) return undefined;
  return { value: whole.value, written: whole.written, operations: reader.operations, notes: reader.notes };
}

/** Reads by precedence: every operator binds with a strength, and a stronger one takes its operands first. */
class ExpressionReader {
  readonly notes: string[] = [];
  operations = 0;
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly ArithmeticToken[];

  constructor(tokens: readonly ArithmeticToken[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  expression(binding: number): WorkedPart | undefined {
    this.#depth += 1;
    if (this.#depth > deepest) throw new ArithmeticFault('There are too many brackets within brackets here.');
    let left = this.#operand();
    while (left !== undefined) {
      const sign = this.#infix(left);
      if (sign === undefined || bindingOf(sign) < Math.max(1, binding)) break;
      if (sign !== 'beside') this.#at += 1;
      this.operations += 1;
      // Powers are read from the right: 2^3^2 is 2^9.
      const right = this.expression(sign === '^' ? powerBinding : bindingOf(sign) + 1);
      left = right === undefined ? undefined : this.#joined(left, sign, right);
    }
    this.#depth -= 1;
    return left;
  }

  #peek(): string | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined) return undefined;
    if (next.type === 'sign') return next.sign;
    return next.type === 'name' ? next.name : undefined;
  }

  #infix(left: WorkedPart): string | undefined {
    const next = this.#peek();
    if (next === undefined) return undefined;
    if (next === 'of') return left.isShare ? 'of' : undefined;
    if (['+', '-', '*', '/', '^', 'mod'].includes(next)) return next;
    return next === '(' || constants.has(next) || functions.has(next.replace(/\d+$/, ''))
      ? 'beside'
      : undefined;
  }

  #operand(): WorkedPart | undefined {
    const next = this.#tokens[this.#at];
    if (next === undefined) return undefined;
    this.#at += 1;
    if (next.type === 'number') return this.#withEnding(plain(next.value, figure(next.value)));
    if (next.type === 'name') return this.#named(next.name);
    if (next.sign === '(') {
      const inner = this.expression(0);
      if (inner === undefined || this.#peek() !== ')') return undefined;
      this.#at += 1;
      return this.#withEnding({ ...inner, written: `(${inner.written})`, isPercent: false });
    }
    if (next.sign !== '-' && next.sign !== '+') return undefined;
    const signed = this.expression(signBinding);
    if (signed === undefined || next.sign === '+') return signed;
    return plain(signed.value.neg(), `-${signed.written}`);
  }

  #named(name: string): WorkedPart | undefined {
    const constant = constants.get(name);
    if (constant !== undefined) return this.#withEnding(plain(decimalOf(constant), name));
    const work = functions.get(name.replace(/\d+$/, ''));
    if (work === undefined) return undefined;
    const inner = this.#peek() === '(' ? this.#operand() : this.expression(signBinding + 1);
    if (inner === undefined) return undefined;
    this.operations += 1;
    const { value, note } = work(inner.value, Number(/\d+$/.exec(name)?.[0] ?? 0));
    if (note !== undefined) this.notes.push(note);
    const argument = inner.written.startsWith('(') ? inner.written : `(${inner.written})`;
    return plain(value, `${name}${argument}`);
  }

  /** Factorials and percentages stand behind their number. */
  #withEnding(part: WorkedPart): WorkedPart {
    let ended = part;
    for (let next = this.#peek(); next === '!' || next === '%' || next === '°'; next = this.#peek()) {
      this.#at += 1;
      if (next === '!') {
        this.operations += 1;
        ended = plain(factorial(ended.value), `${ended.written}!`);
      } else if (next === '%')
        ended = { value: ended.value.div(100), written: `${ended.written}%`, isPercent: true, isShare: true };
    }
    return ended;
  }

  #joined(left: WorkedPart, sign: string, right: WorkedPart): WorkedPart {
    if ((sign === '+' || sign === '-') && right.isPercent && !left.isPercent) {
      this.notes.push(`${right.written} is taken of ${left.written}, as pocket calculators do.`);
      const change = left.value.times(right.value);
      const value = sign === '+' ? left.value.plus(change) : left.value.minus(change);
      return plain(value, `${left.written} ${sign} ${right.written}`);
    }
    const value = combined(left.value, sign, right.value);
    const isShare = sign === '/';
    if (sign === '^') return plain(value, `${left.written}^${right.written}`);
    const shown = sign === '*' || sign === 'of' || sign === 'beside' ? '×' : sign;
    return { value, written: `${left.written} ${shown} ${right.written}`, isPercent: false, isShare };
  }
}

function plain(value: DecimalNumber, written: string): WorkedPart {
  return { value, written, isPercent: false, isShare: false };
}

function bindingOf(sign: string): number {
  if (sign === '+' || sign === '-') return sumBinding;
  return sign === '^' ? powerBinding : productBinding;
}

function combined(left: DecimalNumber, sign: string, right: DecimalNumber): DecimalNumber {
  switch (sign) {
    case '+':
      return left.plus(right);
    case '-':
      return left.minus(right);
    case '/':
      return quotient(left, right);
    case '^':
      return power(left, right);
    case 'mod':
      return remainder(left, right);
    default:
      return left.times(right);
  }
}
