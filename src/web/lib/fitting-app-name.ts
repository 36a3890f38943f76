import { limits } from '../../kernel/limits.ts';

/** A name that the generator gave, as the form takes it: letters, digits, spaces, hyphens and underscores. */
export function fittingAppName(given: string): string {
  const fitting = given
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limits.apps.nameInForm)
    .trim();
  return fitting === '' ? 'My app' : fitting;
}
