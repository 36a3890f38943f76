import { describe, expect, it } from 'vitest';
import { imageList } from './image-list.ts';

describe('the list of pictures', () => {
  it('has a line for each thing, with every picture of it told apart', () => {
    const list = imageList([
      {
        text: 'The first page',
        images: [
          { file: 'home-desktop-dark.webp', kilobytes: 40 },
          { file: 'home-phone-light.webp', kilobytes: 20 },
        ],
      },
    ]);
    expect(list).toContain(
      '- The first page: [desktop, dark](home-desktop-dark.webp), [phone, light](home-phone-light.webp).',
    );
  });
});
