/**
 * Corrects an enlarged piece by what is known for sure: made small again, it must be the piece that it came from. The
 * difference is spread over the dots that caused it, a few times. Colours stay true and letters get darker strokes.
 */
export function backProject(
  small: Float32Array,
  large: Float32Array,
  { width, height, scale }: { width: number; height: number; scale: number },
  rounds: number,
): void {
  const fault = new Float32Array(small.length);
  const wide = new Float32Array(small.length * scale);
  const across = betweenDots(width, scale);
  const down = betweenDots(height, scale);
  for (let round = 0; round < rounds; round++) {
    findFault(small, large, fault, width, scale);
    widen(fault, wide, width, across);
    addFault(large, wide, down, width * scale * 3);
  }
}

/** The loops are plain, because each runs millions of times for one picture. */
function findFault(
  small: Float32Array,
  large: Float32Array,
  fault: Float32Array,
  width: number,
  scale: number,
): void {
  fault.set(small);
  const share = 1 / (scale * scale);
  const height = small.length / 3 / width;
  let from = 0;
  for (let y = 0; y < height * scale; y++) {
    const line = Math.floor(y / scale) * width * 3;
    for (let x = 0; x < width; x++) {
      const to = line + x * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let part = 0; part < scale; part++) {
        red += large[from++] ?? 0;
        green += large[from++] ?? 0;
        blue += large[from++] ?? 0;
      }
      fault[to] = (fault[to] ?? 0) - red * share;
      fault[to + 1] = (fault[to + 1] ?? 0) - green * share;
      fault[to + 2] = (fault[to + 2] ?? 0) - blue * share;
    }
  }
}

function widen(fault: Float32Array, wide: Float32Array, width: number, across: BetweenDots): void {
  let at = 0;
  for (let line = 0; line < fault.length; line += width * 3)
    for (let x = 0; x < across.share.length; x++) {
      const from = line + (across.from[x] ?? 0) * 3;
      const to = line + (across.to[x] ?? 0) * 3;
      const share = across.share[x] ?? 0;
      for (let colour = 0; colour < 3; colour++)
        wide[at++] = (fault[from + colour] ?? 0) * (1 - share) + (fault[to + colour] ?? 0) * share;
    }
}

function addFault(large: Float32Array, wide: Float32Array, down: BetweenDots, length: number): void {
  let at = 0;
  for (let y = 0; y < down.share.length; y++) {
    const from = (down.from[y] ?? 0) * length;
    const to = (down.to[y] ?? 0) * length;
    const share = down.share[y] ?? 0;
    for (let x = 0; x < length; x++) {
      const value = (large[at] ?? 0) + (wide[from + x] ?? 0) * (1 - share) + (wide[to + x] ?? 0) * share;
      large[at++] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}

/** For each dot of a line that is `scale` times as long: the two it lies between, and how far. */
export interface BetweenDots {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly share: Float32Array;
}

export function betweenDots(length: number, scale: number): BetweenDots {
  const places = Array.from({ length: length * scale }, (_, at) => (at + 0.5) / scale - 0.5);
  return {
    from: Int32Array.from(places, (place) => Math.max(0, Math.floor(place))),
    to: Int32Array.from(places, (place) => Math.min(length - 1, Math.floor(place) + 1)),
    share: Float32Array.from(places, (place) => place - Math.floor(place)),
  };
}
