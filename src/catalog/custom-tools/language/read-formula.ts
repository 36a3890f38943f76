import type { MathNode } from 'mathjs';
import { customToolLimits } from '../custom-tool-limits.ts';
import { type Expression, type Operator, operators } from './expression.ts';
import { FormulaFault } from './formula-fault.ts';
import { ruleOf } from './function-rules.ts';
import { parse, quantityOf } from './math.ts';

/** Reads a formula and refuses whatever the language does not have, before anything is worked out. */
export function readFormula(text: string): Expression {
  if (text.trim() === '') throw new FormulaFault('Write a formula, such as price * count.');
  if (text.length > customToolLimits.formulaLength)
    throw new FormulaFault(`A formula has at most ${customToolLimits.formulaLength} characters.`);
  let left = customToolLimits.formulaParts;
  const counted = (node: MathNode): Expression => {
    left -= 1;
    if (left < 0) throw new FormulaFault('This formula has too many parts. Split it into several.');
    return read(node as unknown as ParsedNode, counted);
  };
  return counted(parsed(text));
}

function parsed(text: string): MathNode {
  try {
    return parse(text);
  } catch (error) {
    const place = /\(char (\d+)\)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new FormulaFault(
      place === undefined
        ? 'This is not written as a formula.'
        : `Something is missing or too much at character ${place}.`,
    );
  }
}

/** What of a node of the parser is looked at. */
interface ParsedNode {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly fn?: unknown;
  readonly args?: readonly MathNode[];
  readonly content?: MathNode;
  readonly object?: ParsedNode;
  readonly index?: { readonly dotNotation?: boolean; readonly dimensions?: readonly ParsedNode[] };
  readonly condition?: MathNode;
  readonly trueExpr?: MathNode;
  readonly falseExpr?: MathNode;
  readonly params?: readonly MathNode[];
  readonly conditionals?: readonly string[];
}

type Read = (node: MathNode) => Expression;

function read(node: ParsedNode, next: Read): Expression {
  switch (node.type) {
    case 'ConstantNode':
      return constant(node.value);
    case 'SymbolNode':
      return { kind: 'name', name: node.name ?? '' };
    case 'ParenthesisNode':
      return next(node.content as MathNode);
    case 'OperatorNode':
      return operation(node, next);
    case 'FunctionNode':
      return call(node, next);
    case 'AccessorNode':
      return column(node);
    case 'ConditionalNode':
      return {
        kind: 'call',
        name: 'if',
        given: [node.condition, node.trueExpr, node.falseExpr].map((part) => next(part as MathNode)),
      };
    case 'RelationalNode':
      return relation(node, next);
    default:
      throw new FormulaFault(refusals[node.type] ?? 'The language of formulas does not have this.');
  }
}

const refusals: Readonly<Record<string, string>> = {
  AssignmentNode: 'A formula has its name in a field of its own: leave the = out.',
  FunctionAssignmentNode: 'Functions cannot be defined. Make another formula and use its name.',
  BlockNode: 'One formula at a time: leave the semicolon out.',
  ArrayNode: 'Lists in brackets are not taken. Make a table field and use its columns.',
  ObjectNode: 'Braces are not taken in formulas.',
  RangeNode: 'Ranges are not taken. A chart can go over a range of one field.',
};

function constant(value: unknown): Expression {
  if (typeof value === 'boolean') return { kind: 'truth', value };
  if (typeof value === 'string') {
    if (value.length > customToolLimits.textLength) throw new FormulaFault('This text is too long.');
    return { kind: 'text', value };
  }
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new FormulaFault('Write numbers in digits, such as 1250.5.');
  return { kind: 'number', value };
}

function operation(node: ParsedNode, next: Read): Expression {
  const given = node.args ?? [];
  if (node.fn === 'to') return conversion(given, next);
  const operator = operators.find((known) => known === node.fn);
  if (operator === undefined)
    throw new FormulaFault(
      node.fn === 'factorial'
        ? 'Factorials are not taken.'
        : 'The language of formulas does not have this sign.',
    );
  return { kind: 'operation', operator, given: given.map(next) };
}

function conversion(given: readonly MathNode[], next: Read): Expression {
  const [value, unit] = given;
  const text = unit?.toString().replaceAll(' ', '') ?? '';
  if (value === undefined || quantityOf(1, text) === undefined)
    throw new FormulaFault(`After “to” stands a unit, such as km/h. “${text}” is none that is known.`);
  return { kind: 'conversion', value: next(value), unit: text };
}

function call(node: ParsedNode, next: Read): Expression {
  const name =
    (node.fn as ParsedNode | undefined)?.type === 'SymbolNode' ? (node.fn as ParsedNode).name : undefined;
  const given = node.args ?? [];
  const rule = name === undefined ? undefined : ruleOf(name);
  if (name === undefined || rule === undefined)
    throw new FormulaFault(
      name === undefined
        ? 'Only functions of the language can be called.'
        : `There is no function “${name}”. For a product write the * between: ${name} * (…).`,
    );
  if (given.length < rule.least || given.length > rule.most)
    throw new FormulaFault(`Write it as ${rule.usage}.`);
  return { kind: 'call', name, given: given.map(next) };
}

/** `items.price`, and nothing deeper. */
function column({ object, index }: ParsedNode): Expression {
  const dimension = index?.dimensions?.[0];
  const isColumn =
    object?.type === 'SymbolNode' && index?.dotNotation === true && typeof dimension?.value === 'string';
  if (!isColumn)
    throw new FormulaFault('A dot leads from a table to one of its columns, such as items.price.');
  return { kind: 'column', table: object.name ?? '', column: String(dimension.value) };
}

/** `1 < a < 3` is `1 < a and a < 3`. */
function relation({ params = [], conditionals = [] }: ParsedNode, next: Read): Expression {
  const parts = params.map(next);
  const pairs = conditionals.map((sign, index): Expression => {
    const one = parts[index];
    const other = parts[index + 1];
    const operator = operators.find((known): known is Operator => known === sign);
    if (one === undefined || other === undefined || operator === undefined)
      throw new FormulaFault('This comparison is not whole.');
    return { kind: 'operation', operator, given: [one, other] };
  });
  return pairs.reduce((all, pair) => ({ kind: 'operation', operator: 'and', given: [all, pair] }));
}
