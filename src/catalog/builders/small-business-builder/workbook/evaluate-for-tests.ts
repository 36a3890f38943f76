import type { SheetCell, WorkbookSheet } from '../../../agent-desk/result.ts';

type Value = number | string;
type Operand = Value | Value[];

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|((?:'[^']+'|[A-Za-z]+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?|([A-Z]+)(?=\()|(<=|>=|<>|[-+*/^&=<>(),]))/y;

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | {
      readonly kind: 'cell';
      readonly sheet: string | undefined;
      readonly from: string;
      readonly to: string | undefined;
    }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'sign'; readonly sign: string };

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < formula.length) {
    const at = tokenPattern.lastIndex;
    const found = tokenPattern.exec(formula);
    if (found === null) throw new Error(`Not understood at ${at}: ${formula}`);
    const [, digits, text, sheet, from, to, call, sign] = found;
    if (digits !== undefined) tokens.push({ kind: 'number', value: Number(digits) });
    else if (text !== undefined) tokens.push({ kind: 'text', value: text });
    else if (from !== undefined)
      tokens.push({ kind: 'cell', sheet: sheet?.replace(/^'|'?!$/g, ''), from, to });
    else if (call !== undefined) tokens.push({ kind: 'call', name: call });
    else tokens.push({ kind: 'sign', sign: sign ?? '' });
  }
  return tokens;
}

/** Works out the few functions that the workbook uses, as a spreadsheet would: each cell from the text of its formula alone. */
export function evaluateWorkbook(sheets: readonly WorkbookSheet[]): (sheet: string, cell: string) => Value {
  const known = new Map<string, Value>();
  function value(sheet: string, cell: string): Value {
    const plain = cell.replaceAll('$', '');
    const key = `${sheet}!${plain}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(plain) ?? [];
    const given: SheetCell | undefined = sheets.find(({ name }) => name === sheet)?.rows[Number(row) - 1]?.[
      columnOf(letters)
    ];
    const found = given === undefined ? 0 : valueOf(given, sheet);
    known.set(key, found);
    return found;
  }
  function valueOf(cell: SheetCell, sheet: string): Value {
    if (cell === null) return 0;
    if (typeof cell !== 'object') return cell;
    if ('formula' in cell)
      return single(new Reader(tokensOf(cell.formula.replace(/^=/, '')), sheet, value).whole());
    return cell.value ?? 0;
  }
  return value;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

function single(operand: Operand): Value {
  const value = Array.isArray(operand) ? operand[0] : operand;
  if (value === undefined) throw new Error('An empty range has no value.');
  return value;
}

function numberOf(operand: Operand): number {
  const value = Number(single(operand));
  if (Number.isNaN(value)) throw new Error(`No number: ${String(single(operand))}`);
  return value;
}

/** Weakest first, as spreadsheets bind them. */
const levels: readonly (readonly string[])[] = [
  ['=', '<', '>', '<=', '>=', '<>'],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

class Reader {
  readonly #tokens: readonly Token[];
  readonly #sheet: string;
  readonly #value: (sheet: string, cell: string) => Value;
  #at = 0;

  constructor(tokens: readonly Token[], sheet: string, value: (sheet: string, cell: string) => Value) {
    this.#tokens = tokens;
    this.#sheet = sheet;
    this.#value = value;
  }

  whole(): Operand {
    const found = this.#level(0);
    if (this.#at < this.#tokens.length) throw new Error('Something is left over.');
    return found;
  }

  #level(level: number): Operand {
    const signs = levels[level];
    if (signs === undefined) return this.#operand();
    let left = this.#level(level + 1);
    for (let sign = this.#sign(); sign !== undefined && signs.includes(sign); sign = this.#sign()) {
      this.#at += 1;
      left = combine(sign, left, this.#level(level + 1));
    }
    return left;
  }

  #sign(): string | undefined {
    const token = this.#tokens[this.#at];
    return token?.kind === 'sign' ? token.sign : undefined;
  }

  #take(sign: string): void {
    if (this.#sign() !== sign) throw new Error(`${sign} is missing.`);
    this.#at += 1;
  }

  #operand(): Operand {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    switch (token?.kind) {
      case 'number':
      case 'text':
        return token.value;
      case 'cell':
        return this.#cells(token);
      case 'call':
        return this.#call(token.name);
      case 'sign':
        if (token.sign === '-') return -numberOf(this.#operand());
        if (token.sign !== '(') break;
        return this.#closed();
      default:
    }
    throw new Error('An operand is missing.');
  }

  #closed(): Operand {
    const inner = this.#level(0);
    this.#take(')');
    return inner;
  }

  #cells({ sheet = this.#sheet, from, to }: Extract<Token, { kind: 'cell' }>): Operand {
    if (to === undefined) return this.#value(sheet, from);
    const [first, last] = [from, to].map((cell) => /([A-Z]+)(\d+)/.exec(cell.replaceAll('$', '')));
    const values: Value[] = [];
    for (let row = Number(first?.[2]); row <= Number(last?.[2]); row += 1)
      for (let column = columnOf(first?.[1] ?? ''); column <= columnOf(last?.[1] ?? ''); column += 1)
        values.push(this.#value(sheet, `${lettersOf(column)}${row}`));
    return values;
  }

  #call(name: string): Operand {
    this.#take('(');
    const given: Operand[] = [];
    while (this.#sign() !== ')') {
      if (given.length > 0) this.#take(',');
      given.push(this.#level(0));
    }
    this.#at += 1;
    const work = functions[name];
    if (work === undefined) throw new Error(`No such function: ${name}`);
    return work(given);
  }
}

function combine(sign: string, left: Operand, right: Operand): Value {
  if (sign === '&') return `${single(left)}${single(right)}`;
  const [one, other] = [numberOf(left), numberOf(right)];
  switch (sign) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    case '^':
      return one ** other;
    default:
      return compares(sign, one, other) ? 1 : 0;
  }
}

function compares(sign: string, one: number, other: number): boolean {
  const is: Readonly<Record<string, boolean>> = {
    '=': one === other,
    '<>': one !== other,
    '<': one < other,
    '>': one > other,
    '<=': one <= other,
    '>=': one >= other,
  };
  return is[sign] ?? false;
}

const flat = (given: readonly Operand[]) => given.flat().map((value) => numberOf(value));
const asList = (operand: Operand | undefined): Value[] => (Array.isArray(operand) ? operand : [operand ?? 0]);

const functions: Readonly<Record<string, (given: readonly Operand[]) => Operand>> = {
  SUM: (given) => flat(given).reduce((sum, value) => sum + value, 0),
  MIN: (given) => Math.min(...flat(given)),
  MAX: (given) => Math.max(...flat(given)),
  AND: (given) => (flat(given).every((value) => value !== 0) ? 1 : 0),
  IF: ([condition = 0, yes = 0, no = 0]) => (numberOf(condition) === 0 ? no : yes),
  MOD: ([value = 0, by = 1]) => numberOf(value) - numberOf(by) * Math.floor(numberOf(value) / numberOf(by)),
  INDEX: ([list, place = 1]) => asList(list)[numberOf(place) - 1] ?? 0,
  ROUND: ([value = 0, digits = 0]) => {
    const scale = 10 ** numberOf(digits);
    return Math.round(numberOf(value) * scale) / scale;
  },
  PMT: ([rate = 0, periods = 1, amount = 0]) => {
    const [share, count, sum] = [numberOf(rate), numberOf(periods), numberOf(amount)];
    return share === 0 ? -sum / count : (-sum * share) / (1 - (1 + share) ** -count);
  },
  SUMIF: ([range, condition = '', sums]) => {
    const [, sign = '=', limit = ''] = /^(<=|>=|<>|<|>)?(.*)$/.exec(String(single(condition))) ?? [];
    const amounts = asList(sums);
    return asList(range).reduce<number>(
      (sum, value, index) =>
        sum + (compares(sign, Number(value), Number(limit)) ? numberOf(amounts[index] ?? 0) : 0),
      0,
    );
  },
};
