/**
 * Oklab by Björn Ottosson, A perceptual color space for image processing, 2020 (https://bottosson.github.io/posts/oklab/), and its
 * polar form Oklch as in CSS Color Module Level 4. Lightness goes from 0 to 1, hue in degrees.
 */
export type Triple = readonly [number, number, number];

export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Below this chroma a colour is a grey, and its hue means nothing. */
const greyChroma = 1e-4;

export function oklabOfXyz([x, y, z]: Triple): Triple {
  return labOfCones([
    0.8189330101 * x + 0.3618667424 * y - 0.1288597137 * z,
    0.0329845436 * x + 0.9293118715 * y + 0.0361456387 * z,
    0.0482003018 * x + 0.2643662691 * y + 0.633851707 * z,
  ]);
}

export function oklabOfLinear([red, green, blue]: Triple): Triple {
  return labOfCones([
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ]);
}

function labOfCones(cones: Triple): Triple {
  const [long, medium, short] = cones.map(Math.cbrt) as unknown as Triple;
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

export function linearOfOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

export function oklchOfOklab([lightness, a, b]: Triple): Oklch {
  const chroma = Math.hypot(a, b);
  const hue = chroma < greyChroma ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue };
}

export function oklabOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** The distance of two colours in Oklab; about 0.02 is just seen. */
export function oklabDistance(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
