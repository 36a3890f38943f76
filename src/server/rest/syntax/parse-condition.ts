import { limits } from '../../../kernel/limits.ts';
import { readField } from './parse-field.ts';
import { readTest } from './parse-operation.ts';
import { tooNested } from './parse-select.ts';
import type { Condition, Field, Filter, Logic } from './query.ts';
import { TextCursor } from './text-cursor.ts';

/** `column=eq.1`: the key is read already. */
export function parseFilter(field: Field, text: string): Filter {
  const cursor = new TextCursor(text, 'filter');
  const { negated, test } = readTest(cursor, 'alone');
  if (!cursor.done) throw cursor.fault('end of input');
  return { kind: 'filter', field, negated, test };
}

/** `or=(…)`, `and=(…)`, `not.or=(…)`. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): Logic {
  const cursor = new TextCursor(text, 'logic tree');
  const parts = readParts(cursor, 0, { conditions: 0 });
  if (!cursor.done) throw cursor.fault('end of input');
  return { kind: 'logic', operator, negated, parts };
}

function readParts(cursor: TextCursor, depth: number, budget: { conditions: number }): Condition[] {
  if (depth > limits.rest.nesting) throw tooNested();
  cursor.expect('(');
  const parts: Condition[] = [];
  do {
    budget.conditions++;
    if (budget.conditions > limits.rest.conditions) throw tooNested();
    cursor.match(/ */y);
    parts.push(readPart(cursor, depth, budget));
    cursor.match(/ */y);
  } while (cursor.take(','));
  cursor.expect(')');
  return parts;
}

function readPart(cursor: TextCursor, depth: number, budget: { conditions: number }): Condition {
  const word = cursor.match(/(?:not\.)?(?:and|or)(?=\()/y);
  if (word !== undefined) {
    const parts = readParts(cursor, depth + 1, budget);
    return {
      kind: 'logic',
      operator: word.endsWith('and') ? 'and' : 'or',
      negated: word.startsWith('not.'),
      parts,
    };
  }
  const field = readField(cursor);
  cursor.expect('.');
  const { negated, test } = readTest(cursor, 'in a list');
  return { kind: 'filter', field, negated, test };
}
