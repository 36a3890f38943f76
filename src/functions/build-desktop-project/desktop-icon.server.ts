import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { drawAppIcon, drawPicture } from '../../server/apps/take-away/draw-icon.server.ts';
import { svgFault } from '../../server/apps/take-away/svg-rules.ts';
import type { DesktopIcon } from './contract.ts';
import { type SizedPng, writeIcns, writeIco } from './icon-files.ts';

export interface DesktopIcons {
  png(size: 32 | 128 | 256 | 512 | 1024): Uint8Array;
  readonly ico: Uint8Array;
  readonly icns: Uint8Array;
}

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;
const icoSizes = new Set<number>([16, 24, 32, 48, 64, 128, 256]);

/** The icon in all the sizes and files that desktop systems ask for. */
export async function desktopIcons(
  files: Readonly<Record<string, string>>,
  name: string,
  given: DesktopIcon | undefined,
): Promise<DesktopIcons> {
  const draw: Draw =
    given === undefined ? (size) => drawAppIcon(files, { from: 'icon.svg', size, name }) : drawerOf(given);
  const drawn: SizedPng[] = [];
  for (const size of sizes) drawn.push({ size, png: await draw(size) });
  return {
    png: (size) => drawn.find((one) => one.size === size)?.png ?? new Uint8Array(),
    ico: writeIco(drawn.filter(({ size }) => icoSizes.has(size))),
    icns: writeIcns(drawn),
  };
}

type Draw = (size: number) => Promise<Uint8Array>;

function drawerOf({ type, base64 }: DesktopIcon): Draw {
  const bytes = Buffer.from(base64, 'base64');
  const fault = type === 'image/png' ? pngFault(bytes) : svgFault(bytes.toString('utf8'));
  if (fault !== undefined)
    throw new KoraError('invalid_input', { message: fault, details: [{ field: 'icon', message: fault }] });
  return (size) => drawPicture(type, bytes, size);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Its sides are read before anything is unpacked: a small file can be a picture of gigabytes. */
function pngFault(bytes: Buffer): string | undefined {
  const isPng =
    bytes.length > 33 &&
    bytes.subarray(0, 8).equals(signature) &&
    bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return 'The icon is not a PNG.';
  const { least, most } = limits.takeAway.iconSide;
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return sides.some((side) => side < least || side > most)
    ? `The icon is ${sides.join(' × ')}. Use a square PNG between ${least} and ${most} pixels a side.`
    : undefined;
}
