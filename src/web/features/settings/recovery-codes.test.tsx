import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecoveryCodes } from './recovery-codes.tsx';

const fake = vi.hoisted(() => ({
  read: vi.fn<() => Promise<{ total: number; remaining: number; created_at: string | null }>>(),
  make: vi.fn<() => Promise<string[]>>(),
}));

vi.mock('../../lib/recovery-codes.ts', async (original) => ({
  ...(await original<typeof import('../../lib/recovery-codes.ts')>()),
  readRecoveryCodes: fake.read,
  makeRecoveryCodes: fake.make,
}));

function show(makeFirst = false): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RecoveryCodes userId="u" account="a@b.example" makeFirst={makeFirst} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  fake.read.mockReset();
  fake.make.mockReset().mockResolvedValue(['aaaa-1111', 'bbbb-2222']);
});
afterEach(cleanup);

describe('recovery codes in the settings', () => {
  it('are made at once with the first factor, shown, and put away when they are saved', async () => {
    fake.read.mockResolvedValueOnce({ total: 0, remaining: 0, created_at: null });
    fake.read.mockResolvedValue({ total: 10, remaining: 10, created_at: '2026-01-01T00:00:00Z' });
    show(true);
    expect(await screen.findByText('bbbb-2222')).toBeDefined();
    expect(fake.make).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('10 of 10 codes are left.')).toBeDefined();
    expect(screen.queryByText('bbbb-2222')).toBeNull();
  });

  it('are not made unasked where there are some, or where the factor is an old one', async () => {
    fake.read.mockResolvedValue({ total: 10, remaining: 4, created_at: null });
    show(true);
    expect(await screen.findByText('4 of 10 codes are left.')).toBeDefined();
    cleanup();
    fake.read.mockResolvedValue({ total: 0, remaining: 0, created_at: null });
    show();
    expect(await screen.findByText('You have no recovery codes')).toBeDefined();
    expect(fake.make).not.toHaveBeenCalled();
  });

  it('warn when few are left, and ask before a new set ends the old one', async () => {
    fake.read.mockResolvedValue({ total: 10, remaining: 3, created_at: null });
    show();
    expect(await screen.findByText('Make new ones before you need them.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
    expect(fake.make).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
    await waitFor(() => expect(fake.make).toHaveBeenCalledOnce());
    expect(await screen.findByText('aaaa-1111')).toBeDefined();
  });
});
