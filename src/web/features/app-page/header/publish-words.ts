import type { AppView } from '../app-view.ts';

/** What the button does, in words. */
export function publishWords({ app, site }: Pick<AppView, 'app' | 'site'>, slug: string): string {
  if (site === null) return 'Publish';
  if (slug !== site.slug) return 'Change the address';
  return site.number === app.currentVersion ? 'Up to date' : `Show version ${app.currentVersion ?? ''}`;
}

/** What the button above the app says: whether there is something to publish. */
export function publishedWords({ app, site }: Pick<AppView, 'app' | 'site'>): string {
  if (site === null) return 'Publish';
  return site.number === app.currentVersion ? 'Published' : 'Publish changes';
}

/** What stands before and behind the name in an address. */
export function addressParts(addresses: string): [before: string, after: string] {
  const star = addresses.indexOf('*');
  return star < 0 ? [addresses, ''] : [addresses.slice(0, star), addresses.slice(star + 1)];
}
