import { describe, expect, it } from 'vitest';
import { artColorsOf } from './art-colors.ts';
import { contrast, parseHex } from './color-math.ts';

const themes = [
  ['#f6f7fb', '#4338ca'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffd700'],
  ['#111827', '#ffffff'],
  ['#fff8f1', '#c2410c'],
  ['#ffc0cb', '#00ff00'],
  ['#0f1720', '#22c55e'],
] as const;

describe('the tones of drawings', () => {
  it.each(themes)('are told apart on %s with %s', (background, component) => {
    const art = artColorsOf({ background, component });
    const apart = (a: string, b: string) => contrast(parseHex(a), parseHex(b));
    const ladder = [art.artPaper, art.artLight, art.artMiddle, art.artDeep, art.artInk];
    const pairs = ladder.slice(1).map((tone, index) => [ladder[index] ?? tone, tone] as const);
    for (const [tone, next] of pairs)
      expect(apart(tone, next), `${tone} beside ${next}`).toBeGreaterThan(1.4);
    for (const tone of [art.artMiddle, art.artDeep, art.artAccent])
      expect(apart(tone, art.artBackdrop), `${tone} on its backdrop`).toBeGreaterThan(1.25);
  });

  it('keep the hue of a pale colour', () => {
    const [red, , blue] = parseHex(artColorsOf({ background: '#ffffff', component: '#e6e6fa' }).artDeep);
    expect(blue - red).toBeGreaterThan(20);
  });
});
