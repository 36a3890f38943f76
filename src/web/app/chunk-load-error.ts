/**
 * Browsers report a module that did not arrive as a plain TypeError, each in its own words; the last one is the
 * bundler's, for a style sheet of the page.
 */
const reports = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /not a valid javascript mime type/i,
  /unable to preload css/i,
];

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && reports.some((report) => report.test(error.message));
}
