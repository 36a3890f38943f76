import { avatarLength } from '../../app/local/collections/profiles.ts';
import { Failure } from '../../lib/failures/failure.ts';

const side = 64;
const qualities = [0.8, 0.6, 0.4, 0.2, 0.05];

/**
 * The middle of a picture, small enough to be kept as text in the profile: it needs no file store and shows without
 * a network. Drawing it anew also drops what the file says about where it was taken.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Failure('internal', 'This browser cannot draw.');
  const { x, y, size } = middleSquare(picture.width, picture.height);
  context.drawImage(picture, x, y, size, size, 0, 0, side, side);
  picture.close();
  for (const quality of qualities) {
    const address = canvas.toDataURL('image/webp', quality);
    if (address.length <= avatarLength) return address;
  }
  throw new Failure('internal', 'The picture cannot be made small enough.');
}

export function middleSquare(width: number, height: number): { x: number; y: number; size: number } {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}
