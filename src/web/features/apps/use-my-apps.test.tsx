import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { appsKey, useMyApps } from './use-my-apps.ts';

const { readApps, toast } = vi.hoisted(() => ({
  readApps: vi.fn<(userId: string, signal: AbortSignal) => Promise<{ app_name: string }[]>>(),
  toast: vi.fn<(options: object) => void>(),
}));
vi.mock('./read-apps.ts', () => ({ readApps }));
vi.mock('../../ui/toast.ts', () => ({ toast }));

// Code that is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const signedIn = {
  status: 'signed-in',
  user: { id: 'ada' },
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
} as unknown as SessionView;

const signedOut: SessionView = { ...signedIn, status: 'signed-out', user: null };

function Shown({ waitMs }: { waitMs: number }) {
  const { apps, state, refresh } = useMyApps(waitMs);
  return (
    <>
      <output>{`${state} ${apps.map(({ app_name }) => app_name).join()}`}</output>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function show(session: SessionView, waitMs = 1_000) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <Shown waitMs={waitMs} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return client;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  readApps.mockReset();
  toast.mockReset();
});
afterEach(cleanup);

describe('the apps of the signed-in person', () => {
  it('are not asked for while nobody is signed in', () => {
    show(signedOut);
    expect(shown()).toBe('signed-out ');
    expect(readApps).not.toHaveBeenCalled();
  });

  it('are read for that person', async () => {
    readApps.mockResolvedValue([{ app_name: 'Engine' }, { app_name: 'Loom' }]);
    show(signedIn);
    expect(shown()).toBe('loading ');
    await waitFor(() => expect(shown()).toBe('ready Engine,Loom'));
    expect(readApps).toHaveBeenCalledWith('ada', expect.any(AbortSignal));
  });

  it('are read again when somebody says that they changed', async () => {
    readApps.mockResolvedValueOnce([]);
    const client = show(signedIn);
    await waitFor(() => expect(shown()).toBe('ready '));
    readApps.mockResolvedValue([{ app_name: 'Engine' }]);
    await act(() => client.invalidateQueries({ queryKey: appsKey('ada') }));
    await waitFor(() => expect(shown()).toBe('ready Engine'));
  });

  it('fall back to none with a message when they cannot be read, and come with the next try', async () => {
    readApps.mockRejectedValueOnce(new Error('no'));
    show(signedIn);
    await waitFor(() => expect(shown()).toBe('failed '));
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Apps loaded with fallback',
      description: 'Using default state, you can still generate apps',
    });
    readApps.mockResolvedValue([{ app_name: 'Engine' }]);
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(shown()).toBe('ready Engine'));
  });

  it('fall back without a message when the answer takes too long', async () => {
    readApps.mockImplementation(
      (_: string, signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    show(signedIn, 20);
    await waitFor(() => expect(shown()).toBe('failed '));
    expect(toast).not.toHaveBeenCalled();
  });
});
