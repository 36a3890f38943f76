import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/academy-course-drafts.ts';

export const academyCourseDrafts: HandleOf<typeof collection> = {
  name: 'academy-course-drafts',
  signedOut: 'none',
};
