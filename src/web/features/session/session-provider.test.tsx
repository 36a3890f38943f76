import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { sessionStorageKey } from '../../lib/stored-session.ts';
import { SessionProvider } from './session-provider.tsx';

interface Answer {
  data: { session?: Session | null; user?: Session['user'] | undefined };
  error: unknown;
}

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

const fake = vi.hoisted(() => ({ client: undefined as unknown }));

vi.mock('../../lib/supabase.ts', async (original) => ({
  ...(await original<typeof import('../../lib/supabase.ts')>()),
  supabase: () => Promise.resolve(fake.client),
}));

function sessionOf(id: string): Session {
  return { access_token: 'a.b.c', user: { id, email: `${id}@kora.example` } } as unknown as Session;
}

/** As much of the client as the session layer uses. */
function fakeClient(stored: Session | null) {
  let session = stored;
  let listener: Listener | undefined;
  const tell = (event: AuthChangeEvent, next: Session | null) => {
    session = next;
    listener?.(event, next);
  };
  const auth = {
    onAuthStateChange(heard: Listener) {
      listener = heard;
      heard('INITIAL_SESSION', session);
      return { data: { subscription: { unsubscribe: () => (listener = undefined) } } };
    },
    getSession: vi.fn<() => Promise<Answer>>(() => Promise.resolve({ data: { session }, error: null })),
    getUser: vi.fn<() => Promise<Answer>>(() =>
      Promise.resolve({ data: { user: session?.user }, error: null }),
    ),
    signOut: vi.fn<(options: { scope: string }) => Promise<{ error: null }>>(() => {
      tell('SIGNED_OUT', null);
      return Promise.resolve({ error: null });
    }),
  };
  const rpc = vi.fn<(name: string) => Promise<{ data: boolean; error: null }>>((name) =>
    Promise.resolve({ data: name === 'is_admin', error: null }),
  );
  return { auth, rpc, tell, hasListener: () => listener !== undefined };
}

function Shown() {
  const { status, user, access } = useSession();
  return <p>{`${status} ${user?.email ?? 'nobody'} ${access.admin ? 'admin' : 'plain'}`}</p>;
}

function show(client: ReturnType<typeof fakeClient>) {
  fake.client = client;
  const queryClient = new QueryClient();
  const onLost = vi.fn<(byChoice: boolean) => void>();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider onLost={onLost}>
        <Shown />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { queryClient, onLost, ...view };
}

beforeEach(() => localStorage.setItem(sessionStorageKey, 'something'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('SessionProvider', () => {
  it('loads, then shows the stored person and what they may open', async () => {
    const client = fakeClient(sessionOf('ada'));
    show(client);
    expect(screen.getByText('loading nobody plain')).toBeTruthy();
    await screen.findByText('signed-in ada@kora.example admin');
    await waitFor(() => expect(client.auth.getUser).toHaveBeenCalledTimes(1));
  });

  it('shows nobody when nothing is stored, and does not call that a loss', async () => {
    const { onLost } = show(fakeClient(null));
    await screen.findByText('signed-out nobody plain');
    expect(onLost).not.toHaveBeenCalled();
  });

  it('forgets what belongs to the person when they are signed out, and keeps what is public', async () => {
    const client = fakeClient(sessionOf('ada'));
    const { queryClient, onLost } = show(client);
    await screen.findByText('signed-in ada@kora.example admin');
    queryClient.setQueryData(['apps', 'ada'], ['private']);
    queryClient.setQueryData(['health'], 'ok');
    act(() => client.tell('SIGNED_OUT', null));
    await screen.findByText('signed-out nobody plain');
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['apps', 'ada'])).toBeUndefined();
    expect(queryClient.getQueryData(['health'])).toBe('ok');
  });

  it('forgets what belongs to the person when another one takes their place', async () => {
    const client = fakeClient(sessionOf('ada'));
    const { queryClient, onLost } = show(client);
    await screen.findByText('signed-in ada@kora.example admin');
    queryClient.setQueryData(['apps'], ['private']);
    act(() => client.tell('SIGNED_IN', sessionOf('bert')));
    await screen.findByText(/signed-in bert/);
    expect(queryClient.getQueryData(['apps'])).toBeUndefined();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('asks for access again when the person or the token changes', async () => {
    const client = fakeClient(sessionOf('ada'));
    show(client);
    await screen.findByText('signed-in ada@kora.example admin');
    client.rpc.mockImplementation(() => Promise.resolve({ data: false, error: null }));
    act(() => client.tell('TOKEN_REFRESHED', sessionOf('ada')));
    expect(await screen.findByText('signed-in ada@kora.example plain')).toBeTruthy();
  });

  it('removes the stored session and signs out everywhere when the server does not know it', async () => {
    const client = fakeClient(sessionOf('ada'));
    client.auth.getUser.mockResolvedValue({
      data: { user: undefined },
      error: { status: 403, name: 'AuthApiError' },
    });
    const { onLost } = show(client);
    await screen.findByText('signed-out nobody plain');
    expect(client.auth.signOut).toHaveBeenCalledWith({ scope: 'global' });
    await waitFor(() => expect(localStorage.getItem(sessionStorageKey)).toBeNull());
    // Nobody here has asked for it: the app says so.
    expect(onLost.mock.calls).toEqual([[false]]);
  });

  it('keeps a person signed in while the server cannot be reached', async () => {
    const client = fakeClient(sessionOf('ada'));
    client.auth.getUser.mockResolvedValue({
      data: { user: undefined },
      error: { status: 0, name: 'AuthRetryableFetchError' },
    });
    show(client);
    await screen.findByText('signed-in ada@kora.example admin');
    await waitFor(() => expect(client.auth.getUser).toHaveBeenCalled());
    expect(client.auth.signOut).not.toHaveBeenCalled();
    expect(localStorage.getItem(sessionStorageKey)).toBe('something');
  });

  it('stops listening when it goes', async () => {
    const client = fakeClient(null);
    const { unmount } = show(client);
    await screen.findByText('signed-out nobody plain');
    expect(client.hasListener()).toBe(true);
    unmount();
    expect(client.hasListener()).toBe(false);
  });
});
