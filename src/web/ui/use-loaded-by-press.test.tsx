import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoadedByPress } from './use-loaded-by-press.ts';

interface ListModule {
  readonly label: string;
}

function Opener({ load }: { load: () => Promise<ListModule> }) {
  const { loaded, button, press } = useLoadedByPress(load);
  if (loaded !== undefined)
    return (
      <button type="button">
        {loaded.module.label}, {loaded.pressed ? 'open' : 'closed'}
      </button>
    );
  return (
    <button ref={button} type="button" onClick={press}>
      Plain
    </button>
  );
}

let idle: () => void = () => undefined;
function whenTold(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button');
/** All that is promised has come, and nothing that waits for the next task. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

it('takes the place of the plain button in one step, so that no press begins on one and ends on the other', async () => {
  whenTold();
  render(<Opener load={() => Promise.resolve({ label: 'List' })} />);
  expect(button().textContent).toBe('Plain');
  idle();
  await settle();
  expect(button().textContent).toBe('List, closed');
});

it('leaves a button alone that has the focus, and comes open after the press', async () => {
  whenTold();
  render(<Opener load={() => Promise.resolve({ label: 'List' })} />);
  button().focus();
  idle();
  await settle();
  expect(button().textContent).toBe('Plain');
  fireEvent.click(button());
  expect(await screen.findByText('List, open')).toBeTruthy();
});

it('comes open when it was pressed before it was fetched, also where a press gives no focus', async () => {
  whenTold();
  render(<Opener load={() => Promise.resolve({ label: 'List' })} />);
  fireEvent.click(button());
  idle();
  expect(await screen.findByText('List, open')).toBeTruthy();
});
