import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppName } from './app-name.tsx';

const { change, toast, dismissToast } = vi.hoisted(() => ({
  change: vi.fn<(to: object) => Promise<boolean>>(),
  toast: vi.fn<(message: object) => void>(),
  dismissToast: vi.fn<() => void>(),
}));
vi.mock('../use-app-row.ts', () => ({ useAppRow: () => ({ busy: false, change }) }));
vi.mock('../../../ui/toast.ts', () => ({ toast, dismissToast, dismissFailure: () => undefined }));

beforeEach(() => {
  vi.resetAllMocks();
  change.mockResolvedValue(true);
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'App Name' });
const pencil = () => screen.getByRole('button', { name: 'Rename' });

async function rename(to: string): Promise<void> {
  render(<AppName appId="1" name="Engine" />);
  await userEvent.click(pencil());
  await userEvent.clear(field());
  await userEvent.type(field(), `${to}{Enter}`);
}

it('saves another name and goes back to the button that was pressed', async () => {
  await rename('Loom');
  await waitFor(() => expect(document.activeElement).toBe(pencil()));
  expect(change).toHaveBeenCalledExactlyOnceWith({ app_name: 'Loom' });
  expect(toast).not.toHaveBeenCalled();
});

it('says at the field what is wrong with a name, until another is typed', async () => {
  await rename('Loom & co');
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Invalid App Name' }));
  expect(screen.getByText('App name contains invalid characters')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'x');
  expect(screen.queryByText('App name contains invalid characters')).toBeNull();
  expect(dismissToast).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
});

it('leaves the name as it was on Escape', async () => {
  render(<AppName appId="1" name="Engine" />);
  await userEvent.click(pencil());
  await userEvent.type(field(), 'x{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(pencil()));
  expect(change).not.toHaveBeenCalled();
});
