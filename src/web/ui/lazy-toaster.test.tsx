import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LazyToaster } from './lazy-toaster.tsx';
import { dismissToast, toast } from './toast.ts';

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
