import type { Place } from '../../../catalog/early-learning/bands.ts';
import { href } from '../../lib/href.ts';

export const abcAddress = {
  home: href('/abc-123'),
  grownUps: href('/abc-123/grown-ups'),
  child: (id: string) => `${href('/abc-123')}?child=${id}`,
  place: (id: string, place: Place) => `${href('/abc-123')}?child=${id}&place=${place}`,
};
