import { describe, expect, it } from 'vitest';
import { redirectFor } from './redirects.ts';

describe('redirectFor', () => {
  it.each([
    '/checkout',
    '/checkout/pro/monthly',
    '/buy/anything',
    '/subscribe/',
    '/deploy/app-1',
    '/agents/copy-chief/buy',
    '/agents/copy-chief/deploy/',
  ])('sends %s to the product page, whoever asks', (path) => {
    expect(redirectFor(path)).toMatchObject({ to: '/ai-os' });
    expect(redirectFor(path)?.when).toBeUndefined();
  });

  it('sends only those away from the cart who are signed out', () => {
    expect(redirectFor('/cart')).toEqual({ from: '/cart', to: '/ai-os', when: 'signed-out' });
  });

  it.each([
    '/',
    '/ai-os',
    '/checkouts',
    '/cart/items',
    '/agents/copy-chief',
    '/agents/a/b/buy',
    '/agents/buy',
  ])('leaves %s alone', (path) => {
    expect(redirectFor(path)).toBeUndefined();
  });
});
