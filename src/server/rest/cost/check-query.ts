import { limits } from '../../../kernel/limits.ts';
import { PostgrestError } from '../postgrest-error.ts';
import type { Condition, Field, ReadNode, Test } from '../syntax/query.ts';
import { arrayElements } from './array-elements.ts';
import { refuseExpression } from './check-expression.ts';

interface Counts {
  conditions: number;
  columns: number;
  orders: number;
}

/** Refuses what would cost the database more than a client may choose, before the database hears of it. */
export function checkQuery(root: ReadNode): void {
  checkNode(root, { conditions: 0, columns: 0, orders: 0 });
}

function checkNode(node: ReadNode, counts: Counts): void {
  for (const condition of node.where) checkCondition(condition, counts);
  counts.orders += node.order.length;
  if (counts.orders > limits.rest.orderTerms)
    throw tooMuch(`More than ${limits.rest.orderTerms} columns to order by`, 'Order by fewer columns.');
  for (const { field } of node.order) checkField(field);
  for (const item of node.select) {
    if (item.kind === 'embed') checkNode(item.node, counts);
    else {
      counts.columns++;
      checkField(item.field);
    }
  }
  if (counts.columns > limits.rest.columns)
    throw tooMuch(`More than ${limits.rest.columns} columns are selected`, 'Select * or fewer columns.');
}

function checkField({ path }: Field): void {
  if (path.length > limits.rest.jsonSteps)
    throw tooMuch(`A JSON path has more than ${limits.rest.jsonSteps} steps`, 'Select the value higher up.');
}

function checkCondition(condition: Condition, counts: Counts): void {
  counts.conditions++;
  if (counts.conditions > limits.rest.conditions)
    throw tooMuch(
      `More than ${limits.rest.conditions} conditions`,
      'Use in.(…) for many values of one column, or send several requests.',
    );
  if (condition.kind === 'logic') for (const part of condition.parts) checkCondition(part, counts);
  else {
    checkField(condition.field);
    checkTest(condition.test);
  }
}

function checkTest(test: Test): void {
  if (test.kind === 'in' && test.values.length > limits.rest.listed)
    throw tooMuch(`More than ${limits.rest.listed} values in a list`, 'Send several requests.');
  if (test.kind === 'search' && test.value.length > limits.rest.searchLength)
    throw tooMuch(
      `A text search is longer than ${limits.rest.searchLength} characters`,
      'Search for fewer words.',
    );
  if (test.kind !== 'compare') return;
  if (test.operator === 'match' || test.operator === 'imatch') {
    for (const one of patternsOf(test.value, test.quantifier)) checkExpression(one);
  } else if (test.operator === 'like' || test.operator === 'ilike') {
    for (const one of patternsOf(test.value, test.quantifier)) checkPattern(one);
  }
}

function patternsOf(value: string, quantifier: 'any' | 'all' | undefined): readonly string[] {
  if (quantifier === undefined) return [value];
  const elements = arrayElements(value);
  if (elements === undefined) {
    throw new PostgrestError({
      status: 400,
      code: '22P02',
      message: `malformed array literal: "${value}"`,
      hint: 'Write a list of patterns as {one,"another one"}.',
    });
  }
  if (elements.length > limits.rest.patterns)
    throw tooMuch(`More than ${limits.rest.patterns} patterns in a list`, 'Send several requests.');
  return elements;
}

function checkExpression(text: string): void {
  const refusal = refuseExpression(text);
  if (refusal === undefined) return;
  throw new PostgrestError({
    status: 400,
    code: '2201B',
    message: `invalid regular expression: ${refusal.problem}`,
    hint: refusal.advice,
  });
}

function checkPattern(text: string): void {
  if (text.length > limits.rest.patternLength)
    throw tooMuch(
      `A pattern is longer than ${limits.rest.patternLength} characters`,
      'Send a shorter one, or several conditions.',
    );
  const wildcards = text.match(/[*%_]/g)?.length ?? 0;
  if (wildcards > limits.rest.wildcards)
    throw tooMuch(
      `A pattern has more than ${limits.rest.wildcards} wildcards`,
      'Use fewer, or several conditions.',
    );
}

export function tooMuch(details: string, hint: string): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST100',
    message: 'The request asks for too much at once',
    details,
    hint,
  });
}
