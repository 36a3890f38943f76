import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/early-children.ts';

export const earlyChildren: HandleOf<typeof collection> = { name: 'early-children', signedOut: 'none' };
