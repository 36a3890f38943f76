/**
 * The app adds the member `path` with the patterns of its page registry (app/registered-pages.ts). So a link is
 * checked against the pages that exist although nothing below the app imports the registry.
 */
export interface RegisteredPages {
  readonly registered: true;
}

export type PagePattern = RegisteredPages extends { readonly path: infer Path extends string }
  ? Path
  : string;

type ParameterName<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterName<Head> | ParameterName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? '*'
      : never;

export type PageParameters<Pattern extends string> = { readonly [Name in ParameterName<Pattern>]: string };

type NeededParameters<Pattern extends string> = [ParameterName<Pattern>] extends [never]
  ? []
  : [parameters: PageParameters<Pattern>];

/** The address of a page: `href('/blog/:slug', { slug })`. */
export function href<Pattern extends PagePattern>(
  pattern: Pattern,
  ...[parameters]: NeededParameters<Pattern>
): string {
  return fillPattern(pattern, parameters ?? {});
}

/** As `href`, for a pattern that is only known when the program runs. */
export function fillPattern(pattern: string, parameters: Readonly<Record<string, string>>): string {
  return pattern
    .split('/')
    .map((segment) => fillSegment(pattern, segment, parameters))
    .join('/');
}

function fillSegment(pattern: string, segment: string, parameters: Readonly<Record<string, string>>): string {
  if (segment === '*') return needed(pattern, '*', parameters).split('/').map(encodeURIComponent).join('/');
  if (!segment.startsWith(':')) return segment;
  return encodeURIComponent(needed(pattern, segment.slice(1), parameters));
}

function needed(pattern: string, name: string, parameters: Readonly<Record<string, string>>): string {
  const value = parameters[name];
  if (value === undefined || (value === '' && name !== '*')) {
    throw new Error(`The address ${pattern} needs a value for "${name}".`);
  }
  return value;
}
