import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FunctionCallError } from '../../../lib/call-function.ts';
import { AppPageContext } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { appView, listedVersion } from '../sample-view.ts';
import type { Changes } from '../use-changes.ts';
import { PublishButton } from './publish-button.tsx';

const { callFunction } = vi.hoisted(() => ({
  callFunction: vi.fn<(contract: { name: string }, input: { slug?: string }) => Promise<unknown>>(),
}));
vi.mock('../../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/call-function.ts')>()),
  callFunction,
}));

function show(view: AppView) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppPageContext value={{ view, changes: {} as Changes }}>
        <PublishButton />
      </AppPageContext>
    </QueryClientProvider>,
  );
}

function calledWith(name: string): unknown[] {
  return callFunction.mock.calls.filter(([contract]) => contract.name === name).map(([, input]) => input);
}

const view = appView([listedVersion({ number: 1 }), listedVersion({ number: 2 })]);
const site = { slug: 'pets', url: 'http://pets.apps.test', number: 1, publishedAt: '', visits: 0 };

beforeEach(() => {
  callFunction.mockReset();
});
afterEach(cleanup);

it('proposes a free address, and another where somebody was faster', async () => {
  callFunction.mockImplementation(({ name }, { slug }) => {
    if (name === 'propose-address')
      return Promise.resolve({ slug: calledWith(name).length === 1 ? 'pet-adoption' : 'pet-adoption-2' });
    if (slug === 'pet-adoption')
      return Promise.reject(
        new FunctionCallError('conflict', 'This address is taken. Choose another.', 409, {
          reason: 'slug_taken',
        }),
      );
    return Promise.resolve({ slug, url: '', number: 2 });
  });
  show(view);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Address');
  await waitFor(() => expect(field.value).toBe('pet-adoption'));
  const buttons = screen.getAllByRole('button', { name: 'Publish' });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText(/This address is taken/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(field.value).toBe('pet-adoption-2');
  fireEvent.submit(field);
  await waitFor(() => expect(calledWith('publish-app')).toHaveLength(2));
  expect(calledWith('publish-app')[1]).toMatchObject({ slug: 'pet-adoption-2' });
});

it('lets what is typed take the place of an address that is proposed meanwhile', async () => {
  let answer = (_found: { slug: string }) => {};
  callFunction.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  show(view);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Address');
  field.focus();
  await waitFor(() => expect(calledWith('propose-address')).toHaveLength(1));
  answer({ slug: 'pet-adoption' });
  await waitFor(() => expect(field.value).toBe('pet-adoption'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'pet-adoption'.length]);
});

it('offers what can be done next with an app that is published', async () => {
  callFunction.mockResolvedValue({ slug: 'pets', url: site.url, number: 2 });
  show({ ...view, site });
  fireEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual([
    'Publish version 2',
    'Open the app',
    'Copy the address',
    'Change the address',
    'Take it down',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Open the app' }).getAttribute('href')).toBe(site.url);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Publish version 2' }));
  await waitFor(() => expect(calledWith('publish-app')).toEqual([{ appId: view.app.id }]));
});

it('has nothing to publish where visitors see what the owner sees, and takes it down by one press', async () => {
  callFunction.mockResolvedValue({ unpublished: true });
  show({ ...view, site: { ...site, number: 2 } });
  fireEvent.click(screen.getByRole('button', { name: 'Published' }));
  const last = await screen.findByRole('menuitem', { name: 'Take it down' });
  expect(screen.queryByRole('menuitem', { name: /^Publish/ })).toBeNull();
  fireEvent.click(last);
  await waitFor(() => expect(calledWith('unpublish-app')).toEqual([{ appId: view.app.id }]));
});
