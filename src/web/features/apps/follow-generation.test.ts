import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { FunctionCallError } from '../../lib/call-function.ts';
import type { FollowOptions } from '../../lib/follow-function.ts';
import { followGeneration } from './follow-generation.ts';

const { followFunction } = vi.hoisted(() => ({
  followFunction: vi.fn<(contract: object, input: object, options: FollowOptions) => Promise<object>>(),
}));
vi.mock('../../lib/follow-function.ts', () => ({ followFunction }));

const begun = { appName: 'Engine', prompt: 'It computes.', userId: 'ada', key: 'k', at: 0, heard: false };
const progress = {
  appId: '7f1d2e8a-0a0b-4c0d-8e0f-101112131415',
  versionId: '7f1d2e8a-0a0b-4c0d-8e0f-101112131416',
  number: 1,
  status: 'building',
  step: 'planning',
  fileCount: null,
  previewUrl: null,
  error: null,
};
const lost = () => new FunctionCallError('unreachable', 'gone');

function follow(given = begun, signal = new AbortController().signal) {
  const onProgress = vi.fn<(news: object) => void>();
  const onLost = vi.fn<() => void>();
  return { onProgress, onLost, end: followGeneration(given, { onProgress, onLost, signal }) };
}

beforeEach(() => {
  followFunction.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('following a generation', () => {
  it('asks again under the same key when the connection breaks after it was taken up', async () => {
    followFunction.mockImplementationOnce((_contract, _input, options) => {
      options.onProgress(progress);
      return Promise.reject(lost());
    });
    followFunction.mockRejectedValueOnce(new TypeError('network error'));
    followFunction.mockResolvedValueOnce({ success: true });
    const { end, onLost, onProgress } = follow();
    await vi.runAllTimersAsync();
    expect(await end).toEqual({ success: true });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(progress);
    expect(onLost).toHaveBeenCalledTimes(2);
    expect(followFunction.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)).toEqual([
      'k',
      'k',
      'k',
    ]);
  });

  it('gives up after a while', async () => {
    followFunction.mockImplementation(() => Promise.reject(lost()));
    const { end } = follow({ ...begun, heard: true });
    const [outcome] = await Promise.allSettled([end, vi.runAllTimersAsync()]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
    expect(followFunction).toHaveBeenCalledTimes(limits.appCreator.reconnects + 1);
  });

  it('leaves it to the person when the server never took it up, or said no', async () => {
    followFunction.mockRejectedValueOnce(lost());
    await expect(follow().end).rejects.toThrow('gone');
    followFunction.mockRejectedValueOnce(new FunctionCallError('invalid_input', 'no', 400));
    await expect(follow({ ...begun, heard: true }).end).rejects.toThrow('no');
    expect(followFunction).toHaveBeenCalledTimes(2);
  });

  it('stops at once when nobody listens any more', async () => {
    followFunction.mockImplementation(() => Promise.reject(lost()));
    const left = new AbortController();
    const { end } = follow({ ...begun, heard: true }, left.signal);
    setTimeout(() => left.abort(new Error('left')), 10);
    const [outcome] = await Promise.allSettled([end, vi.advanceTimersByTimeAsync(20)]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'left' } });
    expect(followFunction).toHaveBeenCalledTimes(1);
  });
});
