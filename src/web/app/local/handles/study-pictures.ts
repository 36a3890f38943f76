import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/study-pictures.ts';

export const studyPictures: HandleOf<typeof collection> = { name: 'study-pictures', signedOut: 'local' };
