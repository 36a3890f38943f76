import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/study-decks.ts';

export const studyDecks: HandleOf<typeof collection> = { name: 'study-decks', signedOut: 'local' };
