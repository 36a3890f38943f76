import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SettingsSectionId, settingsSections } from '../../../catalog/settings-sections.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import type { ToastOptions } from '../../ui/toast.ts';
import { SettingsView } from './settings-view.tsx';

const { initialize, toast, useMobile } = vi.hoisted(() => ({
  initialize: vi.fn<() => Promise<{ error: Error | null }>>(),
  toast: vi.fn<(options: ToastOptions) => void>(),
  useMobile: vi.fn<() => boolean>(),
}));
vi.mock('../../lib/supabase.ts', async (original) => ({
  ...(await original()),
  supabase: () => Promise.resolve({ auth: { initialize } }),
}));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));
vi.mock('../../lib/use-mobile.ts', () => ({ useMobile }));

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
  user: { id: 'ada', email: 'ada@kora.example', identities: [] },
} as unknown as SessionView;

function show(section: SettingsSectionId | undefined, session = signedIn, search = '') {
  const path = section === undefined ? '/settings' : `/settings/${section}`;
  const router = createMemoryRouter(
    [{ path: '*', element: <SettingsView section={section} models="All about models" /> }],
    {
      initialEntries: [`${path}${search}`],
    },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return router;
}

const listed = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  useMobile.mockReturnValue(false);
  initialize.mockReset().mockResolvedValue({ error: null });
  toast.mockReset();
});
afterEach(cleanup);

describe('the settings', () => {
  it('list every section at its own address beside the one that is shown', () => {
    show('appearance');
    const addresses = settingsSections.map(({ id }) => `/settings/${id}`);
    expect(listed()).toEqual(expect.arrayContaining(addresses));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Appearance');
    expect(screen.getByRole('region', { name: 'Appearance' })).toBeTruthy();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('are a list first on a phone, and then one section with the way back', () => {
    useMobile.mockReturnValue(true);
    show(undefined);
    expect(listed()).toHaveLength(settingsSections.length);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show('your-data');
    expect(listed()).toEqual(['/settings']);
    expect(screen.getByRole('region', { name: 'Your data' })).toBeTruthy();
  });

  it('show the part about models that the page hands in', () => {
    show('models');
    expect(screen.getByRole('region', { name: 'Models' }).textContent).toContain('All about models');
  });

  it('say to a visitor how to get in and come back to this section', () => {
    show('password', signedOut);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?next=%2Fsettings%2Fpassword',
    );
    cleanup();
    show('appearance', signedOut);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('take a used code out of the address', async () => {
    const router = show('appearance', signedIn, '?code=abc');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(initialize).toHaveBeenCalledOnce();
    expect(toast).not.toHaveBeenCalled();
  });

  it('say what was wrong with a code or a link, once, and take it out of the address', async () => {
    initialize.mockResolvedValue({ error: new Error('code verifier missing') });
    const router = show('appearance', signedIn, '?code=abc');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(toast).toHaveBeenCalledTimes(1);
    cleanup();
    const other = show('email', signedIn, '?error=access_denied&error_description=It+was+refused');
    await waitFor(() => expect(other.state.location.search).toBe(''));
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Update failed', description: 'It was refused' }),
    );
  });
});
