import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecording } from './use-recording.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frameMs = [100, 100, 300];

async function after(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function open(fetchPictures: () => Promise<unknown> = () => Promise.resolve()) {
  return renderHook(() => useRecording({ frameMs, fetchPictures })).result;
}

describe('the recording', () => {
  it('fetches nothing and shows the still until it is played', () => {
    const fetchPictures = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
    const recording = open(fetchPictures);
    expect(recording.current).toMatchObject({ phase: 'still', frame: undefined });
    expect(fetchPictures).not.toHaveBeenCalled();
  });

  it('shows each picture for its time and ends at the last', async () => {
    const recording = open();
    act(() => recording.current.play());
    await after(0);
    expect(recording.current.frame).toBe(0);
    await after(100);
    expect(recording.current.frame).toBe(1);
    await after(100);
    expect(recording.current).toMatchObject({ phase: 'playing', frame: 2 });
    await after(300);
    expect(recording.current).toMatchObject({ phase: 'ended', frame: 2 });
    act(() => recording.current.play());
    await after(0);
    expect(recording.current).toMatchObject({ phase: 'playing', frame: 0 });
  });

  it('stands still while it is stopped, and goes on from there', async () => {
    const recording = open();
    act(() => recording.current.play());
    await after(0);
    await after(100);
    act(() => recording.current.pause());
    await after(5_000);
    expect(recording.current).toMatchObject({ phase: 'paused', frame: 1 });
    act(() => recording.current.play());
    await after(0);
    expect(recording.current).toMatchObject({ phase: 'playing', frame: 1 });
  });

  it('stays a still when its pictures do not come', async () => {
    const recording = open(() => Promise.reject(new Error('no network')));
    act(() => recording.current.play());
    await after(0);
    expect(recording.current).toMatchObject({ phase: 'still', frame: undefined });
  });
});
