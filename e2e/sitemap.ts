/** The paths that the sitemap of a server lists. */
export async function listedPaths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap.xml`);
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    if (!address.startsWith(`${url}/`)) throw new Error(`${address} is not an address of ${url}.`);
    return new URL(address).pathname;
  });
}
