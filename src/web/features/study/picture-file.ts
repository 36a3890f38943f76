import { type PictureNeeds, shrinkPicture } from '../../lib/shrink-picture.ts';

/** What the database takes of a picture. Drawings stay sharp where they are small enough. */
const needs: PictureNeeds = {
  part: 'whole',
  pixels: 1600,
  mostLetters: 700_000,
  ways: (type) => [
    { type: type === 'image/png' ? 'image/png' : 'image/jpeg', quality: 0.85 },
    ...[1, 0.7, 0.49, 0.34, 0.24].map((scale) => ({ type: 'image/jpeg', quality: 0.85, scale }) as const),
  ],
};

const faults = {
  'too-large': 'The picture is too large, even made smaller. Cut it to the part you need.',
  'not-read': 'The picture is damaged and cannot be read. Save it anew and add that.',
};

/** A picture as a data address that is small enough to be kept, or a sentence that says why not. */
export async function pictureData(file: Blob): Promise<{ data: string } | { fault: string }> {
  if (!/^image\/(?:png|jpeg|webp|gif)$/.test(file.type))
    return { fault: 'Choose a picture: PNG, JPEG, WebP or GIF.' };
  const shrunk = await shrinkPicture(file, needs);
  return 'data' in shrunk ? shrunk : { fault: faults[shrunk.fault] };
}
