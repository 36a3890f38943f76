import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from './generate.ts';
import { parseSpec } from './spec/check-spec.ts';
import { contrast, parseHex } from './theme/color-math.ts';
import { paletteOf } from './theme/theme-css.ts';

const shop =
  'Please implement a furniture shop. Users should be able to browse products, order products, review products and contact the manufacturer. Admins can manage products, including material and weight. Use lavender for the background and navy for components.';

describe('an app from its description', () => {
  it('gives the same bytes for the same text', () => {
    expect(filesOf(planFromText(shop))).toEqual(filesOf(planFromText(shop)));
  });

  it('makes a record, a confirmation and a page of its own of an action', () => {
    const spec = planFromText(shop);
    const order = spec.actions.find(({ id }) => id === 'order-products');
    expect(order).toMatchObject({
      label: 'Order',
      on: 'products',
      effects: [{ field: 'stock', by: -1, floor: 0 }],
    });
    expect(spec.pages.map(({ path }) => path)).toContain(order?.resultPath);
  });

  it('adds the attributes that a description lists', () => {
    const products = planFromText(shop).entities.find(({ name }) => name === 'products');
    expect(products?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Material', 'Weight']),
    );
  });

  it('keeps the colours that were asked for and writes on them readably', () => {
    const { theme } = planFromText(shop);
    expect([theme.background, theme.component]).toEqual(['#e6e6fa', '#1b2a4e']);
    const palette = paletteOf(theme);
    expect(contrast(parseHex(palette.ink), parseHex(palette.ground))).toBeGreaterThanOrEqual(7);
    expect(contrast(parseHex(palette.onPrimary), parseHex(palette.primary))).toBeGreaterThanOrEqual(4.5);
  });

  it('traces every wish to something or says that nothing serves it', () => {
    for (const { served, note } of planFromText(shop).trace)
      expect(served.length > 0 || note !== undefined).toBe(true);
  });

  it('imports only files that are there', () => {
    const files = filesOf(planFromText(shop));
    for (const [path, text] of Object.entries(files)) {
      for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
        expect(Object.keys(files), `${path} imports ${specifier}`).toContain(target);
      }
    }
  });

  it('makes a sound plan of any text and writes no markup of it into a file that runs', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 400, unit: 'binary' }),
          fc
            .array(
              fc.constantFrom(
                'app',
                'users',
                'can',
                '<script>alert(1)</script>',
                '‮',
                '🎉',
                '\0',
                'book',
                'a',
                '"',
                '\\',
                '${x}',
                '`',
                "'",
                ',',
                'and',
                '.',
                'constructor',
                '__proto__',
              ),
              { maxLength: 60 },
            )
            .map((words) => words.join(' ')),
        ),
        (text) => {
          const spec = planFromText(text);
          expect(parseSpec(spec).ok).toBe(true);
          for (const file of Object.values(filesOf(spec))) expect(file).not.toContain('<script>alert');
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('reads a thousand nouns without losing its way', () => {
    const nouns = Array.from({ length: 1000 }, (_, index) => `gadget${index}`).join(', ');
    const spec = planFromText(`An app. Users can manage ${nouns}.`);
    expect(parseSpec(spec).ok).toBe(true);
  }, 60_000);
});
