import { colornames } from 'color-name-list';
import { black, mix, parseHex, type Rgb, toHex, white } from './color-math.ts';
import { cssColors } from './css-colors.ts';
import { designerColors } from './designer-colors.ts';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

let known: Map<string, string> | undefined;

/** Names of colours: what designers mean first, then those of CSS, then a large public collection. */
function dictionary(): Map<string, string> {
  if (known !== undefined) return known;
  known = new Map();
  for (const { name, hex } of colornames) {
    const key = plain(name);
    if (!known.has(key)) known.set(key, hex.toLowerCase());
  }
  for (const [name, hex] of Object.entries({ ...cssColors, ...designerColors })) known.set(name, hex);
  return known;
}

const shades: Readonly<Record<string, (color: Rgb) => Rgb>> = {
  light: (color) => mix(color, white, 0.5),
  pale: (color) => mix(color, white, 0.65),
  faint: (color) => mix(color, white, 0.8),
  soft: (color) => mix(color, white, 0.55),
  pastel: (color) => mix(color, white, 0.6),
  bright: (color) => color,
  vivid: (color) => color,
  cool: (color) => mix(color, [120, 150, 200], 0.15),
  warm: (color) => mix(color, [230, 170, 110], 0.15),
  dusty: (color) => mix(color, [150, 140, 135], 0.35),
  dark: (color) => mix(color, black, 0.45),
  deep: (color) => mix(color, black, 0.35),
  muted: (color) => mix(color, [128, 128, 128], 0.4),
  medium: (color) => color,
};

const whites = /(white|frost|mist|cream|pearl|snow|cloud|ice|foam|milk|ash)$/;

/** The colour that a name means; undefined when it means none. */
export function colorByName(name: string): string | undefined {
  if (/^#?[0-9a-f]{6}$/i.test(name.trim())) return `#${name.trim().replace('#', '').toLowerCase()}`;
  const key = plain(name);
  if (key === '') return undefined;
  const found = dictionary().get(key) ?? dictionary().get(key.replace('grey', 'gray'));
  if (found !== undefined) return found;
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length > 1 ? composed(words) : undefined;
}

function composed(words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words;
  const shade = Object.hasOwn(shades, first) ? shades[first] : undefined;
  const base = colorByName(rest.join(' '));
  if (shade !== undefined && base !== undefined) return toHex(shade(parseHex(base)));
  const last = words.at(-1) ?? '';
  const head = colorByName(words.slice(0, -1).join(' '));
  if (head !== undefined && whites.test(last)) return toHex(mix(parseHex(head), white, 0.8));
  if (head === undefined && whites.test(last)) return '#f5f5f0';
  return base ?? head;
}

/** Names that people use for colours although CSS has none of them. */
const usual = new Set(
  'cream mustard peach burgundy charcoal mint rose lilac mauve emerald sapphire ruby amber taupe terracotta sage rust copper bronze apricot cobalt scarlet jade ochre offwhite blush anthracite petrol cherry raspberry vanilla champagne caramel graphite sand clay slate oatmeal dustyrose'.split(
    ' ',
  ),
);

/** Whether everybody would take a name for a colour; the large collection also has “Rose Garden” and “Orange Juice”. */
export function isUsualColor(name: string): boolean {
  const key = plain(name).replace('grey', 'gray');
  if (Object.hasOwn(cssColors, key) || usual.has(key) || name.trim().startsWith('#')) return true;
  const words = name.toLowerCase().split(/[^a-z]+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && (Object.hasOwn(cssColors, last.replace('grey', 'gray')) || usual.has(last));
}
