import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { signOut } from '../../lib/sign-out.ts';
import { SessionsSection } from './sessions-section.tsx';

vi.mock('../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../lib/call-function.ts')>()),
  callFunction: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../lib/sign-out.ts', async (original) => ({
  ...(await original<typeof import('../../lib/sign-out.ts')>()),
  signOut: vi.fn<(scope: string) => Promise<undefined>>(),
}));

const session = {
  id: '00000000-0000-4000-8000-000000000001',
  created_at: '2026-03-01T08:00:00Z',
  refreshed_at: '2026-03-02T09:30:00Z',
  user_agent: null,
  ip: '127.0.0.1',
  device: 'Firefox on Linux',
  place: 'this_computer',
  signed_in_with: ['Password'],
  current: true,
};

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SessionsSection userId="somebody" />
    </QueryClientProvider>,
  );
}

describe('the sessions in the settings', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('offers to end the others only where there are others', async () => {
    vi.mocked(callFunction).mockResolvedValue({ sessions: [session] });
    show();
    expect(await screen.findByText(/This computer · signed in with password/)).toBeDefined();
    const others = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere else' });
    expect(others.disabled).toBe(true);
  });

  it('leads to the second factor where the server asks for it', async () => {
    vi.mocked(callFunction).mockRejectedValue(new FunctionCallError('insufficient_aal', 'Show it.', 403));
    show();
    expect(await screen.findByRole('heading', { name: 'Show your second factor first' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(signOut).toHaveBeenCalledWith('local');
  });

  it('says so when the list cannot be read, and tries again', async () => {
    vi.mocked(callFunction).mockRejectedValueOnce(new FunctionCallError('unreachable', 'Away.'));
    vi.mocked(callFunction).mockResolvedValue({ sessions: [session] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  });
});
