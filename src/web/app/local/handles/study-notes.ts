import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/study-notes.ts';

export const studyNotes: HandleOf<typeof collection> = { name: 'study-notes', signedOut: 'local' };
