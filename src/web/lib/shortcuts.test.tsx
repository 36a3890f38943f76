import { act, cleanup, render, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerShortcut, useShortcut, useShortcuts } from './shortcuts.ts';

const endings: (() => void)[] = [];

function register(keys: readonly ['Mod', string] | readonly [string]) {
  const run = vi.fn<() => void>();
  endings.push(registerShortcut({ keys, label: keys.join(' '), run }));
  return run;
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
  cleanup();
});

describe('a shortcut', () => {
  it('with Mod answers to Ctrl and to Cmd, in a field too, and to nothing else', async () => {
    const run = register(['Mod', 'K']);
    const { container } = render(<input aria-label="Name" />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(container.firstElementChild ?? document.body);
    await user.keyboard('{Meta>}k{/Meta}');
    expect(run).toHaveBeenCalledTimes(2);
    await user.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Control>}{Alt>}k{/Alt}{/Control}');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('without Mod leaves the key to the field that somebody writes in', async () => {
    const run = register(['?']);
    const { getByRole } = render(<input aria-label="Name" />);
    const user = userEvent.setup();
    await user.type(getByRole('textbox'), '?');
    expect(run).not.toHaveBeenCalled();
    act(() => getByRole('textbox').blur());
    await user.keyboard('?');
    expect(run).toHaveBeenCalledOnce();
  });

  it('that came last is the one that runs, until it ends', async () => {
    const first = register(['?']);
    const last = vi.fn<() => void>();
    const end = registerShortcut({ keys: ['?'], label: 'last', run: last });
    const user = userEvent.setup();
    await user.keyboard('?');
    end();
    await user.keyboard('?');
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 1]);
  });

  it('is listed while its component is there, and runs what the last render gave', async () => {
    const runs: number[] = [];
    const { rerender, unmount } = renderHook(
      ({ round }) => useShortcut({ keys: ['Mod', 'J'], label: 'Jump', run: () => runs.push(round) }),
      { initialProps: { round: 1 } },
    );
    rerender({ round: 2 });
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(runs).toEqual([2]);
    const list = renderHook(() => useShortcuts());
    expect(list.result.current.map(({ label }) => label)).toEqual(['Jump']);
    act(() => unmount());
    expect(list.result.current).toEqual([]);
  });
});
