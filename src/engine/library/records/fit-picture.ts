import { shared } from '../store/shared-place.ts';

/** How long a picture may be as text: a browser keeps some five million signs in all, a shared record 32 KB. */
export const roomForPicture = shared === undefined ? 300_000 : 24_000;

interface Size {
  readonly edge: number;
  readonly quality: number;
}

const edges = [1600, 1280, 1024, 800, 640, 480, 360, 240];
const qualities = [0.85, 0.7, 0.55];
const sizes: readonly Size[] = edges.flatMap((edge) => qualities.map((quality) => ({ edge, quality })));

/** The largest and finest copy that has room; undefined where none has. */
export function firstThatFits(encode: (size: Size) => string, room: number): string | undefined {
  for (const size of sizes) {
    const text = encode(size);
    if (text.length <= room) return text;
  }
  return undefined;
}

/** A picture of any camera as text that has room in a record. What is small enough stays as it is. */
export async function fitPicture(file: File, room = roomForPicture): Promise<string | undefined> {
  const whole = (file.size * 4) / 3 < room ? await readWhole(file) : '';
  if (whole !== '' && whole.length <= room) return whole;
  const source = await createImageBitmap(file);
  try {
    return firstThatFits((size) => drawn(source, size), room);
  } finally {
    source.close();
  }
}

function readWhole(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}

function drawn(source: ImageBitmap, { edge, quality }: Size): string {
  const scale = Math.min(1, edge / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas.');
  // A JPEG knows nothing transparent: it would become black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
