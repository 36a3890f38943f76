import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyToaster } from './lazy-toaster.tsx';
import { dismissFailure, dismissToast, toast } from './toast.ts';

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

it('fetches the toaster for the first message, shows it, and then every other', async () => {
  render(<LazyToaster />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => toast({ title: 'First', description: 'It waited.' }));
  expect(await screen.findByText('First', {}, { timeout: 10_000 })).toBeTruthy();
  act(() => toast({ title: 'Second' }));
  expect(await screen.findByText('Second')).toBeTruthy();
}, 20_000);

it('offers what can be done about a message, and takes it away when that was done', async () => {
  render(<LazyToaster />);
  const undo = vi.fn<() => void>();
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onAction: undo } }));
  const button = await screen.findByRole('button', { name: 'Undo' }, { timeout: 10_000 });
  act(() => button.click());
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
}, 20_000);

it('takes a failure away when the same thing has worked, and leaves every other message', async () => {
  render(<LazyToaster />);
  act(() => toast({ title: 'Download failed', variant: 'destructive' }));
  await screen.findByText('Download failed', {}, { timeout: 10_000 });
  act(() => dismissFailure('Sign in failed'));
  expect(screen.getByText('Download failed')).toBeTruthy();
  act(() => dismissFailure('Sign in failed', 'Download failed'));
  await waitFor(() => expect(screen.queryByText('Download failed')).toBeNull());
}, 20_000);
