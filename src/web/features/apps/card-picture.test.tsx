import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardPicture } from './card-picture.tsx';

afterEach(cleanup);

const pictures = {
  desktop: { image: 'AAAA', upscaled: false },
  phone: { image: 'BBBB', upscaled: false },
};

function show(props: Parameters<typeof CardPicture>[0]) {
  const { container } = render(<CardPicture {...props} />);
  return { images: () => [...container.querySelectorAll('img')], container };
}

describe('the picture on the card of an app', () => {
  it('shows the app on a desktop and on a phone', () => {
    const { images } = show({ pictures, waiting: false });
    expect(images().map(({ src }) => src.slice(-4))).toEqual(['AAAA', 'BBBB']);
  });

  it('holds its place while the pictures are on their way, and says so when there are none', () => {
    const waiting = show({ pictures: undefined, waiting: true });
    expect([waiting.images().length, waiting.container.querySelectorAll('svg').length]).toEqual([0, 0]);
    cleanup();
    const without = show({ pictures: undefined, waiting: false });
    expect(without.container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows no broken picture', () => {
    const { images, container } = show({ pictures, waiting: false });
    for (const image of images().slice(1)) fireEvent.error(image);
    expect(images().map(({ src }) => src.slice(-4))).toEqual(['AAAA']);
    for (const image of images()) fireEvent.error(image);
    expect(images()).toEqual([]);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
