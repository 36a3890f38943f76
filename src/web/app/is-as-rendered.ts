/**
 * Whether a page can be taken over as the build has rendered it. What an address carries beside the path was not known then; a
 * plain anchor changes nothing, nor do the parameters that the page looks at only after its first render.
 */
export function isAsRendered(
  rendered: string | undefined,
  lateParameters: readonly string[],
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): boolean {
  const isLate = [...new URLSearchParams(search).keys()].every((name) => lateParameters.includes(name));
  return rendered === pathname && isLate && !hash.includes('=');
}
