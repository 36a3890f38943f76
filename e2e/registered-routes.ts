import { readFile } from 'node:fs/promises';

/** The addresses of all pages of the built app; one whose pages are not known in advance stands as its pattern. */
export async function registeredRoutes(): Promise<string[]> {
  const text = await readFile(new URL('../dist/web/routes.json', import.meta.url), 'utf8');
  return JSON.parse(text) as string[];
}

/** Of pages that are made alike, such as the articles of the blog, one is enough. */
const alike = 5;

/** One address for every page. */
export async function oneAddressPerPage(): Promise<string[]> {
  const routes = (await registeredRoutes()).filter((route) => !/[:*]/.test(route));
  const siblings = (route: string) => {
    const parent = route.slice(0, route.lastIndexOf('/'));
    return parent === '' ? [] : routes.filter((other) => other.startsWith(`${parent}/`));
  };
  return routes.filter((route) => {
    const family = siblings(route);
    return family.length <= alike || family[0] === route;
  });
}
