import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { characterDefaults } from '../../plan/choose-theme.ts';
import { characters } from '../../spec/app-spec.ts';
import { contrast, parseHex } from '../color-math.ts';
import { darkThemeOf, emitThemeCss, hasDarkColours, type Palette, paletteOf } from '../theme-css.ts';
import { characterLooks } from './looks-of-characters.ts';

/** Which ink stands on which ground in the parts of an app and in the rules of its look. */
const pairs: readonly (readonly [ink: keyof Palette, ground: keyof Palette])[] = [
  ...(['ink', 'muted', 'link', 'dangerInk', 'good'] as const).flatMap((ink) =>
    (['ground', 'surface', 'soft', 'field'] as const).map((ground) => [ink, ground] as const),
  ),
  ['onPrimary', 'primary'],
  ['onHeader', 'header'],
  ['onDanger', 'danger'],
  ['dangerInk', 'dangerSoft'],
  ['good', 'goodSoft'],
  ['ground', 'ink'],
];

/** Which ink cannot be read on which ground. */
function unreadable(palette: Palette): string[] {
  return pairs
    .filter(
      ([ink, ground]) => contrast(parseHex(palette[ink]), parseHex(palette[ground])) < limits.engine.contrast,
    )
    .map(([ink, ground]) => `${ink} on ${ground}`);
}

describe.each(characters)('the look of %s', (character) => {
  it.each([characterDefaults[character].background, '#14161b', '#ffffff', '#faf5ea'])(
    'can be read on %s',
    (background) => {
      const theme = { ...characterDefaults[character], background, character, layout: 'topbar' } as const;
      expect(unreadable(paletteOf(theme))).toEqual([]);
      expect(unreadable(paletteOf(hasDarkColours(theme) ? darkThemeOf(theme) : theme))).toEqual([]);
    },
  );

  it('has no round ends on what holds text', () => {
    const { control, card } = characterLooks[character].corners;
    for (const corner of [control, card]) expect(Number.parseFloat(corner)).toBeLessThan(2);
  });
});

it('is told apart: no two share a typeface, a shape or a layout', () => {
  const all = Object.values(characterLooks);
  const faces = all.flatMap(({ text, heading }) => [text.family, heading.family]);
  expect(new Set(faces).size).toBe(2 * characters.length);
  const shapes = all.map(({ corners, shadow, bar }) => JSON.stringify([corners, shadow, bar]));
  expect(new Set(shapes).size).toBe(characters.length);
  for (const part of ['.app-hero', '.app-list', '.app-item-title'])
    for (const { css, name } of all) expect(css, `${part} of ${name}`).toContain(part);
});

it('brings only the letters of the look that was chosen', () => {
  for (const character of characters) {
    const css = emitThemeCss({ ...characterDefaults[character], character, layout: 'topbar' });
    const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family);
    const { text, heading } = characterLooks[character];
    expect(new Set(families)).toEqual(new Set([text.family, heading.family]));
  }
});
