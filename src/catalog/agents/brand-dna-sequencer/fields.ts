import type { Fields, Input } from '../../agent-desk/fields.ts';
import { characters } from './characters.ts';

const tone = (label: string, low: string, high: string) =>
  ({ kind: 'number', label, help: `1 is ${low}, 5 is ${high}.`, min: 1, max: 5, whole: true }) as const;

export const fields = {
  brand: { kind: 'text', label: 'Name of the brand', maxLength: 30 },
  offer: {
    kind: 'text',
    label: 'What it offers',
    help: 'A few words, such as “handmade soap by post”.',
    maxLength: 80,
  },
  audience: {
    kind: 'text',
    label: 'Whom it serves',
    help: 'In the plural: “parents of toddlers”.',
    maxLength: 80,
  },
  beliefs: {
    kind: 'list',
    label: 'What it stands for',
    help: 'Two to five beliefs, one to a line.',
    minItems: 1,
    maxItems: 6,
  },
  character: {
    kind: 'choice',
    label: 'Character',
    help: 'Which of the five people would say of it first.',
    options: [
      { value: 'sincere', label: characters.sincere.label },
      { value: 'exciting', label: characters.exciting.label },
      { value: 'competent', label: characters.competent.label },
      { value: 'sophisticated', label: characters.sophisticated.label },
      { value: 'rugged', label: characters.rugged.label },
    ],
  },
  colour: {
    kind: 'text',
    label: 'Main colour',
    help: 'As #rrggbb. Leave it empty to have one chosen by the character.',
    optional: true,
    maxLength: 9,
  },
  harmony: {
    kind: 'choice',
    label: 'Second colour',
    options: [
      { value: 'auto', label: 'By the character' },
      { value: 'analogous', label: 'Analogous: 30° beside' },
      { value: 'complementary', label: 'Complementary: opposite' },
      { value: 'split', label: 'Split complementary: 150° away' },
      { value: 'triadic', label: 'Triadic: 120° away' },
      { value: 'monochrome', label: 'Monochrome: the same hue' },
    ],
  },
  contrast: {
    kind: 'choice',
    label: 'Contrast of text',
    help: 'WCAG 2 asks 4.5 for level AA and 7 for level AAA.',
    options: [
      { value: '4.5', label: 'AA: at least 4.5' },
      { value: '7', label: 'AAA: at least 7' },
    ],
  },
  mark: {
    kind: 'choice',
    label: 'Kind of mark',
    options: [
      { value: 'auto', label: 'By the character' },
      { value: 'monogram', label: 'Monogram: initials in a form' },
      { value: 'wordmark', label: 'Wordmark: the name itself' },
      { value: 'geometric', label: 'Geometric mark beside the name' },
    ],
  },
  baseSize: { kind: 'number', label: 'Size of text', unit: 'px', min: 12, max: 24 },
  ratio: {
    kind: 'number',
    label: 'Ratio of the type scale',
    help: 'From step to step. 0 lets the character choose; 1.2 is calm, 1.5 is dramatic.',
    min: 0,
    max: 2,
  },
  unit: { kind: 'number', label: 'Unit of spacing', unit: 'px', min: 2, max: 16, whole: true },
  humor: tone('Humour', 'serious', 'funny'),
  formality: tone('Formality', 'formal', 'casual'),
  respect: tone('Respectfulness', 'respectful', 'irreverent'),
  enthusiasm: tone('Enthusiasm', 'matter-of-fact', 'enthusiastic'),
} as const satisfies Fields;

export type BrandInput = Input<typeof fields>;
