import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

class Viewport extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;
  become(change: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, change);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

function Inset() {
  return <output>{useKeyboardInset()}</output>;
}

let viewport: Viewport;
beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inset = () => screen.getByRole('status').textContent;

it('follows the keyboard on the screen, and is nothing without one', () => {
  render(<Inset />);
  expect(inset()).toBe('0');
  viewport.become({ height: 508 });
  expect(inset()).toBe('336');
  viewport.become({ offsetTop: 100 });
  expect(inset()).toBe('236');
  viewport.become({ height: 844, offsetTop: 0 });
  expect(inset()).toBe('0');
});

it('takes somebody who looks closer for no keyboard', () => {
  render(<Inset />);
  viewport.become({ height: 422, scale: 2 });
  expect(inset()).toBe('0');
});
