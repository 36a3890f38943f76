/** The paths that the sitemap of a server lists. */
export async function listedPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    if (!address.startsWith(`${url}/`)) throw new Error(`${address} is not an address of ${url}.`);
    return new URL(address).pathname;
  });
}

/** Of pages that are made alike, such as the terms of a dictionary, some speak for the others. */
const enoughAlike = 32;

export function someOfEachKind(paths: readonly string[]): string[] {
  const above = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return paths.filter(
    (path, at) =>
      paths.slice(0, at).filter((other) => above(other) !== '' && above(other) === above(path)).length <
      enoughAlike,
  );
}
