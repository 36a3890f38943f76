import { expect, it } from 'vitest';
import { moveStyles, styleSheet } from './move-styles.ts';

it('moves style attributes away and keeps what they say as rules', () => {
  const { html, styles } = moveStyles(
    '<i style="width:40%"></i><b style="font-family:&quot;A&quot;"></b><p>a style=&quot;x&quot;</p>',
  );
  expect(html).not.toContain(' style="');
  expect(html).toContain('<i data-prerendered-style="width:40%">');
  expect(html).toContain('a style=&quot;x&quot;');
  const sheet = styleSheet([...styles, ...styles]);
  expect(sheet?.css.split('\n')).toEqual([
    '[data-prerendered-style="font-family:\\"A\\""]{font-family:"A"}',
    '[data-prerendered-style="width:40%"]{width:40%}',
  ]);
  expect(sheet?.path).toMatch(/^\/assets\/prerendered-[\w-]{8}\.css$/);
});

it('needs no style sheet when there was nothing to move', () => {
  expect(styleSheet(moveStyles('<p class="a">text</p>').styles)).toBeUndefined();
});
