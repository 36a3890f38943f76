import { PostgrestError } from '../postgrest-error.ts';
import { closestName } from './closest-name.ts';
import type { Routine, SchemaCache } from './schema-cache.ts';

/** What kind of body may be handed over whole to a function with one nameless argument. */
export type WholeBody = 'json' | 'text' | 'bytea' | 'xml' | undefined;

const wholeBodyTypes: Readonly<Record<string, readonly string[]>> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  bytea: ['bytea'],
  xml: ['xml'],
};

export interface ResolvedRoutine {
  routine: Routine;
  takesWholeBody: boolean;
}

/** Overloads are told apart by the names of the arguments alone. */
export function resolveRoutine(
  cache: SchemaCache,
  schema: string,
  name: string,
  given: readonly string[],
  body: WholeBody,
): ResolvedRoutine {
  const all = (cache.functions.get(schema)?.get(name) ?? [])
    .filter(isCallable)
    .toSorted((one, other) => (argumentList(one) < argumentList(other) ? -1 : 1));
  const matching = body === undefined || body === 'json' ? all.filter((one) => takes(one, given)) : [];
  const [first] = matching;
  if (matching.length > 1) throw ambiguous(matching);
  if (first !== undefined) return { routine: first, takesWholeBody: given.length > 0 && isNameless(first) };
  const types = body === undefined ? [] : (wholeBodyTypes[body] ?? []);
  const whole = all.filter((one) => isNameless(one) && types.includes(one.args[0]?.type ?? ''));
  if (whole.length > 1) throw ambiguous(whole);
  if (whole[0] === undefined) throw notFound(cache, schema, name, given, body);
  return { routine: whole[0], takesWholeBody: true };
}

/** What computes a field or a relationship of a row without naming its argument is no function to call. */
function isCallable(routine: Routine): boolean {
  return !(isNameless(routine) && routine.rowOf !== undefined);
}

function isNameless({ args }: Routine): boolean {
  return args.length === 1 && args[0]?.name === '';
}

function takes({ args }: Routine, given: readonly string[]): boolean {
  if (args.some(({ name, required }) => required && !given.includes(name))) return false;
  return given.every((name) => args.some((argument) => argument.name === name));
}

function argumentList({ args }: Routine): string {
  return args.map(({ name, type }) => `${name} => ${type}`).join(', ');
}

function ambiguous(routines: readonly Routine[]): PostgrestError {
  const signatures = routines.map((one) => `${one.schema}.${one.name}(${argumentList(one)})`);
  return new PostgrestError({
    status: 300,
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

/** For a question that names no arguments. */
export function noSuchRoutine(cache: SchemaCache, schema: string, name: string): PostgrestError {
  return notFound(cache, schema, name, [], undefined);
}

function notFound(
  cache: SchemaCache,
  schema: string,
  name: string,
  given: readonly string[],
  body: WholeBody,
): PostgrestError {
  const full = `${schema}.${name}`;
  const one = given.length === 1 ? 'parameter' : 'parameters';
  const list = given.length === 0 ? ' without parameters' : ` with ${one} ${given.join(', ')}`;
  const whole = body === 'json' ? 'json/jsonb' : body;
  const searched =
    body === undefined || body === 'json'
      ? `${list}${whole === undefined ? '' : ` or with a single unnamed ${whole} parameter`}`
      : ` with a single unnamed ${whole} parameter`;
  // A body that is handed over whole has no names that could be close to others.
  const isWhole = body !== undefined && body !== 'json';
  const hint = isWhole ? undefined : hintFor(cache, schema, name, given);
  const named = isWhole ? '' : given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
  return new PostgrestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${full}${named} in the schema cache`,
    details: `Searched for the function ${full}${searched}, but no matches were found in the schema cache.`,
    hint: hint === undefined ? null : `Perhaps you meant to call the function ${schema}.${hint}`,
    missing: true,
  });
}

/** Another name that looks alike, or the same name with arguments that look alike. */
function hintFor(
  cache: SchemaCache,
  schema: string,
  name: string,
  given: readonly string[],
): string | undefined {
  const known = new Map(
    [...(cache.functions.get(schema) ?? [])]
      .map(([key, routines]) => [key, routines.filter(isCallable)] as const)
      .filter(([, routines]) => routines.length > 0),
  );
  const same = known.get(name);
  if (same === undefined) return closestName(name, known.keys());
  const listOf = (names: readonly string[]) => `(${names.toSorted().join(', ')})`;
  const lists = same.map(({ args }) => listOf(args.map((argument) => argument.name)));
  const list = closestName(listOf(given), lists);
  return list === undefined ? undefined : `${name}${list}`;
}
