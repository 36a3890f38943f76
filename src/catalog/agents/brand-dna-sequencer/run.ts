import { distanceSeen } from '../../../methods/colour/colour-vision.ts';
import { contrastOf } from '../../../methods/colour/contrast.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { brandBook, brandSlides, characterWord } from './book.ts';
import { harmonyDrawing, rampDrawing, visionDrawing } from './colour-drawings.ts';
import type { BrandInput } from './fields.ts';
import { type Mark, markOf, smallestSizes } from './mark.ts';
import { constructionDrawing, lockupDrawing } from './mark-drawings.ts';
import { contrastOfRole, type Hex, type Palette, paletteOf, type Role, rolesOf } from './palette.ts';
import { ratioOf, spaceScale, typeScale } from './scales.ts';
import {
  confusedPairs,
  pairsFile,
  rampTable,
  roleTable,
  safePairs,
  spaceTable,
  typeTable,
  type VisionPair,
  visionPairs,
  visionTable,
  voiceCards,
} from './tables.ts';
import { filesOf } from './tokens.ts';
import { moments, toneRules } from './voice.ts';

const told = ['accent', 'second', 'good', 'warn', 'bad', 'info'];
const states = ['good', 'warn', 'bad', 'info'];

export function runBrandSequencer(input: BrandInput): AgentResult {
  const least = Number(input.contrast);
  const palette = paletteOf(input);
  const roles = rolesOf(palette, least);
  const type = typeScale(input);
  const space = spaceScale(input);
  const mark = markOf(input);
  const content = {
    input,
    palette,
    roles,
    type,
    space,
    mark,
    rules: toneRules(input),
    moments: moments(input),
  };
  const colours = roles
    .filter(({ name }) => told.includes(name))
    .map(({ name, light }) => ({ name, hex: light }));
  const pairs = visionPairs(colours.filter(({ name }) => states.includes(name)));
  const confused = confusedPairs(pairs);
  const below = roles.filter((role) => isBelow(roles, role));
  const lowest = lowestContrast(roles);
  const drawings = {
    construction: constructionDrawing(mark),
    lockups: lockupDrawing(input, mark, roles),
    ramps: rampDrawing(palette),
  };
  return {
    summary: `${input.brand} gets ${/^[aeiou]/.test(characterWord(input)) ? 'an' : 'a'} ${characterWord(input)} system around ${palette.seedHex} with a ${mark.kind === 'geometric' ? 'geometric mark' : mark.kind}; ${below.length === 0 ? `every role keeps its contrast, text at least ${lowest.toFixed(2)}` : `${below.length} roles miss their contrast`}, in light and dark.`,
    values: {
      seed: palette.seedHex,
      seedOnWhite: contrastOf(palette.seedHex, '#ffffff'),
      seedOnBlack: contrastOf(palette.seedHex, '#000000'),
      seedLightness: palette.seed.lightness * 100,
      seedChroma: palette.seed.chroma,
      seedHue: palette.seed.hue,
      lowestTextContrast: lowest,
      rolesBelow: below.length,
      safePairs: safePairs(palette.primary, least),
      confusedPairs: confused.length,
      ratio: ratioOf(input),
      largest: type.at(-1)?.size ?? null,
      smallestMark: smallestSizes(mark).pixels,
    },
    parts: [
      glance(palette, mark, lowest, least),
      drawings.lockups,
      drawings.construction,
      drawings.ramps,
      harmonyDrawing(palette),
      roleTable(roles),
      rampTable(palette.primary),
      visionDrawing(colours),
      visionTable(pairs),
      typeTable(type, ratioOf(input)),
      spaceTable(space),
      ...voiceCards(content.rules, content.moments),
      brandBook(content),
    ],
    warnings: warningsOf(below, confused, colours),
    slides: brandSlides(content, drawings),
    files: [...filesOf(content), pairsFile(palette)],
  };
}

type Named = readonly { readonly name: string; readonly hex: Hex }[];

function warningsOf(below: readonly Role[], confused: readonly VisionPair[], colours: Named): string[] {
  return [
    ...below.map(
      ({ name }) =>
        `The role ${name} cannot reach its contrast with this colour. Choose a lighter or darker one.`,
    ),
    ...(confused.length > 0
      ? [
          `${confused
            .map(({ pair }) => pair)
            .slice(0, 3)
            .join(', ')} look alike to some people: give states a word or a sign as well.`,
        ]
      : []),
    ...nearAccent(colours).map(
      (name) =>
        `The accent is close to the colour of “${name}”: people may take a plain button for a state. Use another hue for one of them.`,
    ),
    'A mark has to be searched in the trade-mark registers before it is used; this was not done.',
  ];
}

const tooNear = 0.08;

/** States that could be taken for the accent. */
function nearAccent(colours: Named): string[] {
  const accent = colours.find(({ name }) => name === 'accent');
  if (accent === undefined) return [];
  return colours
    .filter(({ name, hex }) => states.includes(name) && distanceSeen(hex, accent.hex) < tooNear)
    .map(({ name }) => name);
}

function isBelow(roles: readonly Role[], role: Role): boolean {
  const contrast = contrastOfRole(roles, role);
  return contrast !== null && role.least !== null && Math.min(contrast.light, contrast.dark) < role.least;
}

/** Of the roles that carry text. */
function lowestContrast(roles: readonly Role[]): number {
  const texts = roles.filter(({ name }) => !['border', 'focus'].includes(name));
  return Math.min(
    ...texts.flatMap((role) => {
      const contrast = contrastOfRole(roles, role);
      return contrast === null ? [] : [contrast.light, contrast.dark];
    }),
  );
}

function glance(palette: Palette, mark: Mark, lowest: number, least: number): Part {
  const { pixels, millimetres } = smallestSizes(mark);
  return {
    kind: 'figures',
    title: 'At a glance',
    figures: [
      {
        label: 'Main colour',
        value: palette.seedHex,
        as: 'text',
        against: `${contrastOf(palette.seedHex, '#ffffff').toFixed(2)} on white`,
      },
      {
        label: 'Lowest contrast of text',
        value: lowest,
        as: 'number',
        against: `asked ${least}`,
        tone: lowest >= least ? 'good' : 'bad',
      },
      {
        label: 'Safe pairs in the main ramp',
        value: safePairs(palette.primary, least),
        as: 'whole',
        against: 'of 55',
      },
      {
        label: 'Smallest mark',
        value: `${pixels} px`,
        as: 'text',
        against: `${millimetres} mm in print`,
      },
    ],
  };
}
