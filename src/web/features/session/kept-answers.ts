import type { AccessName } from '../../../catalog/access.ts';
import { brand } from '../../../kernel/brand.ts';
import type { KeptAnswers } from './check-access.ts';

/** What the server said last about one person, kept in this browser. */
export function keptAnswersOf(userId: string): KeptAnswers {
  const keyOf = (name: AccessName) => `${brand.slug}-access:${userId}:${name}`;
  return {
    read(name) {
      try {
        return localStorage.getItem(keyOf(name)) === 'yes';
      } catch {
        return false;
      }
    },
    keep(name, answer) {
      try {
        if (answer) localStorage.setItem(keyOf(name), 'yes');
        else localStorage.removeItem(keyOf(name));
      } catch {
        // Storage is blocked: without the server there is no access then.
      }
    },
  };
}
