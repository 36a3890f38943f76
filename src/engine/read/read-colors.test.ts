import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

describe('the colours of a description', () => {
  it.each([
    ['Apply linen as the background; style all components with brown.', '#faf0e6', '#a52a2a'],
    ['Define background as light coral; define components with brown.', '#f08080', '#a52a2a'],
    ['Choose wheat for the background; set all component colors to goldenrod.', '#f5deb3', '#daa520'],
    ['Use ghost white and royal blue.', '#f8f8ff', '#4169e1'],
    ['Use black for the background and gold for the components.', '#000000', '#ffd700'],
  ])('are read from “%s”', (sentence, background, component) => {
    const { colors, requests } = readBrief(`Please implement a shop. Users can browse shoes. ${sentence}`);
    expect(colors).toEqual({ background, component });
    expect(requests.map(({ object }) => object)).toEqual(['shoes']);
  });

  it('make a dark theme dark', () => {
    const { colors } = readBrief('A music site. Users can play songs. Dark theme with orange accents.');
    expect(colors.component).toBe('#ffa500');
    expect(colors.background).toMatch(/^#1/);
  });
});
