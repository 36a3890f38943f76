/** Tells whether a path is one of the patterns that the build wrote down: `/blog`, `/preview/:id`, `/checkout/*`. */
export function pageMatcher(patterns: readonly string[]): (path: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const expressions = patterns.filter((pattern) => !exact.has(pattern)).map(expressionOf);
  return (path) => exact.has(path) || expressions.some((expression) => expression.test(path));
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  // `/checkout/*` is also the page at `/checkout`.
  return new RegExp(`^${source.replace(/\/\.\*$/, '(?:/.*)?')}$`);
}
