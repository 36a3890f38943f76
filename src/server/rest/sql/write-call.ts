import { quoteName, type Routine, type RoutineArgument } from '../schema-cache/schema-cache.ts';
import type { Statement } from './statement.ts';
import { scalarColumn } from './write-answer.ts';
import { arrayLiteral } from './write-condition.ts';

export type CallArguments =
  /** By POST: the keys of a JSON object. */
  | { kind: 'object'; json: string; names: readonly string[] }
  /** By GET: names and texts; a name may come several times for a variadic argument. */
  | { kind: 'texts'; values: readonly (readonly [name: string, value: string])[] }
  /** The whole body for the only, nameless argument. */
  | { kind: 'body'; text: string };

/** The call as a query whose rows are those of the function. */
export function callSql(statement: Statement, routine: Routine, given: CallArguments): string {
  const { from, list } = argumentsSql(statement, routine, given);
  const call = `${routine.sql}(${list})`;
  if (routine.returns.kind !== 'rows') {
    return `SELECT ${call} AS "${scalarColumn}"${from === '' ? '' : ` FROM ${from}`}`;
  }
  return `SELECT c.* FROM ${from === '' ? '' : `${from}, LATERAL `}${call} AS c`;
}

function argumentsSql(
  statement: Statement,
  routine: Routine,
  given: CallArguments,
): { from: string; list: string } {
  if (given.kind === 'body') {
    return { from: '', list: statement.param(given.text, routine.args[0]?.type ?? 'text') };
  }
  const named = (argument: RoutineArgument, value: string) =>
    `${argument.variadic ? 'VARIADIC ' : ''}${quoteName(argument.name)} := ${value}`;
  if (given.kind === 'texts') {
    const values = routine.args.flatMap((argument) => {
      const texts = given.values.filter(([name]) => name === argument.name).map(([, value]) => value);
      const [first] = texts;
      if (first === undefined) return [];
      const isList = argument.variadic && !(texts.length === 1 && first.startsWith('{'));
      return [
        named(
          argument,
          statement.param(isList ? arrayLiteral(texts) : (texts.at(-1) ?? first), argument.type),
        ),
      ];
    });
    return { from: '', list: values.join(', ') };
  }
  const taken = routine.args.filter(({ name }) => given.names.includes(name));
  if (taken.length === 0) return { from: '', list: '' };
  const columns = taken.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  return {
    from: `json_to_record(${statement.param(given.json, 'json')}) AS b(${columns})`,
    list: taken.map((argument) => named(argument, `b.${quoteName(argument.name)}`)).join(', '),
  };
}
