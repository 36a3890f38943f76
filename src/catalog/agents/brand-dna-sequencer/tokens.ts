import { linearOfHex, storedOfLinear } from '../../../methods/colour/srgb.ts';
import type { Shape } from '../../agent-desk/parts.ts';
import type { TextFile } from '../../agent-desk/result.ts';
import { characters } from './characters.ts';
import type { BrandInput } from './fields.ts';
import { gridUnits, type Mark } from './mark.ts';
import { type Hex, type Palette, type Role, rampsOf } from './palette.ts';
import type { SpaceStep, TypeStep } from './scales.ts';

interface System {
  readonly input: BrandInput;
  readonly palette: Palette;
  readonly roles: readonly Role[];
  readonly type: readonly TypeStep[];
  readonly space: readonly SpaceStep[];
  readonly mark: Mark;
}

export function filesOf(system: System): TextFile[] {
  const ink = system.roles.find(({ name }) => name === 'accent');
  return [
    { name: 'tokens.json', type: 'application/json', text: `${JSON.stringify(tokensOf(system), null, 2)}\n` },
    { name: 'tokens.css', type: 'text/css', text: cssOf(system) },
    { name: 'mark.svg', type: 'image/svg+xml', text: svgOf(system.mark, ink?.light ?? '#000000', '#ffffff') },
    { name: 'mark-one-ink.svg', type: 'image/svg+xml', text: svgOf(system.mark, '#000000', '#ffffff') },
  ];
}

const places = 4;

function colourValue(hex: Hex) {
  const components = (linearOfHex(hex) ?? [0, 0, 0]).map((value) =>
    Number(storedOfLinear(value).toFixed(places)),
  );
  return { colorSpace: 'srgb', components, hex };
}

/** Design Tokens Format Module of the W3C community group, 2025.10: colours and dimensions are objects. */
function tokensOf({ input, palette, roles, type, space }: System) {
  const pixels = (value: number) => ({ $value: { value, unit: 'px' } });
  const { headings, text } = characters[input.character];
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        rampsOf(palette).map(({ name, steps }) => [
          name,
          Object.fromEntries(steps.map((step) => [step.name, { $value: colourValue(step.hex) }])),
        ]),
      ),
      light: Object.fromEntries(roles.map(({ name, light }) => [name, { $value: colourValue(light) }])),
      dark: Object.fromEntries(roles.map(({ name, dark }) => [name, { $value: colourValue(dark) }])),
    },
    font: {
      family: {
        $type: 'fontFamily',
        heading: { $value: [headings, 'sans-serif'] },
        text: { $value: [text, 'sans-serif'] },
      },
      size: { $type: 'dimension', ...Object.fromEntries(type.map(({ name, size }) => [name, pixels(size)])) },
      'line-height': {
        $type: 'dimension',
        ...Object.fromEntries(type.map(({ name, lineHeight }) => [name, pixels(lineHeight)])),
      },
    },
    space: { $type: 'dimension', ...Object.fromEntries(space.map(({ name, size }) => [name, pixels(size)])) },
    radius: { $type: 'dimension', base: pixels(radiusOf(input)) },
  };
}

export function radiusOf({ character, unit }: BrandInput): number {
  return characters[character].roundness * unit;
}

function cssOf({ input, palette, roles, type, space }: System): string {
  const { headings, text } = characters[input.character];
  const rem = (pixels: number) => `${Number((pixels / 16).toFixed(places))}rem`;
  const line = (name: string, value: string) => `  --${name}: ${value};`;
  const modes = (mode: 'light' | 'dark') => roles.map((role) => line(`color-${role.name}`, role[mode]));
  return [
    ':root {',
    '  color-scheme: light dark;',
    ...rampsOf(palette).flatMap(({ name, steps }) =>
      steps.map((step) => line(`${name}-${step.name}`, step.hex)),
    ),
    ...modes('light'),
    line('font-heading', `'${headings}', sans-serif`),
    line('font-text', `'${text}', sans-serif`),
    ...type.flatMap(({ name, size, lineHeight }) => [
      line(`size-${name}`, rem(size)),
      line(`leading-${name}`, rem(lineHeight)),
    ]),
    ...space.map(({ name, size }) => line(`space-${name}`, rem(size))),
    line('radius', rem(radiusOf(input))),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    ...modes('dark').map((declaration) => `  ${declaration}`),
    '  }',
    '}',
    '',
  ].join('\n');
}

function svgOf(mark: Mark, ink: Hex, ground: Hex): string {
  const body = mark.draw(0, 0, 1, ink, ground).map(elementOf).join('\n  ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${gridUnits}" role="img">\n  ${body}\n</svg>\n`;
}

function elementOf(shape: Shape): string {
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" rx="${shape.round ?? 0}" fill="${shape.fill ?? 'none'}"/>`;
    case 'circle':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${shape.fill ?? 'none'}"/>`;
    case 'line':
      return `<polygon points="${shape.points.map((point) => point.join(',')).join(' ')}" fill="${shape.fill ?? 'none'}"/>`;
    default:
      return `<text x="${shape.x}" y="${shape.y}" font-family="sans-serif" font-weight="700" font-size="${shape.size ?? 12}" text-anchor="${shape.at ?? 'start'}" fill="${shape.paint ?? '#000000'}">${escapeXml(shape.text)}</text>`;
  }
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
