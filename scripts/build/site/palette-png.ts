import { crc32, deflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel; colours are multiplied by the opacity. */
  readonly pixels: Uint8Array;
}

type Colour = readonly [number, number, number, number];

interface Counted {
  readonly colour: Colour;
  readonly count: number;
}

const most = 256;

/** A PNG with a palette of at most 256 colours: a third of the size of one with every colour, for drawings without photos. */
export function palettePng({ width, height, pixels }: Picture): Buffer {
  const counts = countColours(pixels);
  const palette =
    counts.size <= most ? [...counts.values()].map(({ colour }) => colour) : reduce([...counts.values()]);
  const indexOf = nearestIndex(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // The first byte of a row names its filter: none, which is best for a palette.
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indexOf(pixels, (y * width + x) * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const straight = palette.map(withoutOpacity);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(straight.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(straight.map(([, , , opacity]) => opacity))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function keyAt(pixels: Uint8Array, at: number): number {
  return (
    (((pixels[at] ?? 0) << 24) |
      ((pixels[at + 1] ?? 0) << 16) |
      ((pixels[at + 2] ?? 0) << 8) |
      (pixels[at + 3] ?? 0)) >>>
    0
  );
}

function colourOf(key: number): Colour {
  return [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
}

function countColours(pixels: Uint8Array): Map<number, Counted> {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(pixels, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map([...counts].map(([key, count]) => [key, { colour: colourOf(key), count }]));
}

/** Median cut: the box of colours that differ most is split in two until there are enough boxes. */
function reduce(colours: Counted[]): Colour[] {
  const boxes = [boxOf(colours)];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (other.weight > one.weight ? other : one));
    if (widest.colours.length < 2) break;
    const { channel } = widest;
    const sorted = widest.colours.toSorted((one, other) => one.colour[channel] - other.colour[channel]);
    const middle = splitPoint(sorted);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle)));
  }
  return boxes.map(({ colours: inside }) => average(inside));
}

interface Box {
  readonly colours: readonly Counted[];
  readonly channel: 0 | 1 | 2 | 3;
  readonly weight: number;
}

const channels = [0, 1, 2, 3] as const;

function boxOf(colours: readonly Counted[]): Box {
  let channel: Box['channel'] = 0;
  let width = -1;
  for (const one of channels) {
    let low = 255;
    let high = 0;
    for (const { colour } of colours) {
      low = Math.min(low, colour[one]);
      high = Math.max(high, colour[one]);
    }
    if (high - low > width) {
      width = high - low;
      channel = one;
    }
  }
  const pixels = colours.reduce((sum, { count }) => sum + count, 0);
  // A wide box that few pixels are in still counts: the edge of a letter is few pixels, and a wrong one shows.
  return { colours, channel, weight: colours.length < 2 ? -1 : width * width * Math.log2(pixels + 1) };
}

function splitPoint(sorted: readonly Counted[]): number {
  const half = sorted.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
  let passed = 0;
  for (let index = 0; index < sorted.length - 1; index++) {
    passed += Math.sqrt(sorted[index]?.count ?? 0);
    if (passed >= half) return index + 1;
  }
  return sorted.length - 1;
}

function average(colours: readonly Counted[]): Colour {
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  const mean = (channel: 0 | 1 | 2 | 3) =>
    Math.round(colours.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total);
  return [mean(0), mean(1), mean(2), mean(3)];
}

function nearestIndex(palette: readonly Colour[]): (pixels: Uint8Array, at: number) => number {
  const known = new Map<number, number>(
    palette.map(([red, green, blue, opacity], index) => [
      ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0,
      index,
    ]),
  );
  return (pixels, at) => {
    const key = keyAt(pixels, at);
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = search(palette, colourOf(key));
    known.set(key, index);
    return index;
  };
}

function search(palette: readonly Colour[], colour: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    let distance = 0;
    for (const channel of channels) distance += (colour[channel] - other[channel]) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

/** A PNG keeps colours as they are before opacity. */
function withoutOpacity([red, green, blue, opacity]: Colour): Colour {
  if (opacity === 0) return [0, 0, 0, 0];
  const raise = (value: number) => Math.min(255, Math.round((value * 255) / opacity));
  return [raise(red), raise(green), raise(blue), opacity];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
