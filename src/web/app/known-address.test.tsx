import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { definePage } from '../lib/define-page.ts';
import { KnownAddress } from './known-address.tsx';

afterEach(cleanup);

const definition = definePage({
  title: 'Articles',
  description: 'All of them.',
  instances: [{ parameters: { slug: 'one' }, title: 'One', description: 'The first.' }],
});

function open(address: string) {
  const Component = () => <KnownAddress definition={definition} page={<h1>One</h1>} />;
  const router = createMemoryRouter([{ path: '/blog/:slug', Component }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

it('shows the page at an address that exists', () => {
  open('/blog/one');
  expect(screen.getByRole('heading', { name: 'One' })).toBeDefined();
});

it('shows that there is no page at any other', () => {
  open('/blog/two');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
});
