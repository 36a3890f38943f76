import type { Field, JsonStep } from './query.ts';
import type { TextCursor } from './text-cursor.ts';

const index = /-?\d+(?=$|->|[.,:)])/y;

export function readField(cursor: TextCursor): Field {
  return { name: cursor.name(), path: readJsonPath(cursor) };
}

export function readJsonPath(cursor: TextCursor): JsonStep[] {
  const steps: JsonStep[] = [];
  while (cursor.startsWith('->')) {
    const asText = cursor.take('->>');
    if (!asText) cursor.expect('->');
    steps.push({ ...readKey(cursor), asText });
  }
  return steps;
}

function readKey(cursor: TextCursor): { key: string; isIndex: boolean } {
  const quoted = cursor.quoted();
  if (quoted !== undefined) return { key: quoted, isIndex: false };
  const number = cursor.match(index);
  if (number !== undefined && Math.abs(Number(number)) <= 2_147_483_647)
    return { key: number, isIndex: true };
  const key = number ?? cursor.until('(-:.,>)');
  if (key === '') throw cursor.fault('JSON key or index');
  return { key, isIndex: false };
}

/** What a JSON path is called in the answer: its last key. */
export function pathAlias(field: Field): string {
  return field.path.findLast((step) => !step.isIndex)?.key ?? field.name;
}
