import type { AppSpec, PageSpec } from './app-spec.ts';

/** What the start page is called in the menu where nothing better is known. */
export const startTitle = 'Home';

/** The heading of a page: on the start page the name of the app, where its title says no more than that it is the start. */
export function headingOf({ name }: Pick<AppSpec, 'name'>, { path, title }: PageSpec): string {
  return path === '/' && title === startTitle ? name : title;
}
