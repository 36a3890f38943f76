import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/own-resources.ts';

export const ownResources: HandleOf<typeof collection> = { name: 'own-resources', signedOut: 'local' };
