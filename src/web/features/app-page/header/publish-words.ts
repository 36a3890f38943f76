import type { AppView } from '../app-view.ts';

/** What the button does, in words. */
export function publishWords({ app, site }: Pick<AppView, 'app' | 'site'>, slug: string): string {
  if (site === null) return 'Publish';
  if (slug !== site.slug) return 'Change the address';
  return hasNews({ app, site }) ? `Publish version ${app.currentVersion ?? ''}` : 'Up to date';
}

/** What the button above the app says: whether there is something to publish. */
export function publishedWords({ app, site }: Pick<AppView, 'app' | 'site'>): string {
  if (site === null) return 'Publish';
  return hasNews({ app, site }) ? 'Publish changes' : 'Published';
}

/** Whether visitors see an older version than the owner. */
export function hasNews({ app, site }: Pick<AppView, 'app' | 'site'>): boolean {
  return site !== null && site.number !== app.currentVersion;
}

/** What stands before and behind the name in an address. */
export function addressParts(addresses: string): [before: string, after: string] {
  const star = addresses.indexOf('*');
  return star < 0 ? [addresses, ''] : [addresses.slice(0, star), addresses.slice(star + 1)];
}
