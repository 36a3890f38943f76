/** A formula as it was understood. It has nothing in it but what the language allows. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'column'; readonly table: string; readonly column: string }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly given: readonly Expression[] }
  | { readonly kind: 'conversion'; readonly value: Expression; readonly unit: string };

export const operators = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'pow',
  'mod',
  'unaryMinus',
  'unaryPlus',
  'equal',
  'unequal',
  'smaller',
  'smallerEq',
  'larger',
  'largerEq',
  'and',
  'or',
  'xor',
  'not',
] as const;

export type Operator = (typeof operators)[number];

/** Every name that a formula speaks of, once. */
export function namesIn(expression: Expression): string[] {
  const names = new Set<string>();
  collect(expression, names);
  return [...names];
}

function collect(expression: Expression, names: Set<string>): void {
  switch (expression.kind) {
    case 'name':
      names.add(expression.name);
      return;
    case 'column':
      names.add(expression.table);
      return;
    case 'call':
    case 'operation':
      for (const part of expression.given) collect(part, names);
      return;
    case 'conversion':
      collect(expression.value, names);
      return;
    default:
  }
}
