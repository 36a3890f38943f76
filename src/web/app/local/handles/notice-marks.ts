import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/notice-marks.ts';

export const noticeMarks: HandleOf<typeof collection> = { name: 'notice-marks', signedOut: 'none' };
