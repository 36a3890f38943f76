/**
 * A layer of 3×3 over a picture whose dots were repeated `scale` times sees the same few dots again and again. The same
 * result comes from a layer of 3×3 over the small picture that draws all dots of a square at once, without ever making
 * the large one.
 */
export function foldEnlargement(
  kernel: Float32Array,
  bias: Float32Array,
  inputs: number,
  scale: number,
): { kernel: Float32Array; bias: Float32Array } {
  const colours = bias.length;
  const outputs = colours * scale * scale;
  const folded = new Float32Array(9 * inputs * outputs);
  const source = (place: number) => Math.floor(place / scale) + 1;
  for (let square = 0; square < scale * scale; square++) {
    const [row, column] = [Math.floor(square / scale), square % scale];
    for (let tap = 0; tap < 9; tap++) {
      const [down, across] = [Math.floor(tap / 3) - 1, (tap % 3) - 1];
      const from = source(row + down) * 3 + source(column + across);
      for (let input = 0; input < inputs; input++)
        for (let colour = 0; colour < colours; colour++) {
          const to = (from * inputs + input) * outputs + square * colours + colour;
          folded[to] = (folded[to] ?? 0) + (kernel[(tap * inputs + input) * colours + colour] ?? 0);
        }
    }
  }
  return { kernel: folded, bias: Float32Array.from({ length: outputs }, (_, at) => bias[at % colours] ?? 0) };
}
