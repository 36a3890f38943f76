import { FormulaFault } from './formula.ts';

export interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end';
  readonly text: string;
  readonly place: number;
}

const shapes = [
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /"(?:[^"\\]|\\.)*"/y],
  ['word', /[A-Za-z][A-Za-z0-9]*/y],
  ['sign', /!=|<=|>=|=>|[-+*/=<>(),.]/y],
] as const;

const space = /\s*/y;

/** The words, numbers and signs of a formula. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let place = after(space, text, 0);
  while (place < text.length) {
    const token = tokenAt(text, place);
    if (token === undefined) throw new FormulaFault(text, place, 'A sign that means nothing here');
    tokens.push(token);
    place = after(space, text, place + token.text.length);
  }
  return [...tokens, { kind: 'end', text: '', place }];
}

function after(shape: RegExp, text: string, place: number): number {
  shape.lastIndex = place;
  return place + (shape.exec(text)?.[0].length ?? 0);
}

function tokenAt(text: string, place: number): Token | undefined {
  for (const [kind, shape] of shapes) {
    const end = after(shape, text, place);
    if (end > place) return { kind, text: text.slice(place, end), place };
  }
  return undefined;
}
