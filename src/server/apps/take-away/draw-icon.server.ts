import { renderAsync } from '@resvg/resvg-js';
import { appIconSvg } from '../../../engine/emit/app-icon.ts';
import { drawnIcons } from '../../../engine/emit/emit-offline.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { svgFault } from './svg-rules.ts';

export type Png = Uint8Array<ArrayBuffer>;
type Files = Readonly<Record<string, string>>;
type IconSource = (typeof drawnIcons)[number]['from'];

/** Draws a picture that was checked before as a square PNG. Whatever its own size says, it fills the square unstretched. */
export async function drawPicture(type: string, bytes: Uint8Array, size: number): Promise<Png> {
  const picture = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" preserveAspectRatio="xMidYMid meet" href="${picture}"/></svg>`;
  const image = await renderAsync(square, { font: { loadSystemFonts: false }, logLevel: 'off' });
  // What cannot be read is left out, and nothing is drawn.
  if (image.pixels.every((byte) => byte === 0)) {
    const message = 'The icon is damaged or wholly transparent. Choose another.';
    throw new KoraError('invalid_input', { message, details: [{ field: 'icon', message }] });
  }
  return new Uint8Array(image.asPng());
}

/** The icon of an app; its first letter where somebody wrote one that is not drawn here. */
export async function drawAppIcon(
  files: Files,
  { from, size, name }: { from: IconSource; size: number; name: string },
): Promise<Png> {
  const own = files[`public/${from}`] ?? files[from];
  if (own !== undefined && svgFault(own) === undefined) {
    const drawn = await drawPicture('image/svg+xml', Buffer.from(own), size).catch(() => undefined);
    if (drawn !== undefined) return drawn;
  }
  const letter = appIconSvg(name, '#334155', { whole: from === 'icon-maskable.svg' });
  return drawPicture('image/svg+xml', Buffer.from(letter), size);
}

/** The pictures that a manifest of an app names, by file name. `drawn` remembers what was drawn before. */
export async function drawManifestIcons(
  files: Files,
  name: string,
  drawn = new Map<string, Png>(),
): Promise<Map<string, Png>> {
  const made = new Map<string, Png>();
  for (const icon of drawnIcons) {
    const key = `${icon.name} ${name} ${files[`public/${icon.from}`] ?? ''}`;
    const png = drawn.get(key) ?? (await drawAppIcon(files, { ...icon, name }));
    drawn.set(key, png);
    made.set(icon.name, png);
  }
  return made;
}
