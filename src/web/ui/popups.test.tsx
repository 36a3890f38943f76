import { CSPProvider } from '@base-ui/react/csp-provider';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { Select } from './select.tsx';
import { Sheet } from './sheet.tsx';
import { dismissToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Opened({ kind }: { kind: 'dialog' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  const Popup = kind === 'dialog' ? Dialog : Sheet;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Popup open={open} onOpenChange={setOpen} title="Name your app">
        <input aria-label="App name" />
      </Popup>
    </>
  );
}

describe.each(['dialog', 'sheet'] as const)('a %s', (kind) => {
  it('is named by its title, takes the focus and closes by Escape', async () => {
    render(<Opened kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const popup = await screen.findByRole('dialog', { name: 'Name your app' });
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('AlertDialog', () => {
  it('does what it says and only when it may', async () => {
    const removed = vi.fn<() => void>();
    const changed = vi.fn<(open: boolean) => void>();
    const show = (disabled: boolean) => (
      <AlertDialog
        open
        onOpenChange={changed}
        title="Delete app"
        description="It cannot be brought back."
        action="Delete"
        onAction={removed}
        disabled={disabled}
      />
    );
    const { rerender } = render(show(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(removed).not.toHaveBeenCalled();
    rerender(show(false));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(removed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog', { name: 'Delete app' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(changed.mock.calls[0]?.[0]).toBe(false);
  });
});

describe('Menu', () => {
  it('opens by keyboard, moves by arrows and chooses by Enter', async () => {
    const chosen = vi.fn<() => void>();
    render(
      <MemoryRouter>
        <Menu trigger={<Button>Account</Button>}>
          <MenuLink to="/settings">Settings</MenuLink>
          <MenuItem onSelect={chosen}>Sign out</MenuItem>
        </Menu>
      </MemoryRouter>,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Settings' });
    expect(first.getAttribute('href')).toBe('/settings');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('Tooltip', () => {
  it('shows its hint when the focus comes by keyboard', async () => {
    render(
      <Tooltip content="Copies the link">
        <Button>Copy</Button>
      </Tooltip>,
    );
    expect(screen.queryByText('Copies the link')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Copies the link')).toBeTruthy();
  });
});

describe('toast', () => {
  const shown = () => [...document.querySelectorAll('[data-toast]:not([data-ending-style])')];

  it('shows one message at a time, which can be closed', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'First', description: 'one' }));
    expect(await screen.findByText('one')).toBeTruthy();
    act(() => toast({ title: 'Second', variant: 'destructive' }));
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Second']));
    expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('stays for 1,000,000 ms unless it says otherwise', async () => {
    vi.useFakeTimers();
    render(<Toaster />);
    await act(async () => toast({ title: 'Long' }));
    await act(() => vi.advanceTimersByTimeAsync(999_000));
    expect(shown()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(shown()).toHaveLength(0);
    await act(async () => toast({ title: 'Short', durationMs: 3_000 }));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(shown()).toHaveLength(0);
    act(() => dismissToast());
  });
});

it('puts no style element on the page: the content policy forbids it', async () => {
  render(
    <CSPProvider disableStyleElements>
      <Select aria-label="Role" value="a" onChange={() => undefined} options={[{ value: 'a', label: 'A' }]} />
      <Opened kind="sheet" />
      <Toaster />
    </CSPProvider>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'A' });
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
