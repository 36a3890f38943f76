export type Evaluation =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: string };

export interface EvaluateOptions {
  /** Angles in degrees instead of radians. */
  readonly degrees?: boolean;
  /** Values of other names than `pi` and `e`, such as cells or inputs. */
  readonly names?: (name: string) => number | undefined;
}

class Fault extends Error {}

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name' | 'sign'; readonly text: string };

const spelled: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '−': '-',
  '·': '*',
  π: 'pi',
  '√': 'sqrt',
};

function tokenize(text: string): Token[] {
  const plain = text.replaceAll(/[×÷−·π√]/g, (letter) => {
    const word = spelled[letter] ?? letter;
    return word.length > 1 ? ` ${word} ` : word;
  });
  const tokens: Token[] = [];
  const pattern = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([a-z_][a-z0-9_]*)|([-+*/^%!(),]))/iy;
  while (pattern.lastIndex < plain.trimEnd().length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(plain);
    if (found === null) throw new Fault(`“${plain.slice(at).trim().charAt(0)}” cannot be calculated with.`);
    const [, number, name, sign] = found;
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170)
    throw new Fault('A factorial needs a whole number from 0 to 170.');
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

function divided(left: number, right: number): number {
  if (right === 0) throw new Fault('Division by zero is not possible.');
  return left / right;
}

type Call = (value: number, toRadians: number) => number;

const calls: Readonly<Record<string, Call>> = {
  sin: (value, unit) => Math.sin(value * unit),
  cos: (value, unit) => Math.cos(value * unit),
  tan(value, unit) {
    if (Math.abs(Math.cos(value * unit)) < 1e-15) throw new Fault('The tangent has no value there.');
    return Math.tan(value * unit);
  },
  asin: (value, unit) => Math.asin(value) / unit,
  acos: (value, unit) => Math.acos(value) / unit,
  atan: (value, unit) => Math.atan(value) / unit,
  sqrt: (value) => Math.sqrt(value),
  cbrt: (value) => Math.cbrt(value),
  ln: (value) => Math.log(value),
  log: (value) => Math.log10(value),
  exp: (value) => Math.exp(value),
  abs: (value) => Math.abs(value),
  round: (value) => Math.round(value),
  floor: (value) => Math.floor(value),
  ceil: (value) => Math.ceil(value),
};

/** Reads an expression by the usual order: brackets, powers, signs, products, sums. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #options: EvaluateOptions;
  #at = 0;

  constructor(tokens: readonly Token[], options: EvaluateOptions) {
    this.#tokens = tokens;
    this.#options = options;
  }

  whole(): number {
    const value = this.#sum();
    const left = this.#tokens[this.#at];
    if (left !== undefined)
      throw new Fault(left.kind === 'sign' ? `“${left.text}” stands alone.` : 'A sign is missing.');
    return value;
  }

  #takes(...signs: string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    this.#at += 1;
    return token.text;
  }

  #sum(): number {
    let value = this.#product();
    for (let sign = this.#takes('+', '-'); sign !== undefined; sign = this.#takes('+', '-')) {
      const right = this.#product();
      value = sign === '+' ? value + right : value - right;
    }
    return value;
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      const sign = this.#takes('*', '/');
      if (sign === '*') value *= this.#signed();
      else if (sign === '/') value = divided(value, this.#signed());
      else if (this.#followsDirectly()) value *= this.#power();
      else return value;
    }
  }

  /** `2(3+4)` and `2pi` mean a product. */
  #followsDirectly(): boolean {
    const token = this.#tokens[this.#at];
    return token !== undefined && (token.kind === 'name' || (token.kind === 'sign' && token.text === '('));
  }

  #signed(): number {
    const sign = this.#takes('-', '+');
    if (sign === undefined) return this.#power();
    return sign === '-' ? -this.#signed() : this.#signed();
  }

  #power(): number {
    const base = this.#counted();
    return this.#takes('^') === undefined ? base : base ** this.#signed();
  }

  #counted(): number {
    let value = this.#atom();
    for (let sign = this.#takes('!', '%'); sign !== undefined; sign = this.#takes('!', '%'))
      value = sign === '!' ? factorial(value) : value / 100;
    return value;
  }

  #atom(): number {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Fault('The expression is not complete.');
    this.#at += 1;
    if (token.kind === 'number') return token.value;
    if (token.kind === 'name') return this.#named(token.text);
    if (token.text !== '(') throw new Fault(`A number is missing before “${token.text}”.`);
    const value = this.#sum();
    // A bracket that was left open at the end is closed, as calculators do.
    if (this.#takes(')') === undefined && this.#at < this.#tokens.length)
      throw new Fault('A bracket is not closed.');
    return value;
  }

  #named(name: string): number {
    const given = this.#options.names?.(name);
    if (given !== undefined) return given;
    const known = name.toLowerCase();
    if (known === 'pi') return Math.PI;
    if (known === 'e') return Math.E;
    const call = Object.hasOwn(calls, known) ? calls[known] : undefined;
    if (call === undefined) throw new Fault(`“${name}” is not known.`);
    return call(this.#counted(), this.#options.degrees === true ? Math.PI / 180 : 1);
  }
}

/** The value of an expression such as `2 × (3 + 4)²`, or what is wrong with it. */
export function evaluate(text: string, options: EvaluateOptions = {}): Evaluation {
  try {
    const tokens = tokenize(text);
    if (tokens.length === 0) return { ok: false, fault: 'Enter something to calculate.' };
    const value = new Reader(tokens, options).whole();
    if (Number.isNaN(value)) return { ok: false, fault: 'This has no real value.' };
    if (!Number.isFinite(value)) return { ok: false, fault: 'The result is too large.' };
    // 15 digits are what a double holds; beyond them 0.1 + 0.2 would show its binary rest.
    return { ok: true, value: Number(value.toPrecision(14)) };
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, fault: fault.message };
    throw fault;
  }
}
