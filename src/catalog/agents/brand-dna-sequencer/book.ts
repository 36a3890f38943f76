import type { Block, DrawingPart, Part } from '../../agent-desk/parts.ts';
import type { Slide } from '../../agent-desk/result.ts';
import { characters } from './characters.ts';
import type { BrandInput } from './fields.ts';
import { type Mark, smallestSizes } from './mark.ts';
import { contrastOfRole, type Palette, type Role } from './palette.ts';
import type { SpaceStep, TypeStep } from './scales.ts';
import type { Moment, ToneRule } from './voice.ts';

export interface BookContent {
  readonly input: BrandInput;
  readonly palette: Palette;
  readonly roles: readonly Role[];
  readonly type: readonly TypeStep[];
  readonly space: readonly SpaceStep[];
  readonly mark: Mark;
  readonly rules: readonly ToneRule[];
  readonly moments: readonly Moment[];
}

/** The brand book in words; the drawings stand beside it in the report. */
export function brandBook(content: BookContent): Part {
  const { input, palette, roles, type, space, mark, rules, moments } = content;
  const { because, headings, text } = characters[input.character];
  const { pixels, millimetres } = smallestSizes(mark);
  const written = (role: Role) => {
    const contrast = contrastOfRole(roles, role);
    return `${role.name}: ${role.light} in light, ${role.dark} in dark${contrast === null ? '' : `; contrast ${contrast.light.toFixed(2)} and ${contrast.dark.toFixed(2)}`}.`;
  };
  const blocks: Block[] = [
    { kind: 'heading', text: 'Who we are' },
    {
      kind: 'text',
      text: `${input.brand} offers ${input.offer} for ${input.audience}. Our character is ${characterWord(input)}; in its form, ${because}.`,
    },
    { kind: 'list', items: input.beliefs },
    { kind: 'heading', text: 'The mark' },
    {
      kind: 'text',
      text: `${mark.says}. Around it a quarter of its height stays free of text, edges and pictures.`,
    },
    {
      kind: 'list',
      items: [
        `Not smaller than ${pixels} px on screens and ${millimetres} mm in print.`,
        'On the surfaces, on the accent, or in one ink; nowhere else.',
        'Never stretched, tilted, outlined, shaded or placed on a busy picture.',
        'The file mark.svg is the master; nobody draws it again.',
      ],
    },
    { kind: 'heading', text: 'Colour' },
    {
      kind: 'text',
      text: `The main colour is ${palette.seedHex}; the second one is found by ${palette.harmony === 'monochrome' ? 'keeping the hue and lowering the strength' : `the ${palette.harmony} rule`}. Roles, not steps, are used in designs.`,
    },
    { kind: 'list', items: roles.map(written) },
    { kind: 'text', text: 'Colour never says anything alone: a state has a word or a sign beside it.' },
    { kind: 'heading', text: 'Type' },
    {
      kind: 'text',
      text: `Headings are set in ${headings}, text in ${text}; both are free under the SIL Open Font License. Lines hold 45 to 75 characters.`,
    },
    {
      kind: 'list',
      items: type.map(
        ({ name, size, lineHeight, use }) => `${name}: ${size} px on ${lineHeight} px. ${use}.`,
      ),
    },
    { kind: 'heading', text: 'Space' },
    {
      kind: 'text',
      text: `All distances come from the unit of ${input.unit} px: ${space.map(({ name, size }) => `${name} ${size}`).join(', ')}.`,
    },
    { kind: 'heading', text: 'Voice' },
    {
      kind: 'list',
      items: rules.map(
        ({ dimension, stands, rule, write, avoid }) =>
          `${dimension}, ${stands}: ${rule} Write “${write}” Do not write “${avoid}”`,
      ),
    },
  ];
  for (const moment of moments) blocks.push({ kind: 'quote', text: moment.text, source: moment.name });
  return { kind: 'document', title: `Brand book of ${input.brand}`, blocks };
}

export function characterWord({ character }: BrandInput): string {
  return characters[character].label.split(':')[0]?.toLowerCase() ?? character;
}

export function brandSlides(
  { input, palette, rules, type }: BookContent,
  drawings: { construction: DrawingPart; lockups: DrawingPart; ramps: DrawingPart },
): Slide[] {
  return [
    { title: input.brand, bullets: [`${input.offer}, for ${input.audience}`, ...input.beliefs] },
    { title: 'The mark', drawing: drawings.construction },
    { title: 'On its grounds', drawing: drawings.lockups },
    { title: `Colour: ${palette.seedHex}`, drawing: drawings.ramps },
    {
      title: 'Type',
      bullets: type.slice(2).map(({ name, size, lineHeight }) => `${name} ${size} on ${lineHeight} px`),
    },
    {
      title: 'Voice',
      bullets: rules.map(({ dimension, stands, rule }) => `${dimension}, ${stands}: ${rule}`),
    },
  ];
}
