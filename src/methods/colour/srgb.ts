import {
  linearOfOklab,
  type Oklch,
  oklabOfLinear,
  oklabOfOklch,
  oklchOfOklab,
  type Triple,
} from './oklab.ts';

/** sRGB, IEC 61966-2-1: from the stored value, 0 to 1, to light and back. */
export function linearOfStored(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function storedOfLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Undefined when the text is no colour such as `#2f6f4e` or `#fff`. */
export function linearOfHex(text: string): Triple | undefined {
  const match = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim());
  const digits = match?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => linearOfStored(Number.parseInt(full.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

export function hexOfLinear(linear: Triple): `#${string}` {
  const digits = linear.map((value) => {
    const stored = Math.round(Math.min(1, Math.max(0, storedOfLinear(Math.max(0, value)))) * 255);
    return stored.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

export function oklchOfHex(text: string): Oklch | undefined {
  const linear = linearOfHex(text);
  return linear === undefined ? undefined : oklchOfOklab(oklabOfLinear(linear));
}

/** Rounding of the matrices lets white lie a hair outside. */
const tolerance = 1e-4;

function isShown(linear: Triple): boolean {
  return linear.every((value) => value >= -tolerance && value <= 1 + tolerance);
}

/** The nearest colour that a screen can show with the same lightness and hue: chroma is lowered until it can. */
export function withinScreen(colour: Oklch): Oklch {
  const isFitting = (chroma: number) => isShown(linearOfOklab(oklabOfOklch({ ...colour, chroma })));
  if (isFitting(colour.chroma)) return colour;
  let low = 0;
  let high = colour.chroma;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  return { ...colour, chroma: low };
}

export function hexOfOklch(colour: Oklch): `#${string}` {
  return hexOfLinear(linearOfOklab(oklabOfOklch(withinScreen(colour))));
}
