import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import { colorsOfLooks } from './colors-of-looks.ts';
import { readBrief } from './read-brief.ts';

const nothing = { background: undefined, component: undefined };

/** The look of these words, as a reader would mark them. */
function lookOf(text: string, words: string) {
  const start = text.indexOf(words);
  return { start, end: start + words.length, isBeforeKind: false };
}

describe('the name of a colour', () => {
  it.each([
    'orange juice stand',
    'rose garden journal',
    'salmon fishing log',
    'a gold medals tracker',
    'Mr Brown',
    "Mr Brown's tutoring site",
    'green energy company website',
    'a blackboard for my class',
    'lime plaster workshop bookings',
    'olive oil shop',
    'the Red Cross',
    'the Red Cross volunteers list',
    'Black Friday deals page',
    'White Rose bakery orders',
    'a chocolate shop',
    'navy veterans reunion',
    'Gray & Sons law firm',
    'tomato plants tracker',
  ])('is none where it is something else: “%s”', (text) => {
    expect(readBrief(text).colors).toEqual(nothing);
  });

  it.each([
    ['cakes shop in orange and white', '#ffffff', '#ffa500'],
    ['a shop for candles, in cream and forest green', '#faf5ea', '#228b22'],
    ['recipe box in navy and gold', '#1b2a4e', '#ffd700'],
    ['A diary. Make it green.', undefined, '#008000'],
    ['A todo list. Orange theme.', undefined, '#ffa500'],
    ['Inventory of the workshop. Use blue.', undefined, '#0000ff'],
    ['An orange juice stand. The colours are black and gold.', '#000000', '#ffd700'],
  ])('is one where it is asked for: “%s”', (text, background, component) => {
    expect(readBrief(text).colors).toEqual({ background, component });
  });

  it('is told from a noun where a look was read, too', () => {
    expect(colorsOfLooks('green energy', [lookOf('green energy', 'green')])).toBeUndefined();
    expect(colorsOfLooks('blue cheese notes', [lookOf('blue cheese notes', 'blue')])).toBeUndefined();
    const both = 'cakes in orange and white';
    expect(colorsOfLooks(both, [lookOf(both, 'orange and white')])).toEqual({
      background: '#ffffff',
      component: '#ffa500',
    });
    const theme = 'todo list, orange theme';
    expect(colorsOfLooks(theme, [lookOf(theme, 'orange theme')])?.component).toBe('#ffa500');
  });

  it('means the colour that CSS has by that name', () => {
    expect(planFromText('A todo list. Use salmon.').theme.component).toBe('#fa8072');
    expect(planFromText('A todo list. Use orange.').theme.component).toBe('#ffa500');
  });
});
