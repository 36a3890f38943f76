/** Of pages that are made alike, such as the articles of the blog, one is enough. */
const alike = 5;

/** Every public page of a running server: what its sitemap lists, one of each kind. */
export async function publicPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  const text = await answer.text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap lists no page.');
  return onePerKind(paths);
}

function onePerKind(paths: readonly string[]): string[] {
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return paths.filter((path) => {
    const parent = parentOf(path);
    const family = parent === '' ? [] : paths.filter((other) => parentOf(other) === parent);
    return family.length <= alike || family[0] === path;
  });
}
