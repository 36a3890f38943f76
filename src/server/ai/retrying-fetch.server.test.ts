import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { networkCodeOf, retryAfterMs, retryingFetch } from './retrying-fetch.server.ts';

const { tries } = limits.models;

type Outcome = Error | { status: number; said?: string; headers?: Record<string, string> };

function fetchThat(...outcomes: Outcome[]) {
  let call = 0;
  return vi.fn<typeof globalThis.fetch>(async () => {
    const outcome = outcomes[Math.min(call++, outcomes.length - 1)];
    if (outcome === undefined || outcome instanceof Error) throw outcome;
    const { said = '', ...init } = outcome;
    return new Response(said, init);
  });
}

const refusedConnection = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
});

describe('a request that failed before anything was said', () => {
  const at = 'https://model.example';

  it.each([
    ['a connection that was refused', refusedConnection],
    ['an overloaded server', { status: 529 }],
  ])('is sent again after %s, as often as may be', async (_what, outcome) => {
    const fetch = fetchThat(outcome);
    await retryingFetch(fetch, { firstWaitMs: 1 })(at).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(tries);
  });

  it.each([
    ['a wrong request', { status: 400 }],
    ['spent credit', { status: 429, said: '{"error":{"code":"insufficient_quota"}}' }],
    ['a wish to wait for an hour', { status: 503, headers: { 'retry-after': '3600' } }],
    ['a failure of our own', new Error('no network at all')],
  ])('is not sent again after %s', async (_what, outcome) => {
    const fetch = fetchThat(outcome);
    await retryingFetch(fetch, { firstWaitMs: 1 })(at).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is sent again no sooner than chance says, and not when whoever asked has left', async () => {
    const begin = performance.now();
    const fetch = fetchThat({ status: 500 }, { status: 200, said: 'fine' });
    const answer = await retryingFetch(fetch, { firstWaitMs: 100, random: () => 0.9 })(at);
    expect(await answer.text()).toBe('fine');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(135);
    const left = new AbortController();
    const failing = fetchThat({ status: 500 });
    const pending = retryingFetch(failing, { firstWaitMs: 60_000 })(at, { signal: left.signal });
    setTimeout(() => left.abort(), 20);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('reads a wish to wait in each of its forms', () => {
    const wish = (name: string, value: string) =>
      retryAfterMs(new Headers({ [name]: value }), Date.parse('2026-01-01T00:00:00Z'));
    expect(wish('retry-after', '2')).toBe(2_000);
    expect(wish('retry-after-ms', '150')).toBe(150);
    expect(wish('retry-after', 'Thu, 01 Jan 2026 00:00:05 GMT')).toBe(5_000);
    expect(wish('retry-after', 'soon')).toBeUndefined();
    expect(networkCodeOf(refusedConnection)).toBe('ECONNREFUSED');
  });
});
