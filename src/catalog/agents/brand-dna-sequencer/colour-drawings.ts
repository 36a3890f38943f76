import { type Deficiency, seenAs } from '../../../methods/colour/colour-vision.ts';
import { hexOfOklch } from '../../../methods/colour/srgb.ts';
import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { type Hex, type Palette, rampsOf } from './palette.ts';

const swatch = 52;

export function rampDrawing(palette: Palette): DrawingPart {
  const ramps = rampsOf(palette);
  const left = 84;
  const shapes = ramps.flatMap(({ name, steps }, row): Shape[] => [
    { kind: 'label', x: 8, y: 46 + row * (swatch + 6) + 12, text: name, size: 12 },
    ...steps.map(
      (step, at): Shape => ({
        kind: 'rect',
        x: left + at * swatch,
        y: 20 + row * (swatch + 6) + 6,
        w: swatch - 3,
        h: swatch - 6,
        round: 4,
        fill: step.hex,
      }),
    ),
  ]);
  const heads = (ramps[0]?.steps ?? []).map(
    (step, at): Shape => ({
      kind: 'label',
      x: left + at * swatch + swatch / 2,
      y: 16,
      text: step.name,
      size: 11,
      at: 'middle',
      paint: 'muted',
    }),
  );
  return {
    kind: 'drawing',
    title: 'Colour ramps',
    width: left + 11 * swatch + 8,
    height: ramps.length * (swatch + 6) + 30,
    shapes: [...heads, ...shapes],
    says: `Eleven steps each of ${ramps.map(({ name, steps }) => `${name} from ${steps[0]?.hex} to ${steps.at(-1)?.hex}`).join(', ')}.`,
  };
}

const views: readonly (readonly [name: string, deficiency: Deficiency | undefined])[] = [
  ['As designed', undefined],
  ['Protanopia', 'protanopia'],
  ['Deuteranopia', 'deuteranopia'],
  ['Tritanopia', 'tritanopia'],
];

export function visionDrawing(colours: readonly { readonly name: string; readonly hex: Hex }[]): DrawingPart {
  const left = 110;
  const wide = 84;
  const shapes = views.flatMap(([name, deficiency], row): Shape[] => [
    { kind: 'label', x: 8, y: 60 + row * 48, text: name, size: 12 },
    ...colours.map(
      ({ hex }, at): Shape => ({
        kind: 'rect',
        x: left + at * wide,
        y: 34 + row * 48,
        w: wide - 6,
        h: 40,
        round: 4,
        fill: deficiency === undefined ? hex : seenAs(hex, deficiency),
      }),
    ),
  ]);
  return {
    kind: 'drawing',
    title: 'As people with colour-vision deficiencies see it',
    width: left + colours.length * wide + 8,
    height: 34 + views.length * 48 + 8,
    shapes: [
      ...colours.map(
        ({ name }, at): Shape => ({
          kind: 'label',
          x: left + at * wide + (wide - 6) / 2,
          y: 22,
          text: name,
          size: 11,
          at: 'middle',
          paint: 'muted',
        }),
      ),
      ...shapes,
    ],
    says: `The colours ${colours.map(({ name }) => name).join(', ')} as designed and as seen with protanopia, deuteranopia and tritanopia.`,
  };
}

const wheelRadius = 120;
const wheelSteps = 36;

/** The hues at the lightness and chroma of the main colour, with where the main and the second colour stand. */
export function harmonyDrawing({ seed, seedHex, secondHue, harmony }: Palette): DrawingPart {
  const centre = wheelRadius + 46;
  const at = (hue: number, radius: number): readonly [number, number] => {
    const angle = ((hue - 90) * Math.PI) / 180;
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
  };
  const chroma = Math.max(0.08, seed.chroma);
  const lightness = Math.min(0.8, Math.max(0.45, seed.lightness));
  const wheel = Array.from({ length: wheelSteps }, (_, step): Shape => {
    const hue = (step * 360) / wheelSteps;
    const [x, y] = at(hue, wheelRadius);
    return { kind: 'circle', x, y, r: 10, fill: hexOfOklch({ lightness, chroma, hue }) };
  });
  const pointer = (hue: number, name: string): Shape[] => {
    const [x, y] = at(hue, wheelRadius + 30);
    return [
      {
        kind: 'line',
        points: [[centre, centre], at(hue, wheelRadius - 14)],
        stroke: 'ink',
        width: 2,
        arrow: true,
      },
      { kind: 'label', x, y: y + 4, text: name, size: 11, at: 'middle' },
    ];
  };
  return {
    kind: 'drawing',
    title: `Harmony: ${harmony}`,
    width: 2 * centre,
    height: 2 * centre,
    shapes: [
      ...wheel,
      ...pointer(seed.hue, 'main'),
      ...(harmony === 'monochrome' ? [] : pointer(secondHue, 'second')),
    ],
    says: `The main colour ${seedHex} stands at a hue of ${Math.round(seed.hue)} degrees, the second at ${Math.round(secondHue)}, by the ${harmony} rule.`,
  };
}
