import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/academy-progress.ts';

export const academyProgress: HandleOf<typeof collection> = { name: 'academy-progress', signedOut: 'none' };
