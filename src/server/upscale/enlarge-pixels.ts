import { betweenDots } from './back-project.ts';
import { type Area, grow, margin, type Pixels, planTiles } from './plan-tiles.ts';

type RunTiles = (
  tiles: Iterable<{ id: number; dots: Uint8Array; width: number; height: number }>,
  done: (made: { id: number; dots: Uint8ClampedArray }) => void,
) => Promise<void>;

/** Even places are repeated, which is exact; the network draws the others. */
export async function enlargePixels(picture: Pixels, scale: number, run: RunTiles): Promise<Pixels> {
  const large: Pixels = {
    data: repeat(picture, scale),
    width: picture.width * scale,
    height: picture.height * scale,
  };
  const places = planTiles(picture).map((kept) => ({ kept, seen: grow(kept, margin, picture) }));
  await run(
    (function* () {
      for (const [id, { seen }] of places.entries())
        yield { id, dots: cut(picture, seen), width: seen.width, height: seen.height };
    })(),
    ({ id, dots }) => {
      const place = places[id];
      if (place !== undefined) paste(large, dots, place.kept, place.seen, scale);
    },
  );
  smoothOpacity(picture, large, scale);
  return large;
}

function repeat({ data, width, height }: Pixels, scale: number): Uint8ClampedArray {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height * scale * scale);
  const length = width * scale;
  for (let y = 0; y < height; y++) {
    const start = y * scale * length;
    for (let x = 0; x < width; x++)
      to.fill(from[y * width + x] ?? 0, start + x * scale, start + (x + 1) * scale);
    for (let copy = 1; copy < scale; copy++) to.copyWithin(start + copy * length, start, start + length);
  }
  return new Uint8ClampedArray(to.buffer);
}

function cut({ data, width }: Pixels, area: Area): Uint8Array {
  const dots = new Uint8Array(area.width * area.height * 3);
  let to = 0;
  for (let y = area.y; y < area.y + area.height; y++)
    for (let x = area.x; x < area.x + area.width; x++)
      for (let colour = 0; colour < 3; colour++) dots[to++] = data[(y * width + x) * 4 + colour] ?? 0;
  return dots;
}

function paste(large: Pixels, dots: Uint8ClampedArray, kept: Area, seen: Area, scale: number): void {
  const left = (kept.x - seen.x) * scale;
  const top = (kept.y - seen.y) * scale;
  for (let y = 0; y < kept.height * scale; y++)
    for (let x = 0; x < kept.width * scale; x++) {
      const from = ((top + y) * seen.width * scale + left + x) * 3;
      const to = ((kept.y * scale + y) * large.width + kept.x * scale + x) * 4;
      for (let colour = 0; colour < 3; colour++) large.data[to + colour] = dots[from + colour] ?? 0;
    }
}

/** The network knows colours alone: edges of what can be seen through go over evenly. */
function smoothOpacity({ data, width, height }: Pixels, large: Pixels, scale: number): void {
  const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 255;
  if (data.every((value, at) => at % 4 !== 3 || value === 255)) return;
  const across = betweenDots(width, scale);
  const down = betweenDots(height, scale);
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      const [left = 0, right = 0, share = 0] = [across.from[x], across.to[x], across.share[x]];
      const line = (at: number) => opacity(left, at) * (1 - share) + opacity(right, at) * share;
      const [above = 0, below = 0, further = 0] = [down.from[y], down.to[y], down.share[y]];
      large.data[(y * large.width + x) * 4 + 3] = line(above) * (1 - further) + line(below) * further;
    }
}
