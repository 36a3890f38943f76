import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/journal-photos.ts';

export const journalPhotos: HandleOf<typeof collection> = { name: 'journal-photos', signedOut: 'local' };
