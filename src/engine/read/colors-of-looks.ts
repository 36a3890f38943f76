import { luminance, parseHex } from '../theme/color-math.ts';
import { colorByName } from '../theme/color-names.ts';
import type { Brief } from './brief.ts';

/** A look that was read: its words, and those that follow it in the text. */
export interface Look {
  readonly words: string;
  readonly after: string;
}

const dark = /\b(?:dark|night) (?:mode|theme|look|background)\b/i;
const darkGround = '#14161b';
/** What is said of letters or of one part is not the colour of the app. */
const ofPart = /\b(?:text|letters?|digits?|type|font|frame|buttons?|corners?|edges?)\b/i;

/** The colours of the app, from the looks that were said of all of it: the lightest is what one writes on. */
export function colorsOfLooks(looks: readonly Look[]): Brief['colors'] | undefined {
  const named = looks
    .filter(({ words }) => !ofPart.test(words) && !dark.test(words))
    .map(({ words, after }) => ({
      hex: colorByName(words.toLowerCase()),
      isGround: /^\s*(?:background|ground)\b/i.test(after),
    }))
    .filter((color): color is { hex: string; isGround: boolean } => color.hex !== undefined);
  const isDark = looks.some(({ words }) => dark.test(words));
  if (named.length === 0) return isDark ? { background: darkGround, component: undefined } : undefined;
  const hexes = [...new Set(named.map(({ hex }) => hex))];
  const lightest = hexes.toSorted((a, b) => lightness(b) - lightness(a))[0];
  const ground =
    named.find(({ isGround }) => isGround)?.hex ??
    (isDark ? darkGround : hexes.length > 1 ? lightest : undefined);
  const [component] = hexes.filter((hex) => hex !== ground).toSorted((a, b) => chroma(b) - chroma(a));
  return { background: ground, component };
}

const lightness = (hex: string) => luminance(parseHex(hex));

/** How far a colour is from grey. */
function chroma(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
