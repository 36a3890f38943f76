import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAddress } from './use-address.ts';

afterEach(cleanup);

function TwoChoices() {
  const address = useAddress();
  function choose(): void {
    address.change({ work: 'projects' });
    address.change({ need: 'plan', old: '' });
  }
  return (
    <button type="button" onClick={choose}>
      Choose
    </button>
  );
}

it('keeps both of two things that are chosen before the page is drawn again', async () => {
  const routes = [{ path: '/', Component: TwoChoices }];
  const router = createMemoryRouter(routes, { initialEntries: ['/?old=1'] });
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button').click());
  expect(router.state.location.search).toBe('?work=projects&need=plan');
});
