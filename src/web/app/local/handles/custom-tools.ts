import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/custom-tools.ts';

export const customTools: HandleOf<typeof collection> = { name: 'custom-tools', signedOut: 'local' };
