import { describe, expect, it } from 'vitest';
import { admitPicture } from './admit-picture.server.ts';

const text = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  ).toString('base64');

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const chunk = (tag: string, length: number) => text(u32(length), tag, Array<number>(length + 4).fill(0));
const fromBase64 = (base64: string) => [...Buffer.from(base64, 'base64')];
const png = (width: number, height: number, ...more: string[]) =>
  text(
    [0x89],
    'PNG\r\n\u001A\n',
    u32(13),
    'IHDR',
    u32(width),
    u32(height),
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
    ...more.map(fromBase64),
  );
const jpeg = (width: number, height: number) =>
  text(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc2, 0, 11, 8],
    [height >> 8, height & 255, width >> 8, width & 255],
    Array<number>(10).fill(0),
  );
const webp = (tag: string, body: number[]) => text('RIFF', [0, 0, 0, 0], 'WEBP', tag, [0, 0, 0, 0], body);

describe('a picture that comes in', () => {
  it.each([
    ['PNG', png(390, 844), 'png', 390, 844],
    ['JPEG', jpeg(640, 480), 'jpeg', 640, 480],
    ['lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 134, 1, 76, 3, 0]), 'webp', 390, 844],
    ['extended WebP', webp('VP8X', [0, 0, 0, 0, 133, 1, 0, 75, 3, 0, 0]), 'webp', 390, 844],
    ['PNG with a prefix', `data:image/png;base64,${png(1, 1)}`, 'png', 1, 1],
  ])('is admitted as %s', (_, given, type, width, height) => {
    expect(admitPicture(given).head).toEqual({ type, width, height, isAnimated: false });
  });

  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['nothing', 'data:image/png;base64,', 'File is empty'],
    ['what is not base64', 'data:image/png;base64,%%%', 'not valid base64'],
    ['text', text('hello, this is not a picture at all, only some text'), 'File type not allowed'],
    ['SVG', `data:image/svg+xml;base64,${svg}`, 'File type not allowed'],
    ['SVG that says to be PNG', `data:image/png;base64,${svg}`, 'File type not allowed'],
    ['a video', `data:video/mp4;base64,${png(4, 4)}`, 'File type not allowed'],
    ['GIF', text('GIF89a', Array<number>(40).fill(1)), 'File type not allowed'],
    ['PNG without its size', text([0x89], 'PNG\r\n\u001A\n', [0, 0]), 'File type not allowed'],
    ['JPEG without a frame', text([0xff, 0xd8, 0xff, 0xe0, 0, 2], Array<number>(30).fill(255)), 'File type'],
    ['a bomb', png(50_000, 50_000), '50000 × 50000 dots'],
    ['a thin bomb', png(5_000, 2), '5000 × 2 dots'],
    ['PNG of no size', png(0, 10), 'empty'],
    ['JPEG of no size', jpeg(0, 0), 'empty'],
    ['animated PNG', png(4, 4, chunk('acTL', 8), chunk('IDAT', 4)), 'Moving pictures'],
    ['animated WebP', webp('VP8X', [0b10, 0, 0, 0, 133, 1, 0, 75, 3, 0, 0]), 'Moving pictures'],
  ])('is refused: %s', (_, given, message) => {
    expect(() => admitPicture(given)).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining(message) }),
    );
  });

  it('does not follow lengths out of the file', () => {
    const chunks = Array.from({ length: 3 }, () => chunk('tEXt', 4));
    const endless = png(4, 4, ...chunks, text(u32(0xffffffff), 'tEXt'));
    expect(admitPicture(endless).head.isAnimated).toBe(false);
  });
});
