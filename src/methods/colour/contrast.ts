import type { Triple } from './oklab.ts';
import { linearOfHex } from './srgb.ts';

/** Relative luminance of WCAG 2.x from linear sRGB. */
export function luminanceOf([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.x, from 1 to 21. A text that is no colour counts as black. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => luminanceOf(linearOfHex(hex) ?? [0, 0, 0]))
    .toSorted((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}
