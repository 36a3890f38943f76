import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import type { PageEntry } from '../lib/define-page.ts';
import { definePage } from '../lib/define-page.ts';
import { noAccess, SessionContext, type SessionView } from '../lib/session.ts';
import { createRoutes, onePageFirst } from './router.tsx';

function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/second">To the second page</Link>
    </>
  );
}

function Second() {
  return <h1>Second</h1>;
}

function Throwing(): never {
  throw new Error('Broken on purpose');
}

function failToLoad() {
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
}

function page(path: string, title: string, load: PageEntry['load']): PageEntry {
  return { path, definition: definePage({ title, description: `About ${title}.` }), load };
}

function show(at: string, ...more: PageEntry[]) {
  return showTo(signedOut, at, ...more);
}

const entries = [
  page('/', 'Start', async () => ({ Page: Start })),
  page('/second', 'Second', async () => ({ Page: Second })),
  page('/ai-os', 'The product', async () => ({ Page: Second })),
];

function showTo(session: SessionView, at: string, ...more: PageEntry[]) {
  const routes = createRoutes([...entries, ...more]);
  return showRouter(session, createMemoryRouter(routes, { initialEntries: [at] }));
}

type AppRouter = ReturnType<typeof createMemoryRouter>;

function showRouter(session: SessionView, router: AppRouter): AppRouter {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return router;
}

const signedOut: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const ada = { id: 'ada', email: 'ada@kora.example' } as NonNullable<SessionView['user']>;
const signedIn: SessionView = { ...signedOut, status: 'signed-in', user: ada };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('a page', () => {
  it('is loaded when it is asked for and names the document', async () => {
    document.head.innerHTML = '<meta name="description" content="">';
    show('/second');
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Second · Kora AI OS'));
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('About Second.');
  });

  it('takes the focus and is read out after a navigation, but not at first', async () => {
    show('/');
    const link = await screen.findByRole('link', { name: 'To the second page' });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'Second' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Second');
  });

  it('that is slow shows words, and only after the delay', async () => {
    vi.useFakeTimers();
    show(
      '/slow',
      page('/slow', 'Slow', () => new Promise(() => undefined)),
    );
    await act(() => vi.advanceTimersByTimeAsync(limits.web.spinnerDelayMs - 1));
    expect(screen.queryByText('Loading page…')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.getByText('Loading page…')).toBeTruthy();
  });
});

describe('the first page', () => {
  it('needs no other until somebody leaves it, and finds all of them then', async () => {
    const first = onePageFirst(entries, '/');
    if (first === undefined) throw new Error('There is no such page.');
    const { routes, ...later } = first;
    const router = showRouter(signedOut, createMemoryRouter(routes, later));
    expect(routes[0]?.children?.[0]?.children?.map(({ path }) => path)).toEqual(['/']);
    await userEvent.click(await screen.findByRole('link', { name: 'To the second page' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
    await act(() => router.navigate('/checkout/pro'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ai-os'));
    await act(() => router.navigate('/no-such-page'));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy();
  });

  it('is not known by an address with parameters', () => {
    expect(onePageFirst(entries, '/no-such-page')).toBeUndefined();
  });
});

describe('an unknown address', () => {
  it('shows what was asked for and a link home that works', async () => {
    const router = show('/no/such%20page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText('/no/such page')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page not found · Kora AI OS'));
    await userEvent.click(screen.getByRole('link', { name: 'Go home' }));
    await screen.findByRole('heading', { name: 'Start' });
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a redirect', () => {
  const cart = page('/cart', 'Cart', async () => ({ Page: () => <h1>Your cart</h1> }));

  it.each(['/checkout/pro', '/agents/copy-chief/buy', '/cart'])(
    'leads from %s to the product',
    async (at) => {
      const router = show(at);
      await waitFor(() => expect(router.state.location.pathname).toBe('/ai-os'));
    },
  );

  it('leads away from the cart once it has a page, but only who is signed out', async () => {
    const router = show('/cart', cart);
    await waitFor(() => expect(router.state.location.pathname).toBe('/ai-os'));
    cleanup();
    const other = showTo(signedIn, '/cart', cart);
    expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeTruthy();
    expect(other.state.location.pathname).toBe('/cart');
  });

  it('waits until it is known who asks', async () => {
    const router = showTo({ ...signedOut, status: 'loading' }, '/cart', cart);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.location.pathname).toBe('/cart');
    expect(screen.queryByRole('heading', { name: 'Your cart' })).toBeNull();
  });
});

describe('a page that is not for everybody', () => {
  const closed: PageEntry = {
    path: '/closed',
    definition: definePage({ title: 'Closed', description: 'For admins.', access: 'admin' }),
    load: async () => ({ Page: () => <h1>The secret</h1> }),
  };

  it('says what it is and how to get in, inside of the shell', async () => {
    show('/closed', closed);
    expect(await screen.findByRole('heading', { level: 1, name: 'Closed' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.queryByText('The secret')).toBeNull();
  });

  it('shows itself to whom it is for', async () => {
    showTo({ ...signedIn, access: { ...noAccess, admin: true } }, '/closed', closed);
    expect(await screen.findByRole('heading', { name: 'The secret' })).toBeTruthy();
  });
});

describe('an error', () => {
  it('in a page shows the error screen with the message behind a disclosure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(
      '/broken',
      page('/broken', 'Broken', async () => ({ Page: Throwing })),
    );
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    const message = screen.getByText('Error: Broken on purpose');
    expect(message.closest('details')?.open).toBe(false);
    expect(screen.getByRole('alert').textContent).toContain('fault');
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  });

  it('while loading the code of a page says so, and Reload page reloads', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    show('/gone', page('/gone', 'Gone', failToLoad));
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
