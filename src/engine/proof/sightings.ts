import { lemmas } from '../plan/match-block.ts';
import { pluralPhrase } from '../read/words.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Sighting } from './driver-messages.ts';

/** What a wish is for that only has to be seen, or not to be seen, on the pages of the app. */
export function sightingsOf({ trace }: AppSpec): Sighting[] {
  const parts = new Set(trace.flatMap(({ served }) => served));
  return [...parts].flatMap((part): Sighting[] => {
    const colon = part.indexOf(':');
    const [kind, rest] = [part.slice(0, colon), part.slice(colon + 1)];
    switch (kind) {
      case 'words':
        return [{ part, words: [rest] }];
      case 'color':
        return [{ part, color: rest }];
      case 'absent':
        return [{ part, words: rest === 'accounts' ? accountWords : formsOf(rest) }];
      default:
        return [];
    }
  });
}

const accountWords = ['sign in', 'log in', 'sign up', 'register', 'password'];

function formsOf(words: string): string[] {
  return [...new Set([words, pluralPhrase(words), lemmas(words).join(' ')])].filter((form) => form !== '');
}
