import { describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import type { ThemeSpec } from '../spec/app-spec.ts';
import { contrast, parseHex } from './color-math.ts';
import { paletteOf } from './theme-css.ts';

const theme: ThemeSpec = {
  background: '#fffff0',
  component: '#ffa500',
  character: 'studio',
  layout: 'topbar',
};

describe('the colour of the header', () => {
  it('is that of the buttons where nobody named another', () => {
    const { header, onHeader, primary, onPrimary } = paletteOf(theme);
    expect([header, onHeader]).toEqual([primary, onPrimary]);
  });

  it.each(['#006400', '#ffffff', '#ffff00', '#7f7f7f'])(
    'stays as it was asked for, and can be read on: %s',
    (asked) => {
      const { header, onHeader, primary } = paletteOf({ ...theme, header: asked });
      expect([header, primary]).toEqual([asked, theme.component]);
      expect(contrast(parseHex(onHeader), parseHex(header))).toBeGreaterThanOrEqual(limits.engine.contrast);
    },
  );
});
