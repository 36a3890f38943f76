import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import type { SessionView } from '../../lib/session.ts';
import { signedIn, signedOut } from './sample-session.ts';
import { SampleVisitor, sampleQueries } from './sample-visitor.tsx';
import { appsKey, useLatestApps, useMyApps } from './use-my-apps.ts';

interface Page {
  apps: { app_name: string; build_status?: string }[];
  total: number;
}

const { readApps, toast, keepAnswer, readKeptAnswer } = vi.hoisted(() => ({
  keepAnswer: vi.fn<(userId: string, name: string, value: unknown) => Promise<void>>(),
  readKeptAnswer: vi.fn<() => Promise<{ at: number; value: unknown } | undefined>>(),
  readApps: vi.fn<(userId: string, shelf: string, signal: AbortSignal) => Promise<Page>>(),
  toast: vi.fn<(options: object) => void>(),
}));
vi.mock('./read-apps.ts', async (original) => ({
  ...(await original<typeof import('./read-apps.ts')>()),
  readApps,
}));
vi.mock('../../app/local/kept-answers.ts', () => ({ keepAnswer, readKeptAnswer }));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));

function Shown({ waitMs }: { waitMs: number }) {
  const { apps, total, state, asOf, refresh } = useMyApps(waitMs);
  return (
    <>
      <output>{`${state} ${total} ${apps.map(({ app_name, build_status = '' }) => app_name + build_status).join()}${asOf === undefined ? '' : ` as of ${asOf}`}`}</output>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function show(session: SessionView, waitMs = 1_000) {
  const client = sampleQueries();
  render(
    <SampleVisitor session={session} client={client}>
      <Shown waitMs={waitMs} />
    </SampleVisitor>,
  );
  return client;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  readApps.mockReset();
  keepAnswer.mockReset();
  readKeptAnswer.mockReset().mockResolvedValue(undefined);
  toast.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the apps of the signed-in person', () => {
  it('are not asked for while nobody is signed in', () => {
    show(signedOut);
    expect(shown()).toBe('signed-out 0 ');
    expect(readApps).not.toHaveBeenCalled();
  });

  it('are read for that person', async () => {
    readApps.mockResolvedValue({ apps: [{ app_name: 'Engine' }, { app_name: 'Loom' }], total: 21 });
    show(signedIn);
    expect(shown()).toBe('loading 0 ');
    await waitFor(() => expect(shown()).toBe('ready 21 Engine,Loom'));
    expect(readApps).toHaveBeenCalledWith('ada', 'in-use', expect.any(AbortSignal));
  });

  it('are read again when somebody says that they changed', async () => {
    readApps.mockResolvedValueOnce({ apps: [], total: 0 });
    const client = show(signedIn);
    await waitFor(() => expect(shown()).toBe('ready 0 '));
    readApps.mockResolvedValue({ apps: [{ app_name: 'Engine' }], total: 1 });
    await act(() => client.invalidateQueries({ queryKey: appsKey('ada') }));
    await waitFor(() => expect(shown()).toBe('ready 1 Engine'));
  });

  it('are read again by themselves while one is under way, and then no more', async () => {
    const page = (build_status: string) => ({ apps: [{ app_name: 'Engine ', build_status }], total: 1 });
    readApps.mockResolvedValueOnce(page('queued')).mockResolvedValueOnce(page('building'));
    readApps.mockResolvedValue(page('completed'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(signedIn);
    await waitFor(() => expect(shown()).toBe('ready 1 Engine queued'));
    await act(() => vi.advanceTimersByTimeAsync(limits.appCreator.pollMs * 3));
    await waitFor(() => expect(shown()).toBe('ready 1 Engine completed'));
    const asked = readApps.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(limits.appCreator.pollMs * 3));
    expect(readApps).toHaveBeenCalledTimes(asked);
  });

  it('fall back to none with a message when they cannot be read, and come with the next try', async () => {
    readApps.mockRejectedValueOnce(new Error('no'));
    show(signedIn);
    await waitFor(() => expect(shown()).toBe('failed 0 '));
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Apps loaded with fallback',
      description: 'Using default state, you can still generate apps',
    });
    readApps.mockResolvedValue({ apps: [{ app_name: 'Engine' }], total: 1 });
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(shown()).toBe('ready 1 Engine'));
  });

  it('are kept on this device, shown before the server has answered, and stay when it does not', async () => {
    const app = {
      id: '1',
      app_name: 'Engine',
      description: '',
      tech_stack: [],
      created_at: '2026-05-01T00:00:00Z',
      preview_url: null,
      current_version: 1,
      archived_at: null,
      build_status: '',
      build_error: null,
    };
    const page = { apps: [app], total: 1 };
    readApps.mockResolvedValueOnce(page);
    const client = show(signedIn);
    await waitFor(() => expect(shown()).toBe('ready 1 Engine'));
    expect(keepAnswer).toHaveBeenCalledExactlyOnceWith('ada', 'apps in-use', page);
    client.clear();
    cleanup();

    readKeptAnswer.mockResolvedValue({ at: 123, value: page });
    let fail: ((error: Error) => void) | undefined;
    readApps.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    show(signedIn);
    await waitFor(() => expect(shown()).toBe('ready 1 Engine'));
    fail?.(new TypeError('Failed to fetch'));
    await waitFor(() => expect(shown()).toBe('failed 1 Engine as of 123'));
    // There is something to show, so nothing was made up.
    expect(toast).not.toHaveBeenCalled();
  });

  it('fall back without a message when the answer takes too long', async () => {
    readApps.mockImplementation(
      (_user: string, _shelf: string, signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    show(signedIn, 20);
    await waitFor(() => expect(shown()).toBe('failed 0 '));
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('the latest apps in the sidebar', () => {
  const listed = ['Four', 'Three', 'Two', 'One'].map((name) => ({
    id: name,
    app_name: name,
    description: '',
    tech_stack: [],
    created_at: '2026-01-31T00:00:00+00:00',
    preview_url: null,
    current_version: 1,
    archived_at: null,
    build_status: 'completed',
    build_error: null,
  }));

  function Latest() {
    return (
      <output>
        {useLatestApps(3)
          .map(({ app_name }) => app_name)
          .join()}
      </output>
    );
  }

  function showLatest(session: SessionView = signedIn) {
    render(
      <SampleVisitor session={session} client={sampleQueries()}>
        <Latest />
      </SampleVisitor>,
    );
  }

  it('are those that this device has kept, without a word when the server does not answer', async () => {
    readKeptAnswer.mockResolvedValue({ at: 1, value: { apps: listed, total: 4 } });
    readApps.mockRejectedValue(new Error('down'));
    showLatest();
    await waitFor(() => expect(shown()).toBe('Four,Three,Two'));
    await waitFor(() => expect(readApps).toHaveBeenCalledOnce());
    await waitFor(() => expect(shown()).toBe('Four,Three,Two'));
    expect(toast).not.toHaveBeenCalled();
  });

  it('are asked for once the page has settled, where nothing is known, and kept', async () => {
    readApps.mockResolvedValue({ apps: listed, total: 4 });
    showLatest();
    expect(readApps).not.toHaveBeenCalled();
    await waitFor(() => expect(shown()).toBe('Four,Three,Two'));
    expect(keepAnswer).toHaveBeenCalledOnce();
  });

  it('are nobody’s for a visitor', () => {
    showLatest(signedOut);
    expect(shown()).toBe('');
    expect(readApps).not.toHaveBeenCalled();
  });
});
