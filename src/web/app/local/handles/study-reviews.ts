import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/study-reviews.ts';

export const studyReviews: HandleOf<typeof collection> = { name: 'study-reviews', signedOut: 'local' };
