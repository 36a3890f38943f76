/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the second colour in the first. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export const black: Rgb = [0, 0, 0];
export const white: Rgb = [255, 255, 255];

/** Black or white, whichever is easier to read on it. */
export function inkOn(ground: Rgb): Rgb {
  return contrast(ground, white) >= contrast(ground, black) ? white : black;
}

/** The colour itself, moved towards black or white only as far as it must be to be read on the ground. */
export function readableOn(color: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  const enough = (one: Rgb) => grounds.every((ground) => contrast(one, ground) >= least);
  const [ground = white] = grounds;
  const target = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, target, share);
    if (enough(moved)) return moved;
  }
  return target;
}

/** So much does white stand out from a colour of middle brightness that people expect it there: steel blue, sea green. */
const takesWhite = 3;

/** A colour that nobody asked for, made a little darker where white would nearly be read on it: black looks odd there. */
export function bearingWhite(color: Rgb, least: number): Rgb {
  return contrast(color, white) < takesWhite ? color : readableOn(color, [white], least);
}
