import type { WorkedExample } from '../../agent-desk/work.ts';
import type { BrandInput } from './fields.ts';

function withColour(colour: string): BrandInput {
  return {
    brand: 'Example',
    offer: 'nothing in particular',
    audience: 'readers',
    beliefs: ['Checks'],
    character: 'competent',
    colour,
    harmony: 'complementary',
    contrast: '4.5',
    mark: 'auto',
    baseSize: 16,
    ratio: 1.5,
    unit: 8,
    humor: 3,
    formality: 3,
    respect: 3,
    enthusiasm: 3,
  };
}

const rounding = 0.005;

export const examples: readonly WorkedExample<BrandInput>[] = [
  {
    source: 'WCAG 2 contrast as printed in guides: #777777 on white is 4.48, just below level AA',
    input: withColour('#777777'),
    expected: { seedOnWhite: { is: 4.48, within: rounding }, rolesBelow: { is: 0 } },
  },
  {
    source: 'WCAG 2 contrast as printed in guides: #767676 on white is 4.54, the lightest grey of level AA',
    input: withColour('#767676'),
    expected: { seedOnWhite: { is: 4.54, within: rounding } },
  },
  {
    source: 'WCAG 2: black on white is 21 to 1; Ottosson 2020: the lightness of white is 1, of black 0',
    input: withColour('#000000'),
    expected: { seedOnWhite: { is: 21, within: rounding }, seedLightness: { is: 0, within: rounding } },
  },
  {
    source: 'A modular scale by hand: 16 × 1.5⁶ = 182.25',
    input: withColour('#ffffff'),
    expected: {
      largest: { is: 182.25, within: rounding },
      seedLightness: { is: 100, within: rounding },
      seedOnBlack: { is: 21, within: rounding },
    },
  },
];
