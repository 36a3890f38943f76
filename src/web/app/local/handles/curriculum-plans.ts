import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/curriculum-plans.ts';

export const curriculumPlans: HandleOf<typeof collection> = { name: 'curriculum-plans', signedOut: 'none' };
