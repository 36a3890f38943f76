import { describe, expect, expectTypeOf, it } from 'vitest';
import type { PageParameters, PagePattern } from './href.ts';
import { fillPattern, href } from './href.ts';

describe('href', () => {
  it('gives the address of a registered page', () => {
    expect(href('/')).toBe('/');
  });

  it('takes only the patterns of the page registry', () => {
    expectTypeOf<'/'>().toExtend<PagePattern>();
    expectTypeOf<'/no-such-page'>().not.toExtend<PagePattern>();
  });

  it('asks for exactly the parameters of the pattern', () => {
    expectTypeOf<PageParameters<'/blog/:slug'>>().toEqualTypeOf<{ readonly slug: string }>();
    expectTypeOf<PageParameters<'/a/:one/b/:two'>>().toEqualTypeOf<{
      readonly one: string;
      readonly two: string;
    }>();
    expectTypeOf<keyof PageParameters<'/about'>>().toEqualTypeOf<never>();
  });
});

describe('fillPattern', () => {
  it('puts values in, escaped, so that a value cannot leave its place', () => {
    expect(fillPattern('/blog/:slug', { slug: 'a b/../c?d#e' })).toBe('/blog/a%20b%2F..%2Fc%3Fd%23e');
  });

  it('keeps the slashes of a rest and escapes what is between them', () => {
    expect(fillPattern('/docs/*', { '*': 'ai os/start' })).toBe('/docs/ai%20os/start');
  });

  it('refuses a missing or empty value and says which', () => {
    expect(() => fillPattern('/blog/:slug', {})).toThrow('"slug"');
    expect(() => fillPattern('/blog/:slug', { slug: '' })).toThrow('"slug"');
  });
});
