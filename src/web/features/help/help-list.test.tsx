import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { helpEntries } from '../../../catalog/help.gen.ts';
import { helpHtml } from './help-contents.ts';
import { HelpShelves } from './help-list.tsx';

afterEach(cleanup);

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: HelpShelves }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}

describe('the help', () => {
  it('has an answer for every question', () => {
    expect(helpEntries.filter(({ slug }) => helpHtml(slug) === '')).toEqual([]);
  });

  it('shows every question on its shelf, closed', () => {
    const { container } = open('/support');
    expect(container.querySelectorAll('summary h3')).toHaveLength(helpEntries.length);
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('opens the answer that the address names, and no other', () => {
    const { container } = open('/support#backups');
    expect([...container.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['backups']);
  });

  it('takes an address that names nothing', () => {
    const { container } = open('/support#%E0%A4%A');
    expect(screen.getAllByText(helpEntries[0]?.title ?? '')).toHaveLength(1);
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  });
});
