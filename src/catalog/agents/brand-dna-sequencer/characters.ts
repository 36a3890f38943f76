export type CharacterKey = 'sincere' | 'exciting' | 'competent' | 'sophisticated' | 'rugged';
export type Harmony = 'analogous' | 'complementary' | 'split' | 'triadic' | 'monochrome';
export type MarkKind = 'monogram' | 'wordmark' | 'geometric';

export interface Character {
  readonly label: string;
  /** Used when no colour is given: hue in degrees of Oklch, lightness and chroma. */
  readonly hue: number;
  readonly lightness: number;
  readonly chroma: number;
  readonly harmony: Harmony;
  readonly ratio: number;
  readonly mark: MarkKind;
  /** Radius of corners in units of spacing. */
  readonly roundness: number;
  readonly headings: string;
  readonly text: string;
  readonly because: string;
}

/** The five dimensions of Aaker 1997, each with what it usually asks of form. The choice of form is ours. */
export const characters: Readonly<Record<CharacterKey, Character>> = {
  sincere: {
    label: 'Sincere: honest, warm, down to earth',
    hue: 145,
    lightness: 0.52,
    chroma: 0.11,
    harmony: 'analogous',
    ratio: 1.2,
    mark: 'geometric',
    roundness: 2,
    headings: 'Fraunces',
    text: 'Karla',
    because: 'soft corners, near hues and a calm scale do not shout',
  },
  exciting: {
    label: 'Exciting: daring, young, full of ideas',
    hue: 20,
    lightness: 0.62,
    chroma: 0.21,
    harmony: 'triadic',
    ratio: 1.333,
    mark: 'geometric',
    roundness: 3,
    headings: 'Space Grotesk',
    text: 'Manrope',
    because: 'strong hues far apart and large steps of size make tension',
  },
  competent: {
    label: 'Competent: reliable, clever, successful',
    hue: 255,
    lightness: 0.5,
    chroma: 0.15,
    harmony: 'split',
    ratio: 1.2,
    mark: 'monogram',
    roundness: 1,
    headings: 'Inter',
    text: 'Inter',
    because: 'one family, small steps and a firm grid keep dense pages in order',
  },
  sophisticated: {
    label: 'Sophisticated: refined, charming, upper class',
    hue: 320,
    lightness: 0.38,
    chroma: 0.09,
    harmony: 'monochrome',
    ratio: 1.41,
    mark: 'wordmark',
    roundness: 0,
    headings: 'Bodoni Moda',
    text: 'Source Serif 4',
    because: 'few colours, much white and large contrasts of size speak quietly',
  },
  rugged: {
    label: 'Rugged: outdoors, tough, strong',
    hue: 60,
    lightness: 0.5,
    chroma: 0.12,
    harmony: 'complementary',
    ratio: 1.25,
    mark: 'geometric',
    roundness: 0.5,
    headings: 'Barlow Condensed',
    text: 'Libre Franklin',
    because: 'earth hues with one opposite, hard corners and condensed headings look built',
  },
};
