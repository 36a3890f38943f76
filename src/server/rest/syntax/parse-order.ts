import { readField } from './parse-field.ts';
import type { OrderTerm } from './query.ts';
import { TextCursor } from './text-cursor.ts';

/** `order=a.desc.nullslast,table(column).asc` */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new TextCursor(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    cursor.match(/ */y);
    terms.push(readTerm(cursor));
    cursor.match(/ */y);
  } while (cursor.take(','));
  if (!cursor.done) throw cursor.fault('"," or end of input');
  return terms;
}

function readTerm(cursor: TextCursor): OrderTerm {
  let field = readField(cursor);
  let relation: string | undefined;
  if (field.path.length === 0 && cursor.take('(')) {
    relation = field.name;
    field = readField(cursor);
    cursor.expect(')');
  }
  const direction = cursor.match(/\.(?:asc|desc)(?=[.,]|$)/y)?.slice(1) as 'asc' | 'desc' | undefined;
  const nulls = cursor.match(/\.nulls(?:first|last)(?=,|$)/y)?.slice('.nulls'.length) as
    | 'first'
    | 'last'
    | undefined;
  return { relation, field, direction, nulls };
}
