import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type Address, useAddress } from './use-address.ts';

afterEach(cleanup);

it('keeps both of two things that are chosen before the page is drawn again', async () => {
  let address: Address | undefined;
  function Page() {
    address = useAddress();
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/?old=1'] });
  render(<RouterProvider router={router} />);
  await act(async () => {
    address?.change({ work: 'projects' });
    address?.change({ need: 'plan', old: '' });
  });
  expect(router.state.location.search).toBe('?work=projects&need=plan');
});
