import {
  type Formula,
  FormulaFault,
  type Operator,
  type OverName,
  recordNames,
  type Source,
  type Value,
  valueNames,
} from './formula.ts';
import { type Token, tokensOf } from './tokens.ts';

const comparisons: ReadonlyMap<string, Operator> = new Map(
  (['=', '!=', '<', '<=', '>', '>=', 'contains'] as const).map((operator) => [operator, operator]),
);

const constants = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['empty', null],
]);

const known = new Map<string, Formula>();
/** More than an app has; a server reads the formulas of many. */
const mostKnown = 5_000;

/** A formula that was read before is not read again. */
export function parseFormula(text: string): Formula {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reader = new FormulaReader(text);
  const formula = reader.formula();
  reader.end();
  if (known.size >= mostKnown) known.clear();
  known.set(text, formula);
  return formula;
}

const maximumDepth = 60;

/** Reads formulas from left to right. Each method takes what it is called for. */
export class FormulaReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  formula(): Formula {
    this.#depth += 1;
    if (this.#depth > maximumDepth) throw this.#fault('Too many brackets');
    const formula = this.#joined('or', () => this.#joined('and', () => this.#negation()));
    this.#depth -= 1;
    return formula;
  }

  /** `loans where …`, `other loans where …`. */
  source(): Source {
    const other = this.takes('other');
    const things = this.name();
    return this.takes('where') ? { things, other, where: this.formula() } : { things, other };
  }

  name(): string {
    const token = this.#peek();
    if (token.kind !== 'word') throw this.#fault('A name is missing');
    this.#next += 1;
    return token.text;
  }

  /** Whether the next token is this word or sign; then it is taken. */
  takes(text: string): boolean {
    const token = this.#peek();
    if (token.text !== text || token.kind === 'text') return false;
    this.#next += 1;
    return true;
  }

  expect(text: string): void {
    if (!this.takes(text)) throw this.#fault(`“${text}” is missing`);
  }

  end(): void {
    if (this.#peek().kind !== 'end') throw this.#fault('Nothing more was expected');
  }

  #peek(ahead = 0): Token {
    return this.#tokens[this.#next + ahead] ?? { kind: 'end', text: '', place: this.#text.length };
  }

  #fault(why: string): FormulaFault {
    return new FormulaFault(this.#text, this.#peek().place, why);
  }

  #joined(operator: 'and' | 'or', part: () => Formula): Formula {
    let left = part();
    while (this.takes(operator)) left = { is: 'binary', operator, left, right: part() };
    return left;
  }

  #negation(): Formula {
    return this.takes('not') ? { is: 'not', of: this.#negation() } : this.#comparison();
  }

  #comparison(): Formula {
    const left = this.#sum();
    if (this.takes('is')) return this.#after(left);
    if (this.takes('in')) return this.#among(left);
    if (this.#peek().text === 'not' && this.#peek(1).text === 'in') {
      this.#next += 2;
      return { is: 'not', of: this.#among(left) };
    }
    const token = this.#peek();
    const operator = token.kind === 'text' ? undefined : comparisons.get(token.text);
    if (operator === undefined) return left;
    this.#next += 1;
    return { is: 'binary', operator, left, right: this.#sum() };
  }

  /** What follows `is`: `not`, `empty`, `in (…)`, or a value. */
  #after(left: Formula): Formula {
    const not = this.takes('not');
    const says: Formula = this.takes('empty')
      ? { is: 'blank', of: left }
      : this.takes('in')
        ? this.#among(left)
        : { is: 'binary', operator: '=', left, right: this.#sum() };
    return not ? { is: 'not', of: says } : says;
  }

  #among(of: Formula): Formula {
    this.expect('(');
    return { is: 'among', of, options: this.#arguments() };
  }

  #sum(): Formula {
    let left = this.#product();
    for (;;) {
      const operator = this.takes('+') ? '+' : this.takes('-') ? '-' : undefined;
      if (operator === undefined) return left;
      left = { is: 'binary', operator, left, right: this.#product() };
    }
  }

  #product(): Formula {
    let left = this.#unary();
    for (;;) {
      const operator = this.takes('*') ? '*' : this.takes('/') ? '/' : undefined;
      if (operator === undefined) return left;
      left = { is: 'binary', operator, left, right: this.#unary() };
    }
  }

  #unary(): Formula {
    return this.takes('-') ? { is: 'minus', of: this.#unary() } : this.#path();
  }

  #path(): Formula {
    let base = this.#primary();
    while (this.takes('.')) base = { is: 'path', base, name: this.name() };
    return base;
  }

  #primary(): Formula {
    const token = this.#peek();
    if (this.takes('(')) {
      const inner = this.formula();
      this.expect(')');
      return inner;
    }
    if (token.kind === 'end' || token.kind === 'sign') throw this.#fault('A value is missing');
    this.#next += 1;
    if (token.kind === 'number') return { is: 'value', value: Number(token.text) };
    if (token.kind === 'text') return { is: 'value', value: JSON.parse(token.text) as string };
    if (this.takes('(')) return this.#call(token.text);
    const constant = constants.get(token.text);
    return constant === undefined ? { is: 'name', name: token.text } : { is: 'value', value: constant };
  }

  #call(name: string): Formula {
    if ((recordNames as readonly string[]).includes(name)) return this.#over(name as OverName);
    const args = this.takes(')') ? [] : [this.formula()];
    const [first] = args;
    if (first !== undefined && (valueNames as readonly string[]).includes(name) && this.takes('of'))
      return this.#over(name as OverName, first);
    if (first === undefined) return { is: 'call', name, args };
    if (this.takes(')')) return { is: 'call', name, args };
    this.expect(',');
    return { is: 'call', name, args: [first, ...this.#arguments()] };
  }

  /** What stands in `count(…)` after the bracket or the `of`. */
  #over(what: OverName, value?: Formula): Formula {
    const other = this.takes('other');
    const things = this.name();
    const by = this.takes('by') ? this.#sum() : undefined;
    const start = this.takes('after') ? this.#sum() : undefined;
    const where = this.takes('where') ? this.formula() : undefined;
    this.expect(')');
    return {
      is: 'over',
      what,
      source: { things, other, ...(where === undefined ? {} : { where }) },
      ...(value === undefined ? {} : { value }),
      ...(by === undefined ? {} : { by }),
      ...(start === undefined ? {} : { after: start }),
    };
  }

  /** Up to the closing bracket. */
  #arguments(): Formula[] {
    const args = [this.formula()];
    while (this.takes(',')) args.push(this.formula());
    this.expect(')');
    return args;
  }
}
