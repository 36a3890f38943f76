/** A way to write a picture down; the first whose result is short enough is taken. */
interface WrittenAs {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly quality: number;
  /** Of the size that was asked for; whole unless said otherwise. */
  readonly scale?: number;
}

export interface PictureNeeds {
  /** `middle`: a square of its middle. `whole`: all of it, in its own shape. */
  readonly part: 'middle' | 'whole';
  /** Of the longest side; no picture is made larger. A square always has this side. */
  readonly pixels: number;
  /** Of the data address. */
  readonly mostLetters: number;
  readonly ways: (type: string) => readonly WrittenAs[];
}

type ShrunkPicture = { readonly data: string } | { readonly fault: 'not-read' | 'too-large' };

/**
 * A picture as a data address that is small enough to be kept in a record: it needs no file store and shows without a network.
 * Drawing it anew also drops what the file says about where it was taken.
 */
export async function shrinkPicture(file: Blob, needs: PictureNeeds): Promise<ShrunkPicture> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      for (const way of needs.ways(file.type)) {
        const data = drawn(bitmap, needs, way);
        if (data.length <= needs.mostLetters) return { data };
      }
      return { fault: 'too-large' };
    } finally {
      bitmap.close();
    }
  } catch {
    // What is no picture, or one that this browser cannot draw.
    return { fault: 'not-read' };
  }
}

function drawn(bitmap: ImageBitmap, needs: PictureNeeds, { type, quality, scale = 1 }: WrittenAs): string {
  const { x, y, w, h, width, height } = placeOf(bitmap, needs, scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  if (type === 'image/jpeg') {
    // Where a picture is see-through, paper is meant and not the black of a canvas.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(bitmap, x, y, w, h, 0, 0, width, height);
  return canvas.toDataURL(type, quality);
}

/** Which part of a picture is taken, and how large it is drawn. */
export function placeOf(
  { width, height }: { readonly width: number; readonly height: number },
  { part, pixels }: Pick<PictureNeeds, 'part' | 'pixels'>,
  scale = 1,
) {
  if (part === 'middle') {
    const size = Math.min(width, height);
    return {
      x: (width - size) / 2,
      y: (height - size) / 2,
      w: size,
      h: size,
      width: pixels,
      height: pixels,
    };
  }
  const by = Math.min(1, pixels / Math.max(width, height)) * scale;
  const drawnAt = (side: number) => Math.max(1, Math.round(side * by));
  return { x: 0, y: 0, w: width, h: height, width: drawnAt(width), height: drawnAt(height) };
}
