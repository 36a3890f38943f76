import type { PictureNeeds } from '../../lib/shrink-picture.ts';

/** What is kept of a photo: enough for a screen, small enough to be sent. */
export const photoNeeds: PictureNeeds = {
  part: 'whole',
  pixels: 1280,
  mostLetters: 700_000,
  ways: () => [0.82, 0.7, 0.55, 0.4].map((quality) => ({ type: 'image/jpeg', quality })),
};
