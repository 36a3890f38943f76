import { characters } from './characters.ts';
import type { BrandInput } from './fields.ts';

export interface TypeStep {
  readonly name: string;
  readonly size: number;
  readonly lineHeight: number;
  readonly use: string;
}

const uses: readonly (readonly [step: number, name: string, use: string])[] = [
  [-2, 'caption', 'Legal lines, captions'],
  [-1, 'small', 'Labels, help'],
  [0, 'body', 'Running text'],
  [1, 'lead', 'Opening paragraphs'],
  [2, 'heading-4', 'Headings of cards'],
  [3, 'heading-3', 'Headings of sections'],
  [4, 'heading-2', 'Headings of chapters'],
  [5, 'heading-1', 'Title of a page'],
  [6, 'display', 'One line on a poster or hero'],
];

export function ratioOf({ ratio, character }: BrandInput): number {
  return ratio >= 1.05 ? ratio : characters[character].ratio;
}

/** Bringhurst's modular scale: each size is the one before times the ratio; large lines stand closer, on a grid of 4. */
export function typeScale(input: BrandInput): TypeStep[] {
  const ratio = ratioOf(input);
  return uses.map(([step, name, use]) => {
    const size = input.baseSize * ratio ** step;
    const leading = Math.max(1.1, 1.5 - Math.max(0, step) * 0.07);
    return {
      name,
      size: Math.round(size * 100) / 100,
      lineHeight: Math.max(4, Math.ceil((size * leading) / 4) * 4),
      use,
    };
  });
}

export interface SpaceStep {
  readonly name: string;
  readonly size: number;
}

const multiples: readonly (readonly [name: string, times: number])[] = [
  ['2xs', 0.5],
  ['xs', 1],
  ['s', 1.5],
  ['m', 2],
  ['l', 3],
  ['xl', 4],
  ['2xl', 6],
  ['3xl', 8],
  ['4xl', 12],
  ['5xl', 16],
];

export function spaceScale({ unit }: BrandInput): SpaceStep[] {
  return multiples.map(([name, times]) => ({ name, size: unit * times }));
}
