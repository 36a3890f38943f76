import { PostgrestError } from './postgrest-error.ts';
import { findTable, type RestAnswer, type RestCall } from './rest-request.ts';
import { noSuchRoutine } from './schema-cache/resolve-routine.ts';

/** OPTIONS, where it is no question of another origin: what can be done at this address. */
export function allowedMethods(call: RestCall): RestAnswer {
  return { status: 200, headers: { allow: ['OPTIONS', ...methodsOf(call)].join(',') }, body: '' };
}

function methodsOf({ request, cache, schema }: RestCall): string[] {
  const [first, second, ...more] = request.segments;
  if (first === undefined) return ['GET', 'HEAD'];
  if (first === 'rpc' && second !== undefined && more.length === 0) {
    const routines = cache.functions.get(schema)?.get(second) ?? [];
    if (routines.length === 0) throw noSuchRoutine(cache, schema, second);
    return routines.every(({ isVolatile }) => isVolatile) ? ['POST'] : ['GET', 'HEAD', 'POST'];
  }
  if (second !== undefined)
    throw new PostgrestError({
      status: 404,
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
    });
  const { takes, primaryKey } = findTable(cache, schema, first);
  return [
    'GET',
    'HEAD',
    ...(takes.insert ? ['POST'] : []),
    ...(takes.insert && takes.update && primaryKey.length > 0 ? ['PUT'] : []),
    ...(takes.update ? ['PATCH'] : []),
    ...(takes.delete ? ['DELETE'] : []),
  ];
}
