import { avatarLength } from '../../app/local/collections/profiles.ts';
import type { PictureNeeds } from '../../lib/shrink-picture.ts';

/** The middle of a picture, small enough to be kept as text in the profile. */
export const avatarNeeds: PictureNeeds = {
  part: 'middle',
  pixels: 64,
  mostLetters: avatarLength,
  ways: () => [0.8, 0.6, 0.4, 0.2, 0.05].map((quality) => ({ type: 'image/webp', quality })),
};
