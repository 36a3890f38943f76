import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { FunctionCallError } from '../../lib/call-function.ts';
import type { FollowOptions } from '../../lib/follow-function.ts';
import { ImportButton } from './import-dialog.tsx';

type Follow = (contract: { name: string }, input: unknown, options: FollowOptions) => Promise<object>;

const { followFunction, toast } = vi.hoisted(() => ({
  followFunction: vi.fn<Follow>(),
  toast: vi.fn<(options: object) => void>(),
}));
vi.mock('../../lib/follow-function.ts', () => ({ followFunction }));
vi.mock('../../ui/toast.ts', () => ({ toast, dismissFailure: () => undefined }));

beforeEach(() => {
  followFunction.mockReset();
  toast.mockReset();
});
afterEach(cleanup);

async function choose(file: File): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<ImportButton />} />
          <Route path="/preview/:id" element={<p>The page of the app</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(await screen.findByLabelText(/Zip of the project/), file);
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Import app' }));
const zip = () => new File(['PK'], 'books.zip', { type: 'application/zip' });

it('sends the file as it is, says what is done with it, and opens the app', async () => {
  let resolve: (answer: object) => void = () => undefined;
  followFunction.mockReturnValue(
    new Promise((done) => {
      resolve = done;
    }),
  );
  const file = zip();
  await choose(file);
  await press();
  expect(await screen.findByText('Sending the zip and looking through it')).toBeTruthy();
  await waitFor(() => expect(followFunction).toHaveBeenCalledTimes(1));
  const [contract, sent] = followFunction.mock.calls[0] ?? [];
  expect([contract?.name, sent === file]).toEqual(['import-app', true]);
  resolve({ success: true, app: { id: '1', name: 'Books' } });
  expect(await screen.findByText('The page of the app')).toBeTruthy();
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'App imported' }));
});

it('says why a zip was refused, and keeps it to be sent again', async () => {
  followFunction.mockRejectedValue(new FunctionCallError('invalid_input', 'This zip is damaged.', 422));
  await choose(zip());
  await press();
  expect((await screen.findByText('This zip is damaged.')).closest('[role=alert]')?.textContent).toContain(
    'Not imported',
  );
  expect(screen.getByText('books.zip')).toBeTruthy();
});

it('says of a zip that is too large how large one may be, before it is sent', async () => {
  const large = zip();
  Object.defineProperty(large, 'size', { value: limits.takeAway.zipBytes + 1 });
  await choose(large);
  expect(await screen.findByText(/File size exceeds 24MB limit/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import app' })).toHaveProperty('disabled', true);
});
