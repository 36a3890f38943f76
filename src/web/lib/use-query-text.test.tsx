import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { useQueryText } from './use-query-text.ts';

afterEach(cleanup);

function Field() {
  const [text, change] = useQueryText('q');
  return <input aria-label="Search" value={text} onChange={(event) => change(event.target.value)} />;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: Field }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, field: screen.getByLabelText<HTMLInputElement>('Search') };
}

it('begins with what the address says', () => {
  expect(open('/?q=backup').field.value).toBe('backup');
});

it('writes what is typed into the address, in place, and leaves the rest of it', async () => {
  const { router, field } = open('/?kind=help');
  await userEvent.type(field, 'two words');
  expect(field.value).toBe('two words');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=help&q=two+words'), {
    timeout: 3_000,
  });
  expect(router.state.historyAction).toBe('REPLACE');
  await userEvent.clear(field);
  await waitFor(() => expect(router.state.location.search).toBe('?kind=help'), { timeout: 3_000 });
});

it('follows the address when somebody else changes it', async () => {
  const { router, field } = open('/');
  await userEvent.type(field, 'old');
  await act(() => router.navigate('/?q=new'));
  expect(field.value).toBe('new');
});

it('does not call back somebody who has pressed a link meanwhile', async () => {
  let letItArrive = () => {};
  const codeArrives = new Promise<void>((resolve) => {
    letItArrive = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', Component: Field },
    {
      path: '/found',
      lazy: async () => {
        await codeArrives;
        return { Component: () => <p>Found</p> };
      },
    },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Search'), 'loan');
  act(() => void router.navigate('/found'));
  await new Promise((resolve) => setTimeout(resolve, 2 * limits.reading.addressDelayMs));
  await act(async () => letItArrive());
  expect(await screen.findByText('Found')).toBeDefined();
  expect(router.state.location.pathname).toBe('/found');
});
