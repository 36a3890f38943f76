import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import type { ToastOptions } from '../../ui/toast.ts';
import type { DeletedApp } from './read-deleted-apps.ts';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { SampleVisitor } from './sample-visitor.tsx';

const { changeApp, callFunctionByName, readDeletedApps, toast } = vi.hoisted(() => ({
  changeApp: vi.fn<(id: string, change: object) => Promise<void>>(),
  callFunctionByName: vi.fn<(name: string, input: { appId: string }) => Promise<unknown>>(),
  readDeletedApps: vi.fn<() => Promise<object>>(),
  toast: vi.fn<(options: ToastOptions) => void>(),
}));
vi.mock('./change-app.ts', () => ({ changeApp }));
vi.mock('../../lib/call-function.ts', () => ({ callFunctionByName }));
vi.mock('./read-deleted-apps.ts', () => ({ readDeletedApps }));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));

/** What the server has in the bin. */
let bin: DeletedApp[] = [];

async function look(): Promise<void> {
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  });
  render(
    <SampleVisitor client={client}>
      <RecentlyDeleted />
    </SampleVisitor>,
  );
  expect(readDeletedApps).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Recently deleted' }));
}

beforeEach(() => {
  bin = [{ id: 'one', app_name: 'Recipe box', deleted_at: '2026-03-01T12:00:00Z' }];
  for (const mock of [changeApp, callFunctionByName, readDeletedApps, toast]) mock.mockReset();
  const leave = (id: string) => {
    bin = bin.filter((app) => app.id !== id);
    return Promise.resolve();
  };
  changeApp.mockImplementation(leave);
  callFunctionByName.mockImplementation((_, { appId }) => leave(appId));
  readDeletedApps.mockImplementation(() => Promise.resolve({ apps: bin, total: bin.length }));
});
afterEach(cleanup);

describe('what was deleted', () => {
  it('is listed with the day on which it goes, and restored', async () => {
    await look();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText(/removed for good on .*31/i).textContent).toContain('Deleted');
    await userEvent.click(row.getByRole('button', { name: 'Restore Recipe box' }));
    await screen.findByText('Nothing deleted');
    expect(changeApp).toHaveBeenCalledWith('one', { deleted_at: null });
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'App restored' }));
  });

  it('is deleted for good after a question', async () => {
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good: Recipe box' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(callFunctionByName).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('Nothing deleted');
    expect(callFunctionByName).toHaveBeenCalledWith('delete-app', { appId: 'one' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays when the server refuses', async () => {
    callFunctionByName.mockRejectedValue(new Failure('internal', 'Not now.'));
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for good: Recipe box' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Not deleted', description: 'Not now.' }),
      ),
    );
    expect(await screen.findByText('Recipe box')).toBeTruthy();
  });

  it('says so when it cannot be read', async () => {
    readDeletedApps.mockRejectedValueOnce(new Failure('internal', 'The server is away.'));
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Recipe box')).toBeTruthy();
  });
});
