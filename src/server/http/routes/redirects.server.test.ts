import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { redirectRoutes } from './redirects.server.ts';

function appWith(...paths: string[]) {
  return new Hono<RequestContext>()
    .route('/', redirectRoutes({ hasPage: (path) => paths.includes(path) }))
    .all('*', (c) => c.text('a page'));
}

describe('redirectRoutes', () => {
  it.each(['/checkout/pro', '/buy/1', '/subscribe', '/deploy/a/b', '/agents/copy-chief/buy', '/cart'])(
    'answers %s with 302 to the product page',
    async (path) => {
      const answer = await appWith().request(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/ai-os');
    },
  );

  it('leaves the cart to its page when there is one, and the others never', async () => {
    expect((await appWith('/cart').request('/cart')).status).toBe(200);
    expect((await appWith('/buy/1').request('/buy/1')).status).toBe(302);
  });

  it('lets every other address and method pass', async () => {
    expect((await appWith().request('/ai-os')).status).toBe(200);
    expect((await appWith().request('/buy/1', { method: 'POST' })).status).toBe(200);
  });
});
