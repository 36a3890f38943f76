import { recordsPath } from '../../../../engine/emit/names.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';

/** What a page is called in the plan: by its title, or by the record that it shows. An address that the plan has not is left as it is. */
export function pageWords(path: string, spec: AppSpec | null): string {
  const titled = spec?.pages.find((page) => page.path === path)?.title;
  if (titled !== undefined) return `“${titled}”`;
  if (path === '/sign-in') return '“Sign in”';
  if (path === '/profile') return '“Your profile”';
  const shown = spec?.entities.find(
    (entity) => entity.detail !== undefined && path.startsWith(`${recordsPath(entity)}/`),
  );
  return shown === undefined ? path : `of one ${shown.one.toLowerCase()}`;
}
