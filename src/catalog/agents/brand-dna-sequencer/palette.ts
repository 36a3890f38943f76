import { contrastOf } from '../../../methods/colour/contrast.ts';
import type { Oklch } from '../../../methods/colour/oklab.ts';
import { hexOfOklch, oklchOfHex } from '../../../methods/colour/srgb.ts';
import { characters, type Harmony } from './characters.ts';
import type { BrandInput } from './fields.ts';

export type Hex = `#${string}`;

export interface Step {
  readonly name: string;
  readonly hex: Hex;
}

export interface Ramp {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Lightness of the eleven steps: even to the eye, with both ends near enough to white and black for text. */
const ladder: readonly (readonly [name: string, lightness: number])[] = [
  ['50', 0.975],
  ['100', 0.945],
  ['200', 0.89],
  ['300', 0.82],
  ['400', 0.72],
  ['500', 0.62],
  ['600', 0.535],
  ['700', 0.455],
  ['800', 0.38],
  ['900', 0.31],
  ['950', 0.22],
];

const offsets: Readonly<Record<Harmony, number>> = {
  analogous: 30,
  complementary: 180,
  split: 150,
  triadic: 120,
  monochrome: 0,
};

/** Chroma is fullest in the middle and fades to both ends, as paints do. */
function rampOf(name: string, { chroma, hue, lightness }: Oklch, exact?: Hex): Ramp {
  const nearest = ladder.reduce((best, one) =>
    Math.abs(one[1] - lightness) < Math.abs(best[1] - lightness) ? one : best,
  );
  return {
    name,
    steps: ladder.map(([step, light]) => {
      if (exact !== undefined && step === nearest[0]) return { name: step, hex: exact };
      const fade = 1 - Math.min(1, Math.abs(light - 0.58) / 0.46) ** 2 * 0.85;
      return { name: step, hex: hexOfOklch({ lightness: light, chroma: chroma * fade, hue }) };
    }),
  };
}

export interface Palette {
  readonly seed: Oklch;
  readonly seedHex: Hex;
  readonly secondHue: number;
  readonly harmony: Harmony;
  readonly primary: Ramp;
  readonly secondary: Ramp;
  readonly neutral: Ramp;
  readonly good: Ramp;
  readonly warn: Ramp;
  readonly bad: Ramp;
  readonly info: Ramp;
}

const greyBelow = 0.02;

export function paletteOf({ character, colour, harmony: asked }: BrandInput): Palette {
  const { hue, lightness, chroma, harmony: usual } = characters[character];
  const given = colour === undefined ? undefined : oklchOfHex(colour);
  const seed = given ?? { lightness, chroma, hue };
  const seedHex = hexOfOklch(seed);
  const harmony = asked === 'auto' ? usual : asked;
  // A grey has no hue to turn from, so its second colour comes from the character.
  const isGrey = seed.chroma < greyBelow;
  const second: Oklch = isGrey
    ? { lightness, chroma, hue }
    : {
        lightness: seed.lightness,
        chroma: harmony === 'monochrome' ? seed.chroma * 0.45 : seed.chroma * 0.85,
        hue: (seed.hue + offsets[harmony]) % 360,
      };
  const state = (name: string, at: number, strength: number) =>
    rampOf(name, { lightness: 0.55, chroma: strength, hue: at });
  return {
    seed,
    seedHex,
    secondHue: second.hue,
    harmony,
    primary: rampOf('primary', seed, seedHex),
    secondary: rampOf('secondary', second),
    neutral: rampOf('neutral', { lightness: 0.5, chroma: Math.min(0.012, seed.chroma * 0.1), hue: seed.hue }),
    good: state('good', 150, 0.13),
    warn: state('warn', 75, 0.13),
    bad: state('bad', 25, 0.18),
    info: state('info', 245, 0.13),
  };
}

export function rampsOf(palette: Palette): Ramp[] {
  const { primary, secondary, neutral, good, warn, bad, info } = palette;
  return [primary, secondary, neutral, good, warn, bad, info];
}

export interface Role {
  readonly name: string;
  readonly light: Hex;
  readonly dark: Hex;
  /** What it must stand out from, and by how much; null where it is a ground itself. */
  readonly on: 'surface' | 'accent' | null;
  readonly least: number | null;
}

/** WCAG 2, 1.4.11: parts of controls stand out by 3. */
const controls = 3;

export function rolesOf(palette: Palette, least: number): Role[] {
  const { neutral, primary, secondary } = palette;
  const grounds = { light: stepOf(neutral, '50'), dark: stepOf(neutral, '950') };
  const onGround = (ramp: Ramp, wanted: number) => ({
    light: firstOn(grounds.light, ramp.steps, wanted, 'darker'),
    dark: firstOn(grounds.dark, ramp.steps, wanted, 'lighter'),
  });
  const role = (
    name: string,
    both: { light: Hex; dark: Hex },
    on: Role['on'],
    wanted: number | null,
  ): Role => ({ name, ...both, on, least: wanted });
  // The brand's own colour is the accent wherever it can be read.
  const own = (ground: Hex, other: Hex) =>
    contrastOf(palette.seedHex, ground) >= least ? palette.seedHex : other;
  const found = onGround(primary, least);
  const accent = { light: own(grounds.light, found.light), dark: own(grounds.dark, found.dark) };
  // States differ in lightness as well as in hue, so that they stay apart for those who do not see the hue.
  const state = (ramp: Ramp, further: number) => {
    const first = onGround(ramp, least);
    return { light: neighbour(ramp, first.light, further), dark: neighbour(ramp, first.dark, -further) };
  };
  const readable = (ground: Hex) =>
    ['#ffffff' as Hex, stepOf(neutral, '950')].toSorted(
      (one, other) => contrastOf(other, ground) - contrastOf(one, ground),
    )[0] ?? '#ffffff';
  return [
    role('surface', grounds, null, null),
    role('surface-raised', { light: '#ffffff', dark: stepOf(neutral, '900') }, null, null),
    role('text', { light: stepOf(neutral, '950'), dark: stepOf(neutral, '50') }, 'surface', least),
    role('text-muted', onGround(neutral, least), 'surface', least),
    role('border', onGround(neutral, controls), 'surface', controls),
    role('accent', accent, 'surface', least),
    role('on-accent', { light: readable(accent.light), dark: readable(accent.dark) }, 'accent', least),
    role(
      'accent-hover',
      { light: neighbour(primary, accent.light, 1), dark: neighbour(primary, accent.dark, -1) },
      'surface',
      least,
    ),
    role('second', onGround(secondary, least), 'surface', least),
    role('good', state(palette.good, 0), 'surface', least),
    role('warn', state(palette.warn, 1), 'surface', least),
    role('bad', state(palette.bad, 2), 'surface', least),
    role('info', state(palette.info, 1), 'surface', least),
    role('focus', onGround(primary, controls), 'surface', controls),
  ];
}

export function stepOf({ steps }: Ramp, name: string): Hex {
  return steps.find((step) => step.name === name)?.hex ?? '#000000';
}

/** The step nearest to the ground that stands out enough; the farthest one when none does. */
function firstOn(ground: Hex, steps: readonly Step[], wanted: number, side: 'darker' | 'lighter'): Hex {
  const ordered = side === 'darker' ? steps : steps.toReversed();
  return (ordered.find(({ hex }) => contrastOf(hex, ground) >= wanted) ?? ordered.at(-1))?.hex ?? '#000000';
}

function neighbour({ steps }: Ramp, hex: Hex, by: number): Hex {
  const at = steps.findIndex((step) => step.hex === hex);
  return steps[Math.min(steps.length - 1, Math.max(0, at + by))]?.hex ?? hex;
}

export function contrastOfRole(
  roles: readonly Role[],
  { light, dark, on }: Role,
): { light: number; dark: number } | null {
  if (on === null) return null;
  const ground = roles.find(({ name }) => name === on);
  return ground === undefined
    ? null
    : { light: contrastOf(light, ground.light), dark: contrastOf(dark, ground.dark) };
}
