import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

it('finds addresses and leaves the punctuation after them alone', () => {
  expect(splitLinks('Open https://kora.example/verify?token=a.b (now). javascript:alert(1)')).toEqual([
    { text: 'Open ', isLink: false, at: 0 },
    { text: 'https://kora.example/verify?token=a.b', isLink: true, at: 5 },
    { text: ' (now). javascript:alert(1)', isLink: false, at: 42 },
  ]);
  expect(splitLinks('See (http://a.b/c).').map(({ text }) => text)).toEqual(['See (', 'http://a.b/c', ').']);
  expect(splitLinks('')).toEqual([]);
});
