import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/certificates.ts';

export const certificates: HandleOf<typeof collection> = { name: 'certificates', signedOut: 'none' };
