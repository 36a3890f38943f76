import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const element = { route: '/books', area: 'page', tag: 'h1', text: 'Books' };
const picked = { from: 'preview', say: 'picked', element };

it('takes what a preview says', () => {
  expect(readMessage(picked)).toEqual(picked);
  const full = { ...element, part: 2, record: 'books-1', link: '/books/books-1', near: 'Author' };
  expect(readMessage({ ...picked, element: full })).toEqual({ ...picked, element: full });
  const here = { from: 'preview', say: 'here', route: '/', scroll: 12.5 };
  expect(readMessage(here)).toEqual(here);
  expect(readMessage({ ...here, as: 'Studio' })).toEqual({ ...here, as: 'Studio' });
  expect(readMessage({ from: 'preview', say: 'leave' })).toEqual({ from: 'preview', say: 'leave' });
});

it('takes nothing else', () => {
  const forged: unknown[] = [
    undefined,
    null,
    'picked',
    42,
    [picked],
    {},
    { ...picked, from: 'elsewhere' },
    { ...picked, say: 'save' },
    { ...picked, more: true },
    { ...picked, element: { ...element, more: true } },
    { ...picked, element: { ...element, tag: '<img>' } },
    { ...picked, element: { ...element, area: 'platform' } },
    { ...picked, element: { ...element, text: 'x'.repeat(10_000) } },
    { ...picked, element: { ...element, part: -1 } },
    { ...picked, element: { ...element, part: 1.5 } },
    { ...picked, element: { ...element, part: '0' } },
    { ...picked, element: { ...element, record: {} } },
    ...['books', '//evil.example', 'javascript:alert(1)', 'https://evil.example', '/a b', '/"x', '/\\x'].map(
      (route) => ({ ...picked, element: { ...element, route } }),
    ),
    { ...picked, element: { ...element, link: '//evil.example' } },
    { from: 'preview', say: 'here', route: '/', scroll: -1 },
    { from: 'preview', say: 'here', route: '/', scroll: Number.NaN },
    { from: 'preview', say: 'here', route: '/', scroll: 0, as: 7 },
    { from: 'preview', say: 'here', route: '/', scroll: 0, as: 'x'.repeat(10_000) },
    { from: 'preview', say: 'here', route: '/', scroll: Number.POSITIVE_INFINITY },
    JSON.parse('{"from":"preview","say":"leave","__proto__":{"x":1}}'),
  ];
  for (const data of forged) expect(readMessage(data), JSON.stringify(data)).toBeUndefined();
});
