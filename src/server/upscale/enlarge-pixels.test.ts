import { describe, expect, it } from 'vitest';
import { backProject } from './back-project.ts';
import { enlargePixels } from './enlarge-pixels.ts';
import { foldEnlargement } from './fold-enlargement.ts';
import { type Pixels, planTiles } from './plan-tiles.ts';

function picture(width: number, height: number, colour: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const value = colour(at % width, Math.floor(at / width));
    data.set([value, value, value, 255], at * 4);
  }
  return { data, width, height };
}

const noise = (x: number, y: number) => (x * 37 + y * 101) % 251;

describe('the pieces of a picture', () => {
  it('cover a busy picture once, whatever its size', () => {
    for (const [width, height] of [
      [1, 2],
      [144, 145],
      [390, 844],
      [1000, 3],
    ] as const) {
      const seen = new Uint8Array(width * height);
      for (const tile of planTiles(picture(width, height, noise)))
        for (let y = tile.y; y < tile.y + tile.height; y++)
          for (let x = tile.x; x < tile.x + tile.width; x++)
            seen[y * width + x] = (seen[y * width + x] ?? 0) + 1;
      expect(
        seen.every((count) => count === 1),
        `${width} × ${height}`,
      ).toBe(true);
    }
  });

  it('are only where something happens', () => {
    expect(planTiles(picture(300, 300, () => 7))).toEqual([]);
    const dotted = planTiles(picture(300, 300, (x, y) => (x === 50 && y === 60 ? 0 : 255)));
    expect(dotted).toEqual([{ x: 41, y: 51, width: 19, height: 19 }]);
  });
});

describe('enlargePixels', () => {
  it('puts each piece in its place and repeats the rest', async () => {
    const small = picture(400, 300, (x, y) => (x > 180 && y > 150 ? noise(x, y) : 9));
    const large = await enlargePixels(small, 4, async (tiles, done) => {
      for (const { id, dots, width, height } of tiles) {
        const made = new Uint8ClampedArray(width * height * 16 * 3);
        for (let at = 0; at < made.length; at++) {
          const [x, y] = [Math.floor(at / 3) % (width * 4), Math.floor(at / 3 / (width * 4))];
          made[at] = dots[(Math.floor(y / 4) * width + Math.floor(x / 4)) * 3 + (at % 3)] ?? 0;
        }
        done({ id, dots: made });
      }
    });
    expect([large.width, large.height]).toEqual([1600, 1200]);
    const wrong = large.data.findIndex((value, at) => {
      const [x, y] = [Math.floor(((at >> 2) % 1600) / 4), Math.floor((at >> 2) / 1600 / 4)];
      return value !== small.data[(y * 400 + x) * 4 + (at % 4)];
    });
    expect(wrong).toBe(-1);
  });
});

describe('backProject', () => {
  it('makes a piece agree with what it came from, and leaves what agrees', () => {
    const size = { width: 3, height: 2, scale: 4 };
    const small = Float32Array.from({ length: 18 }, (_, at) => 60 + at * 5);
    const large = new Float32Array(18 * 16).fill(128);
    backProject(small, large, size, 60);
    const shrunk = new Float32Array(18);
    for (let at = 0; at < large.length; at++) {
      const [x, y] = [Math.floor(at / 3) % 12, Math.floor(at / 36)];
      const to = (Math.floor(y / 4) * 3 + Math.floor(x / 4)) * 3 + (at % 3);
      shrunk[to] = (shrunk[to] ?? 0) + (large[at] ?? 0) / 16;
    }
    for (const [at, value] of shrunk.entries()) expect(value).toBeCloseTo(small[at] ?? 0, 0);
    const even = new Float32Array(18).fill(40);
    const kept = new Float32Array(18 * 16).fill(40);
    backProject(even, kept, size, 4);
    expect(kept.every((value) => value === 40)).toBe(true);
  });
});

describe('foldEnlargement', () => {
  it('gives what the layer gives on the repeated picture', () => {
    const [inputs, colours, scale, side] = [2, 3, 4, 3];
    const kernel = Float32Array.from({ length: 9 * inputs * colours }, (_, at) => Math.sin(at));
    const bias = Float32Array.from({ length: colours }, (_, at) => at);
    const folded = foldEnlargement(kernel, bias, inputs, scale);
    const given = Float32Array.from({ length: side * side * inputs }, (_, at) => Math.cos(at * 3));
    const layer = (
      dot: (x: number, y: number, input: number) => number,
      weights: { kernel: Float32Array; bias: Float32Array },
      place: { x: number; y: number },
      output: number,
    ) => {
      let sum = weights.bias[output] ?? 0;
      for (let tap = 0; tap < 9; tap++)
        for (let input = 0; input < inputs; input++)
          sum +=
            dot(place.x + (tap % 3) - 1, place.y + Math.floor(tap / 3) - 1, input) *
            (weights.kernel[(tap * inputs + input) * weights.bias.length + output] ?? 0);
      return sum;
    };
    const small = (x: number, y: number, input: number) =>
      x < 0 || y < 0 || x >= side || y >= side ? 0 : (given[(y * side + x) * inputs + input] ?? 0);
    const large = (x: number, y: number, input: number) =>
      small(Math.floor(x / scale), Math.floor(y / scale), input);
    for (let y = 0; y < side * scale; y++)
      for (let x = 0; x < side * scale; x++)
        for (let colour = 0; colour < colours; colour++) {
          const square = (y % scale) * scale + (x % scale);
          const place = { x: Math.floor(x / scale), y: Math.floor(y / scale) };
          expect(layer(small, folded, place, square * colours + colour)).toBeCloseTo(
            layer(large, { kernel, bias }, { x, y }, colour),
            4,
          );
        }
  });
});
