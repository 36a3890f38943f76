import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListedPage, PageListContext } from '../../lib/page-list.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { Page } from './page.tsx';

const signedOut: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const signedIn = {
  ...signedOut,
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@kora.example' },
} as unknown as SessionView;

interface Place {
  at?: string;
  session?: SessionView;
  pages?: readonly string[];
}

function home({ at = '/', session = signedOut, pages = [] }: Place) {
  const list = pages.map((path): ListedPage => ({ path, title: path, description: '', access: 'everyone' }));
  const router = createMemoryRouter(
    [
      { path: '/', Component: Page },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [at] },
  );
  const app: ReactNode = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <PageListContext value={list}>
          <RouterProvider router={router} />
        </PageListContext>
      </SessionContext>
    </QueryClientProvider>
  );
  return { app, router };
}

function show(place: Place) {
  const { app, router } = home(place);
  render(app);
  return router;
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const addressOf = (router: ReturnType<typeof show>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

describe('the home page', () => {
  it('offers to a visitor only what exists', () => {
    show({});
    expect(tabNames()).toEqual(['Home', 'App Creator', 'Plans', 'About', 'Sign In']);
    expect(screen.getByRole('link', { name: 'Get Kora AI OS' }).getAttribute('href')).toBe('/ai-os');
    expect(screen.getByRole('link', { name: 'Sign In to Create Apps' }).getAttribute('href')).toBe('/auth');
    expect(screen.queryByRole('link', { name: 'Try Ask Kora Free' })).toBeNull();
    expect(screen.queryByText('Creative Agents')).toBeNull();
    expect(screen.getAllByText('Example').length).toBeGreaterThan(0);
    expect(screen.queryByText('No apps created yet')).toBeNull();
  });

  it('shows agents, tools and questions by themselves when their pages are there', async () => {
    const router = show({ pages: ['/ask-kora', '/wealth-x-savants', '/agents', '/study-buddy'] });
    expect(screen.getByRole('link', { name: 'Try Ask Kora Free' }).getAttribute('href')).toBe('/ask-kora');
    expect(screen.getByText('Invitation only')).toBeTruthy();
    expect(screen.getByText('Enterprise pricing')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Tools' }));
    expect(await screen.findByRole('link', { name: 'Study Buddy' })).toBeTruthy();
    expect(screen.getByText('Free')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(await screen.findByText('Somewhere else')).toBeTruthy();
    expect(addressOf(router)).toBe('/ask-kora');
  });

  it('keeps the tab in the address', async () => {
    const router = show({ at: '/?tab=plans' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'About' }));
    expect(await screen.findByText('10,000+')).toBeTruthy();
    expect(addressOf(router)).toBe('/?tab=about');
    await userEvent.click(screen.getByRole('tab', { name: 'Home' }));
    expect(addressOf(router)).toBe('/');
  });

  it('lets a visitor write a description at once, and says what generating needs', async () => {
    show({ at: '/?tab=dashboard' });
    expect(await screen.findByRole('form', { name: 'New app' })).toBeTruthy();
    expect(screen.getByText('Sign In Required')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/auth?next=%2Fdashboard',
    );
  });

  it('has the form for the account in the tab of that name, which the browser can send itself', async () => {
    show({ at: '/?tab=auth' });
    const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Account' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/auth']);
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('value')).toBe('sign-in');
    expect(screen.getByRole('button', { name: 'Create account' }).getAttribute('value')).toBe('sign-up');
  });

  it('shows somebody with an account their own figures', async () => {
    show({ session: signedIn });
    expect(screen.getByText('No apps created yet')).toBeTruthy();
    expect(screen.queryByText('Two Chairs')).toBeNull();
  });

  it('leads who is signed in from the hero to the App Creator', async () => {
    const router = show({ session: signedIn });
    expect(tabNames()).toContain('Account');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Your First App' }));
    expect(await screen.findByRole('heading', { name: 'Your Generated Apps' })).toBeTruthy();
    expect(addressOf(router)).toBe('/?tab=dashboard');
  });

  it('is the same HTML for every address of it, and complete without a script', () => {
    const html = renderToString(home({ at: '/?tab=plans' }).app);
    expect(html).toContain('The offline-first AI operating system');
    expect(html).toContain('Describe an app.');
    expect(html).toContain('Make the app');
    expect(html).not.toContain('npm start');
    expect(html).not.toContain('Checking');
    expect(html).not.toContain('Enterprise');
    expect(html).not.toContain('style=');
  });
});
