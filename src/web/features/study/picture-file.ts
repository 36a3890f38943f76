/** What the database takes of a picture, as a data address. */
const mostPictureLetters = 700_000;
const mostPixels = 1600;

/** A picture as a data address that is small enough to be kept, or a sentence that says why not. */
export async function pictureData(file: Blob): Promise<{ data: string } | { fault: string }> {
  if (!/^image\/(?:png|jpeg|webp|gif)$/.test(file.type))
    return { fault: 'Choose a picture: PNG, JPEG, WebP or GIF.' };
  try {
    const bitmap = await createImageBitmap(file);
    let scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
    for (let tries = 0; tries < 6; tries += 1) {
      const data = drawn(
        bitmap,
        scale,
        tries === 0 && file.type === 'image/png' ? 'image/png' : 'image/jpeg',
      );
      if (data.length <= mostPictureLetters) return { data };
      if (tries > 0) scale *= 0.7;
    }
    return { fault: 'The picture is too large, even made smaller. Cut it to the part you need.' };
  } catch {
    return { fault: 'The picture is damaged and cannot be read. Save it anew and add that.' };
  }
}

function drawn(bitmap: ImageBitmap, scale: number, type: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  if (type === 'image/jpeg') {
    // What can be seen through becomes white, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.85);
}
