import { contrastOf } from '../../../methods/colour/contrast.ts';
import type { Oklch } from '../../../methods/colour/oklab.ts';
import { hexOfOklch, oklchOfHex, withinScreen } from '../../../methods/colour/srgb.ts';
import type { CardsPart, DrawingPart, Shape } from '../../agent-desk/parts.ts';
import type { StoryInput } from './fields.ts';

interface Mood {
  readonly hue: number;
  /** How far the second hue lies from the first. */
  readonly turn: number;
  readonly chroma: number;
  /** Lightness of the ground and of the light. */
  readonly ground: number;
  readonly light: number;
  readonly type: string;
  readonly look: string;
  readonly sound: string;
}

const moods: Readonly<Record<StoryInput['tone'], Mood>> = {
  hopeful: {
    hue: 75,
    turn: 150,
    chroma: 0.12,
    ground: 0.97,
    light: 0.88,
    type: 'A humanist serif with open counters for the text and a round grotesque for titles, set wide, in small letters.',
    look: 'Low sun, long lenses, faces against the light; the camera follows and seldom leads.',
    sound: 'Room tone is left in. Music comes late and from one instrument.',
  },
  dark: {
    hue: 265,
    turn: 120,
    chroma: 0.07,
    ground: 0.2,
    light: 0.82,
    type: 'A condensed serif with sharp joints for titles, and for the text an old face with strong contrast, set tight.',
    look: 'One source of light in each room, deep blacks, a still camera that waits.',
    sound: 'Low frequencies without melody; silence before every decision.',
  },
  comic: {
    hue: 35,
    turn: 180,
    chroma: 0.16,
    ground: 0.96,
    light: 0.85,
    type: 'A heavy grotesque with short ascenders for titles, and a friendly slab serif for the text.',
    look: 'Even light, wide frames, symmetry that somebody walks into.',
    sound: 'Dry and near, with short music that stops in the wrong place.',
  },
  tense: {
    hue: 210,
    turn: 170,
    chroma: 0.1,
    ground: 0.24,
    light: 0.86,
    type: 'A narrow grotesque in capitals with wide spacing for titles, and a plain one for the text.',
    look: 'Hard edges, little depth, the camera a hand’s breadth too close.',
    sound: 'Sounds begin before their pictures. A pulse that is felt more than heard.',
  },
  lyrical: {
    hue: 320,
    turn: 100,
    chroma: 0.09,
    ground: 0.95,
    light: 0.87,
    type: 'A light serif with long ascenders for titles, and an old style italic for voices from far away.',
    look: 'Mist, reflections, hands before faces; shots that last a breath longer than needed.',
    sound: 'Voices from the next room, wind, a theme that is never played to its end.',
  },
};

interface Swatch {
  readonly name: string;
  readonly use: string;
  readonly asked: Oklch;
}

export interface MoodBoard {
  readonly swatches: readonly (Swatch & { readonly shown: Oklch; readonly hex: `#${string}` })[];
  readonly contrast: number;
  readonly mood: Mood;
}

/** Six colours of one family: steps of lightness that the eye takes for even, with one hue that answers from across. */
export function moodBoard(input: StoryInput, random: () => number): MoodBoard {
  const mood = moods[input.tone];
  const given = input.colour === undefined ? undefined : oklchOfHex(input.colour);
  const drift = (random() - 0.5) * 24;
  const hue = ((given !== undefined && given.chroma > 0.02 ? given.hue : mood.hue + drift) + 360) % 360;
  const answer = (hue + mood.turn) % 360;
  const isDark = mood.ground < 0.5;
  const swatches: Swatch[] = [
    { name: 'Ground', use: 'Walls, sky, the page.', asked: { lightness: mood.ground, chroma: 0.02, hue } },
    { name: 'Ink', use: 'Type and outlines.', asked: { lightness: isDark ? 0.95 : 0.25, chroma: 0.03, hue } },
    {
      name: 'Shade',
      use: 'Clothes and rooms of the ordinary world.',
      asked: { lightness: 0.45, chroma: mood.chroma * 0.6, hue },
    },
    {
      name: 'Key',
      use:
        given === undefined
          ? 'Whatever belongs to the protagonist.'
          : 'The colour that you gave; whatever belongs to the protagonist.',
      asked: given ?? { lightness: 0.62, chroma: mood.chroma, hue },
    },
    {
      name: 'Light',
      use: 'Windows, skin, hope.',
      asked: { lightness: mood.light, chroma: mood.chroma * 0.7, hue: (hue + 25) % 360 },
    },
    {
      name: 'Answer',
      use: 'Kept back until the turn of the story, then used once in every scene.',
      asked: { lightness: 0.65, chroma: mood.chroma * 1.4, hue: answer },
    },
  ];
  const painted = swatches.map((swatch) => ({
    ...swatch,
    shown: withinScreen(swatch.asked),
    hex: hexOfOklch(swatch.asked),
  }));
  return { swatches: painted, mood, contrast: contrastOf(painted[0]?.hex ?? '', painted[1]?.hex ?? '') };
}

export function oklchText({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${hue.toFixed(0)})`;
}

export function moodCards({ swatches }: MoodBoard): CardsPart {
  return {
    kind: 'cards',
    title: 'Palette',
    cards: swatches.map(({ name, use, shown, asked, hex }) => ({
      title: name,
      text: use,
      facts: `${hex} · ${oklchText(shown)}${shown.chroma < asked.chroma - 0.001 ? ' · chroma lowered to what a screen shows' : ''}`,
      colour: hex,
    })),
  };
}

/** The colours in the proportions in which they are meant: much ground, little answer. */
export function moodDrawing({ swatches }: MoodBoard, title: string): DrawingPart {
  const [ground, ink, shade, key, light, answer] = swatches.map(({ hex }) => hex);
  const fill = (hex: `#${string}` | undefined) => (hex === undefined ? {} : { fill: hex });
  const ridge = (level: number, rise: number): (readonly [number, number])[] => [
    [0, 300],
    [0, level],
    [140, level - rise],
    [300, level + rise * 0.4],
    [450, level - rise * 0.8],
    [640, level + rise * 0.2],
    [640, 300],
  ];
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, w: 640, h: 300, round: 10, ...fill(ground) },
    { kind: 'circle', x: 470, y: 95, r: 46, ...fill(light) },
    { kind: 'line', points: ridge(205, 34), closed: true, ...fill(key) },
    { kind: 'line', points: ridge(245, 22), closed: true, ...fill(shade) },
    { kind: 'rect', x: 318, y: 176, w: 5, h: 62, ...fill(ink) },
    { kind: 'circle', x: 320, y: 172, r: 7, ...fill(answer) },
    {
      kind: 'label',
      x: 32,
      y: 62,
      text: title,
      size: 26,
      bold: true,
      ...(ink === undefined ? {} : { paint: ink }),
    },
  ];
  return {
    kind: 'drawing',
    title: 'The palette at work',
    width: 640,
    height: 300,
    shapes,
    says: `A landscape in the colours of the story: ${swatches.map(({ name, hex }) => `${name.toLowerCase()} ${hex}`).join(', ')}.`,
  };
}
