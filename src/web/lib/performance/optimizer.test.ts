import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assess } from './assess.ts';
import { cacheLocally, readLocalCache } from './local-cache.ts';
import { measuredFetch } from './measured-fetch.ts';
import { forgetMetrics, noteMetric, type PerformanceMetric, readMetrics } from './metrics.ts';
import { readOptimizer, resetOptimizer, startOptimizer } from './optimizer.ts';
import { mayFetchAhead, whenMayFetchAhead } from './thrift.ts';

const minute = 60_000;
const now = Date.UTC(2026, 4, 1);

function metrics(count: number, responseTime: number, status = 200): PerformanceMetric[] {
  return Array.from({ length: count }, () => ({ responseTime, status, timestamp: now }));
}

const conditionOf = (...all: PerformanceMetric[][]) => assess(all.flat(), now).condition;

describe('how the app is doing', () => {
  it('is well while nothing is known, and at the very limits', () => {
    expect(conditionOf([])).toBe('well');
    expect(conditionOf(metrics(20, 5_000))).toBe('well');
    expect(conditionOf(metrics(2, 100, 500), metrics(18, 100))).toBe('well');
  });

  it('is slow above five seconds on average or a tenth of errors', () => {
    expect(conditionOf(metrics(20, 5_001))).toBe('slow');
    expect(conditionOf(metrics(3, 100, 500), metrics(17, 100))).toBe('slow');
    expect(conditionOf(metrics(3, 100, 0), metrics(17, 100))).toBe('slow');
    // What was refused was answered.
    expect(conditionOf(metrics(20, 100, 403))).toBe('well');
  });

  it('is critical when the last ten take over ten seconds or fail by more than half', () => {
    expect(conditionOf(metrics(90, 100), metrics(10, 10_001))).toBe('critical');
    expect(conditionOf(metrics(90, 100), metrics(10, 10_000))).toBe('well');
    expect(conditionOf(metrics(50, 100), metrics(4, 100), metrics(6, 100, 502))).toBe('critical');
    expect(conditionOf(metrics(50, 100), metrics(5, 100), metrics(5, 100, 502))).toBe('well');
    expect(conditionOf(metrics(10, 20_000), metrics(10, 100))).toBe('slow');
  });

  it('forgets what is long ago', () => {
    expect(assess(metrics(20, 20_000), now + 10 * minute + 1)).toMatchObject({ condition: 'well', count: 0 });
  });
});

describe('the background optimizer', () => {
  const warmUp = vi.fn<() => Promise<void>>();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ now });
    localStorage.clear();
    forgetMetrics();
    resetOptimizer();
    warmUp.mockReset().mockResolvedValue();
    stop = startOptimizer(warmUp);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const note = (count: number, responseTime: number, status = 200) => {
    for (let index = 0; index < count; index += 1)
      noteMetric({ responseTime, status, timestamp: Date.now() });
  };

  it('runs first after ten seconds and then every five minutes, and warms the server up', async () => {
    await vi.advanceTimersByTimeAsync(9_999);
    expect(readOptimizer().runs).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(readOptimizer().runs).toBe(1);
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    expect([readOptimizer().runs, warmUp.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([readOptimizer().runs, warmUp.mock.calls.length]).toEqual([2, 1]);
  });

  it('looks every two minutes, and stops fetching ahead and polling until the app has recovered', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    note(20, 6_000);
    await vi.advanceTimersByTimeAsync(2 * minute - 10_001);
    expect(mayFetchAhead()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect([readOptimizer().condition, mayFetchAhead()]).toEqual(['slow', false]);
    const ahead = vi.fn<() => void>();
    whenMayFetchAhead(ahead);
    expect(ahead).not.toHaveBeenCalled();
    note(60, 50);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect([readOptimizer().condition, mayFetchAhead()]).toEqual(['well', true]);
    expect(ahead).toHaveBeenCalledTimes(1);
  });

  it('removes entries of the local cache that are older than a day', async () => {
    cacheLocally('old', 1);
    localStorage.setItem('kora-theme', 'dark');
    vi.setSystemTime(now + 2 * 60 * minute);
    cacheLocally('young', 2);
    vi.setSystemTime(now + 24 * 60 * minute + 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([readLocalCache('old'), readLocalCache('young')]).toEqual([undefined, 2]);
    expect(readOptimizer().removed).toBe(1);
    expect(localStorage.getItem('kora-theme')).toBe('dark');
  });

  it('keeps the newest fifty of more than a hundred metrics', () => {
    note(100, 1);
    expect(readMetrics()).toHaveLength(100);
    note(1, 2);
    expect(readMetrics()).toHaveLength(50);
    expect(readMetrics().at(-1)?.responseTime).toBe(2);
  });

  it('learns from every question how long it took and what came back', async () => {
    vi.stubGlobal(
      'fetch',
      vi
        .fn<() => Promise<Response>>()
        .mockImplementationOnce(async () => {
          await vi.advanceTimersByTimeAsync(700);
          return new Response('', { status: 503 });
        })
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockRejectedValueOnce(new DOMException('left', 'AbortError')),
    );
    await measuredFetch('/rest/v1/apps');
    await expect(measuredFetch('/rest/v1/apps')).rejects.toThrow('Failed to fetch');
    await expect(measuredFetch('/rest/v1/apps')).rejects.toThrow('left');
    expect(readMetrics().map(({ status }) => status)).toEqual([503, 0]);
    expect(readMetrics()[0]?.responseTime).toBeGreaterThanOrEqual(700);
  });
});
