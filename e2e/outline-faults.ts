/**
 * What would mislead somebody who goes through a rendered page by its headings and landmarks: one heading of the first level,
 * which comes first, no level left out on the way down, one main part, and a name for every navigation.
 */
export function outlineFaults(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const levels = [...body.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  const unnamed = [...body.matchAll(/<nav\b([^>]*)>/g)].filter(
    ([, named = '']) => !named.includes('aria-label'),
  );
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
    ...skipped.map((level) => `an h${level} below a level that is not there`),
    ...(body.match(/<main\b/g)?.length === 1 ? [] : ['not one main']),
    ...unnamed.map(() => 'a nav without a name'),
  ];
}
