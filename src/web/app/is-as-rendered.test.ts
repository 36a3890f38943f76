import { expect, it } from 'vitest';
import { isAsRendered } from './is-as-rendered.ts';

const at = (address: string) => new URL(address, 'http://kora.example');

it.each([
  ['/auth', true],
  ['/auth?next=%2Fdashboard', true],
  ['/auth#main', true],
  ['/auth?next=%2Fdashboard&code=abc', false],
  ['/auth?error=no', false],
  ['/auth#access_token=abc', false],
  ['/about', false],
])('%s is taken over as it was rendered: %s', (address, expected) => {
  expect(isAsRendered('/auth', ['next'], at(address))).toBe(expected);
});

it('a page that reads its query at once is rendered anew', () => {
  expect(isAsRendered('/search', [], at('/search?q=mail'))).toBe(false);
});
