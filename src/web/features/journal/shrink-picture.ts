/** What is kept of a picture: enough for a screen, small enough to be sent. */
const longestSide = 1280;
const mostLength = 700_000;
const qualities = [0.82, 0.7, 0.55, 0.4];

/** A picture as a data address; undefined when the browser cannot read it as one. */
export async function shrinkPicture(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    // Where a picture is see-through, paper is meant and not the black of a canvas.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    for (const quality of qualities) {
      const address = canvas.toDataURL('image/jpeg', quality);
      if (address.length <= mostLength) return address;
    }
    return undefined;
  } catch {
    return undefined;
  }
}
