import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandGroup } from './command.ts';
import { CommandDialog } from './command-dialog.tsx';

afterEach(cleanup);

const created = vi.fn<() => void>();

const groups: readonly CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { id: 'home', label: 'Home', to: '/' },
      { id: 'settings', label: 'Settings', hint: 'Page', keywords: 'profile password', to: '/settings' },
    ],
  },
  { label: 'Actions', items: [{ id: 'create', label: 'Create an app', keys: ['C'], onSelect: created }] },
];

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function Palette(props: { onQueryChange?: (query: string) => void; busy?: boolean; given?: typeof groups }) {
  const [open, setOpen] = useState(true);
  const { given = groups, ...rest } = props;
  return (
    <MemoryRouter>
      <CommandDialog open={open} onOpenChange={setOpen} groups={given} {...rest} />
      <Address />
    </MemoryRouter>
  );
}

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('CommandDialog', () => {
  it('takes the focus and lists everything in groups', async () => {
    render(<Palette />);
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(names()).toEqual(['Home', 'SettingsPage', 'Create an appC']);
    expect(screen.getByRole('group', { name: 'Actions' })).toBeTruthy();
  });

  it('finds by other words, in any order, and follows a link by Enter', async () => {
    render(<Palette />);
    await userEvent.type(await screen.findByRole('combobox'), 'pass sett');
    await waitFor(() => expect(names()).toEqual(['SettingsPage']));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/settings')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves by arrows and does what was chosen', async () => {
    render(<Palette />);
    await userEvent.type(await screen.findByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}');
    expect(created).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so when nothing fits', async () => {
    render(<Palette />);
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    expect(await screen.findByText('Nothing matches “xyz”. Try another word.')).toBeTruthy();
  });

  it('leaves searching to a caller who wants it, and says that it is under way', async () => {
    const asked = vi.fn<(query: string) => void>();
    const { rerender } = render(<Palette onQueryChange={asked} busy given={[]} />);
    await userEvent.type(await screen.findByRole('combobox'), 'tax');
    expect(asked).toHaveBeenLastCalledWith('tax');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
    rerender(<Palette onQueryChange={asked} given={groups} />);
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});
