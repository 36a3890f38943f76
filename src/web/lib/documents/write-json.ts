import type { Report } from './report.ts';

/** What was entered and what came out, as it is: for programs. */
export function writeJson(
  { title, entered, input, result, method, sources, limits }: Report,
  now: Date,
): Blob {
  const content = {
    title,
    written: now.toISOString(),
    entered: entered.map(([label, value]) => ({ label, value })),
    ...(input === undefined ? {} : { input }),
    result,
    method,
    sources,
    limits,
  };
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
}
