import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/journal-entries.ts';

export const journalEntries: HandleOf<typeof collection> = { name: 'journal-entries', signedOut: 'local' };
