import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/early-days.ts';

export const earlyDays: HandleOf<typeof collection> = { name: 'early-days', signedOut: 'none' };
