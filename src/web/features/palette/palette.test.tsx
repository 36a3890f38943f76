import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommandGroup } from '../../ui/command.ts';
import { Palette } from './palette.tsx';

afterEach(cleanup);

const groups: readonly CommandGroup[] = [
  { label: 'Pages', items: [{ id: '/settings', label: 'Settings', to: '/settings' }] },
];

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function show() {
  render(
    <MemoryRouter>
      <Palette
        open
        onOpenChange={() => undefined}
        userId={undefined}
        groups={groups}
        sources={[]}
        lastRow={(typed) => ({ id: 'ask', label: `Ask: ${typed}`, to: `/ask?ask=${typed}` })}
      />
      <Address />
    </MemoryRouter>,
  );
}

const rows = () => screen.getAllByRole('option').map((row) => row.textContent);

describe('the last row of the palette', () => {
  it('asks what was typed, below what was found', async () => {
    show();
    expect(rows()).toEqual(['Settings']);
    await userEvent.type(screen.getByRole('combobox'), 'settings');
    await screen.findByRole('option', { name: 'Ask: settings' });
    expect(rows()).toEqual(['Settings', 'Ask: settings']);
  });

  it('is what Enter chooses where nothing was found', async () => {
    show();
    await userEvent.type(screen.getByRole('combobox'), 'zebra');
    await screen.findByRole('option', { name: 'Ask: zebra' });
    expect(rows()).toEqual(['Ask: zebra']);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('at /ask?ask=zebra')).toBeTruthy();
  });
});
