import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/study-pages.ts';

export const studyPages: HandleOf<typeof collection> = { name: 'study-pages', signedOut: 'local' };
