import { type Token, tokensOf } from './tokens-of.ts';

export interface CellPlace {
  /** Both from 0; row 0 is the head of the table, row 1 of a spreadsheet. */
  readonly column: number;
  readonly row: number;
}

export type Expression =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'cell'; readonly place: CellPlace }
  | { readonly kind: 'range'; readonly from: CellPlace; readonly to: CellPlace }
  | { readonly kind: 'minus'; readonly of: Expression }
  | { readonly kind: 'percent'; readonly of: Expression }
  | {
      readonly kind: 'operation';
      readonly sign: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] };

/** What is wrong with a formula, in a sentence. */
export class FormulaFault extends Error {}

/** Signs that bind less come first; those of a row are read from left to right. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']] as const;

/** Reads a formula in A1 notation, with or without the sign at its start. */
export function parseFormula(formula: string): Expression {
  const tokens = tokensOf(formula.trim().replace(/^=/, ''));
  let at = 0;
  const next = (): Token | undefined => tokens[at];
  const isSign = (sign: string) => next()?.kind === 'sign' && next()?.text === sign;
  const take = (sign: string) => {
    if (!isSign(sign)) throw new FormulaFault(`“${sign}” is missing before “${next()?.text ?? 'the end'}”.`);
    at += 1;
  };

  function level(depth: number): Expression {
    const signs: readonly string[] | undefined = levels[depth];
    if (signs === undefined) return unary();
    let left = level(depth + 1);
    for (;;) {
      const token = next();
      if (token?.kind !== 'sign' || !signs.includes(token.text)) return left;
      at += 1;
      left = { kind: 'operation', sign: token.text, left, right: level(depth + 1) };
    }
  }

  function unary(): Expression {
    if (isSign('-')) {
      at += 1;
      return { kind: 'minus', of: unary() };
    }
    if (isSign('+')) {
      at += 1;
      return unary();
    }
    let found = single();
    while (isSign('%')) {
      at += 1;
      found = { kind: 'percent', of: found };
    }
    return found;
  }

  function single(): Expression {
    const token = next();
    if (token === undefined) throw new FormulaFault('It ends too early.');
    at += 1;
    if (token.kind === 'number') return { kind: 'value', value: Number(token.text) };
    if (token.kind === 'text') return { kind: 'value', value: token.text };
    if (token.kind === 'cell') return cellOrRange(token.text);
    if (token.kind === 'name') return call(token.text);
    if (token.text !== '(') throw new FormulaFault(`“${token.text}” stands where a value is expected.`);
    const inner = level(0);
    take(')');
    return inner;
  }

  function cellOrRange(text: string): Expression {
    const from = placeOf(text);
    if (!isSign(':')) return { kind: 'cell', place: from };
    at += 1;
    const end = next();
    if (end?.kind !== 'cell') throw new FormulaFault(`After “${text}:” a cell is expected.`);
    at += 1;
    return { kind: 'range', from, to: placeOf(end.text) };
  }

  function call(name: string): Expression {
    take('(');
    const given: Expression[] = [];
    if (!isSign(')')) {
      given.push(level(0));
      while (isSign(',')) {
        at += 1;
        given.push(level(0));
      }
    }
    take(')');
    return { kind: 'call', name: name.toUpperCase(), given };
  }

  const whole = level(0);
  const left = next();
  if (left !== undefined) throw new FormulaFault(`“${left.text}” is left over at its end.`);
  return whole;
}

function placeOf(text: string): CellPlace {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/i.exec(text) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + (letter.codePointAt(0) ?? 0) - 64;
  return { column: column - 1, row: Number(digits) - 1 };
}

/** The name of a cell as a spreadsheet writes it. */
export function cellName({ column, row }: CellPlace): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCodePoint(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}
