import { Resvg } from '@resvg/resvg-js';
import { palettePng } from './palette-png.ts';

export const iconPaths = {
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
  apple: '/icons/apple-touch-icon.png',
  legacy: '/favicon.ico',
} as const;

export interface MadeFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The logo in the sizes that systems ask for. `ground` is put behind it where a system would otherwise choose a colour. */
export function makeIcons(logoSvg: string, ground: string): MadeFile[] {
  const draw = (options: IconOptions) => drawIcon(logoSvg, options);
  return [
    { path: iconPaths.small, bytes: draw({ size: 192, share: 0.6, ground, round: 0.22 }) },
    { path: iconPaths.large, bytes: draw({ size: 512, share: 0.6, ground, round: 0.22 }) },
    // Systems cut a mask out of it: what matters lies in the middle.
    { path: iconPaths.maskable, bytes: draw({ size: 512, share: 0.46, ground, round: 0 }) },
    { path: iconPaths.apple, bytes: draw({ size: 180, share: 0.58, ground, round: 0 }) },
    { path: iconPaths.legacy, bytes: ico(draw({ size: 48, share: 1, ground: 'none', round: 0 }), 48) },
  ];
}

interface IconOptions {
  readonly size: number;
  /** How much of the side the logo takes. */
  readonly share: number;
  readonly ground: string;
  /** The radius of the corners as a part of the side. */
  readonly round: number;
}

function drawIcon(logoSvg: string, { size, share, ground, round }: IconOptions): Buffer {
  const side = size * share;
  const start = (size - side) / 2;
  const logo = logoSvg.replace(
    /<svg [^>]*>/,
    `<svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="0 0 32 32">`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * round}" fill="${ground}"/>${logo}</svg>`;
  const image = new Resvg(svg).render();
  return palettePng({ width: image.width, height: image.height, pixels: image.pixels });
}

/** An icon file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
