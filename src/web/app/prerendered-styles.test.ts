import { expect, it } from 'vitest';
import { restoreStyles } from './prerendered-styles.ts';

it('turns what the build moved away back into styles', () => {
  const container = document.createElement('div');
  container.innerHTML = '<p data-prerendered-style="width: 40%; color: red"></p><p class="plain"></p>';
  restoreStyles(container);
  const [moved, plain] = container.querySelectorAll('p');
  expect(moved?.style.width).toBe('40%');
  expect(moved?.style.color).toBe('red');
  expect(container.querySelector('[data-prerendered-style]')).toBeNull();
  expect(plain?.hasAttribute('style')).toBe(false);
});
