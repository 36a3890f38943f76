import Papa from 'papaparse';
import { distanceSeen } from '../../../methods/colour/colour-vision.ts';
import { contrastOf } from '../../../methods/colour/contrast.ts';
import { oklchOfHex } from '../../../methods/colour/srgb.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { TextFile } from '../../agent-desk/result.ts';
import { contrastOfRole, type Hex, type Palette, type Ramp, type Role, rampsOf } from './palette.ts';
import type { SpaceStep, TypeStep } from './scales.ts';
import type { Moment, ToneRule } from './voice.ts';

export function roleTable(roles: readonly Role[]): Part {
  return {
    kind: 'table',
    title: 'Roles in light and dark',
    columns: [
      { key: 'name', label: 'Role', as: 'text' },
      { key: 'light', label: 'Light', as: 'text' },
      { key: 'lightContrast', label: 'Contrast', as: 'number' },
      { key: 'dark', label: 'Dark', as: 'text' },
      { key: 'darkContrast', label: 'Contrast', as: 'number' },
      { key: 'least', label: 'At least', as: 'number' },
    ],
    rows: roles.map((role) => {
      const contrast = contrastOfRole(roles, role);
      return {
        name: role.name,
        light: role.light,
        lightContrast: contrast?.light ?? null,
        dark: role.dark,
        darkContrast: contrast?.dark ?? null,
        least: role.least,
      };
    }),
    note: 'Contrast by WCAG 2 against the surface; that of on-accent against the accent. Text asks 4.5 or 7, parts of controls 3.',
  };
}

export function rampTable({ name, steps }: Ramp): Part {
  return {
    kind: 'table',
    title: `The ${name} ramp in numbers`,
    columns: [
      { key: 'step', label: 'Step', as: 'text' },
      { key: 'hex', label: 'Colour', as: 'text' },
      { key: 'oklch', label: 'Oklch', as: 'text' },
      { key: 'white', label: 'On white', as: 'number' },
      { key: 'black', label: 'On black', as: 'number' },
    ],
    rows: steps.map((step) => {
      const { lightness, chroma, hue } = oklchOfHex(step.hex) ?? { lightness: 0, chroma: 0, hue: 0 };
      return {
        step: step.name,
        hex: step.hex,
        oklch: `${(lightness * 100).toFixed(1)} % ${chroma.toFixed(3)} ${hue.toFixed(0)}°`,
        white: contrastOf(step.hex, '#ffffff'),
        black: contrastOf(step.hex, '#000000'),
      };
    }),
    note: 'The file contrast-pairs.csv has every pair of steps of every ramp.',
  };
}

export interface VisionPair {
  readonly pair: string;
  readonly normal: number;
  readonly least: number;
}

const alike = 0.05;

/** Pairs that carry different meanings, and how near they come for those who see fewer colours. */
export function visionPairs(colours: readonly { readonly name: string; readonly hex: Hex }[]): VisionPair[] {
  return colours.flatMap((one, at) =>
    colours.slice(at + 1).map((other) => ({
      pair: `${one.name} and ${other.name}`,
      normal: distanceSeen(one.hex, other.hex),
      least: Math.min(
        ...(['protanopia', 'deuteranopia', 'tritanopia'] as const).map((kind) =>
          distanceSeen(one.hex, other.hex, kind),
        ),
      ),
    })),
  );
}

export function confusedPairs(pairs: readonly VisionPair[]): VisionPair[] {
  return pairs.filter(({ least }) => least < alike).toSorted((one, other) => one.least - other.least);
}

export function visionTable(pairs: readonly VisionPair[]): Part {
  const nearest = pairs.toSorted((one, other) => one.least - other.least).slice(0, 8);
  return {
    kind: 'table',
    title: 'States, and how near they come',
    columns: [
      { key: 'pair', label: 'Pair', as: 'text' },
      { key: 'normal', label: 'Distance', as: 'number' },
      { key: 'least', label: 'Least distance with a deficiency', as: 'number' },
      { key: 'so', label: 'So', as: 'text' },
    ],
    rows: nearest.map(({ pair, normal, least }) => ({
      pair,
      normal,
      least,
      so: least < alike ? 'never tell them apart by colour alone: add a word or a sign' : 'can be told apart',
    })),
    note: `Distances in Oklab; about 0.02 is just seen side by side, ${alike} is the least that we count as safe apart.`,
  };
}

export function typeTable(type: readonly TypeStep[], ratio: number): Part {
  return {
    kind: 'table',
    title: `Type scale, ratio ${ratio}`,
    columns: [
      { key: 'name', label: 'Step', as: 'text' },
      { key: 'size', label: 'Size, px', as: 'number' },
      { key: 'lineHeight', label: 'Line height, px', as: 'number' },
      { key: 'use', label: 'For', as: 'text' },
    ],
    rows: type.map(({ name, size, lineHeight, use }) => ({ name, size, lineHeight, use })),
  };
}

export function spaceTable(space: readonly SpaceStep[]): Part {
  return {
    kind: 'table',
    title: 'Spacing',
    columns: [
      { key: 'name', label: 'Step', as: 'text' },
      { key: 'size', label: 'px', as: 'number' },
    ],
    rows: space.map(({ name, size }) => ({ name, size })),
  };
}

export function voiceCards(rules: readonly ToneRule[], moments: readonly Moment[]): Part[] {
  return [
    {
      kind: 'cards',
      title: 'Voice',
      cards: rules.map(({ dimension, stands, level, rule, write, avoid }) => ({
        title: `${dimension}: ${stands}`,
        text: `${rule} Write: “${write}” Not: “${avoid}”`,
        facts: `${level} of 5`,
      })),
    },
    {
      kind: 'cards',
      title: 'The voice in four moments',
      cards: moments.map(({ name, text }) => ({ title: name, text })),
    },
  ];
}

export function pairsFile(palette: Palette): TextFile {
  const rows = rampsOf(palette).flatMap(({ name, steps }) =>
    steps.flatMap((one, at) =>
      steps.slice(at + 1).map((other) => {
        const contrast = contrastOf(one.hex, other.hex);
        return {
          ramp: name,
          one: one.name,
          other: other.name,
          'one colour': one.hex,
          'other colour': other.hex,
          contrast: contrast.toFixed(2),
          text:
            contrast >= 7 ? 'AAA' : contrast >= 4.5 ? 'AA' : contrast >= 3 ? 'large text and controls' : 'no',
        };
      }),
    ),
  );
  return { name: 'contrast-pairs.csv', type: 'text/csv', text: Papa.unparse(rows) };
}

/** Of the 55 pairs of a ramp, those on which text may stand. */
export function safePairs({ steps }: Ramp, least: number): number {
  return steps.reduce(
    (sum, one, at) =>
      sum + steps.slice(at + 1).filter((other) => contrastOf(one.hex, other.hex) >= least).length,
    0,
  );
}
