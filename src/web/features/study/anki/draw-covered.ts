import type { StudyCard } from '../../../../catalog/study/card.ts';
import type { CardPictures } from './write-package.ts';

const endings = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' } as const;

/** A picture with its parts covered, and the same with the asked part open. */
export async function drawCovered(
  data: string,
  { boxes, asked }: NonNullable<StudyCard['picture']>,
): Promise<CardPictures> {
  const kind = /^data:image\/(png|jpeg|webp|gif)/.exec(data)?.[1] as keyof typeof endings | undefined;
  const plain = bytesOf(data);
  if (boxes.length === 0) return { front: plain, back: plain, ending: endings[kind ?? 'png'] };
  const image = new Image();
  image.src = data;
  await image.decode();
  const drawn = (isOpen: boolean) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    for (const [index, { x, y, w, h }] of boxes.entries()) {
      if (isOpen && index === asked) continue;
      context.fillStyle = index === asked ? '#653bd6' : '#8a8f9c';
      context.fillRect(x * canvas.width, y * canvas.height, w * canvas.width, h * canvas.height);
    }
    return bytesOf(canvas.toDataURL('image/jpeg', 0.85));
  };
  return { front: drawn(false), back: drawn(true), ending: 'jpg' };
}

function bytesOf(data: string): Uint8Array {
  return Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
