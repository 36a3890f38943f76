import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/journal-keys.ts';

export const journalKeys: HandleOf<typeof collection> = { name: 'journal-keys', signedOut: 'local' };
