import type { Assignment, Statement } from './formula.ts';
import { FormulaReader } from './parse-formula.ts';

const known = new Map<string, Statement>();

/** One step of an act: `set …`, `add …`, `change …` or `remove …`. */
export function parseStatement(text: string): Statement {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reader = new FormulaReader(text);
  const statement = read(reader);
  reader.end();
  known.set(text, statement);
  return statement;
}

function read(reader: FormulaReader): Statement {
  if (reader.takes('set')) return { do: 'set', values: assignments(reader) };
  if (reader.takes('add')) {
    const things = reader.name();
    const isForEach = reader.takes('for');
    if (isForEach) reader.expect('each');
    const each = isForEach ? { each: reader.source() } : {};
    return { do: 'add', things, ...each, values: reader.takes('with') ? assignments(reader) : [] };
  }
  if (reader.takes('change')) {
    const source = reader.source();
    reader.expect('with');
    return { do: 'change', source, values: assignments(reader) };
  }
  reader.expect('remove');
  return reader.takes('this') ? { do: 'remove' } : { do: 'remove', source: reader.source() };
}

function assignments(reader: FormulaReader): Assignment[] {
  const all = [assignment(reader)];
  while (reader.takes(',')) all.push(assignment(reader));
  return all;
}

function assignment(reader: FormulaReader): Assignment {
  const path = [reader.name()];
  while (reader.takes('.')) path.push(reader.name());
  reader.expect('=');
  return { path: path[0] === 'this' ? path.slice(1) : path, value: reader.formula() };
}
