import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { NameAppDialog } from './name-app-dialog.tsx';

const { changeApp, toast } = vi.hoisted(() => ({
  changeApp: vi.fn<(id: string, change: object) => Promise<void>>(),
  toast: vi.fn<(options: object) => void>(),
}));
vi.mock('./change-app.ts', () => ({ changeApp }));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));

const onClose = vi.fn<() => void>();

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NameAppDialog app={{ id: '1', app_name: 'Engine' }} open onClose={onClose} />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('App Name');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save App' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  changeApp.mockReset();
  toast.mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

describe('naming an app', () => {
  it('starts from the name, and does not save none', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Name Your App' })).toBeTruthy();
    expect(field().value).toBe('Engine');
    expect(field().maxLength).toBe(50);
    type('  ');
    expect(save().disabled).toBe(true);
  });

  it('saves the name without markup', async () => {
    show();
    type(' <b>Loom</b>  two ');
    await userEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(changeApp).toHaveBeenCalledExactlyOnceWith('1', { app_name: 'Loom two' });
  });

  it('refuses a name that breaks the rules, and says which', async () => {
    show();
    type('Loom; drop');
    await userEvent.click(save());
    expect(await screen.findByText('App name contains invalid characters')).toBeTruthy();
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Invalid App Name' }));
    expect(changeApp).not.toHaveBeenCalled();
  });

  it('stays open when it could not be saved', async () => {
    changeApp.mockRejectedValueOnce(new Failure('internal', 'No answer.'));
    show();
    type('Loom');
    await userEvent.click(save());
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Save Failed', description: 'No answer.' }),
      ),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(field().value).toBe('Loom');
  });
});
