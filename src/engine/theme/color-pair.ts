import { luminance, parseHex } from './color-math.ts';

const light = 0.55;
const quiet = 140;
const nearlyBlack = 0.05;

const lightness = (hex: string) => luminance(parseHex(hex));

/** How far a colour is from grey. */
export function chroma(hex: string): number {
  const channels = parseHex(hex);
  return Math.max(...channels) - Math.min(...channels);
}

/** Which of two colours one writes on: a light quiet one, else one that is nearly black, else the lighter one. */
export function groundOf(first: string, second: string): { background: string; component: string } {
  const both = [first, second];
  const [lighter = first] = both.toSorted((a, b) => lightness(b) - lightness(a));
  const calm = both
    .filter((hex) => lightness(hex) >= light && chroma(hex) <= quiet)
    .toSorted((a, b) => lightness(b) - lightness(a))[0];
  const dark = both.find((hex) => lightness(hex) < nearlyBlack);
  const background = calm ?? dark ?? lighter;
  return { background, component: both.find((hex) => hex !== background) ?? background };
}
