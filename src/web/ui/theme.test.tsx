import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// The very file that the page loads before its styles: both must agree.
import bootScript from '../../../public/theme.js?raw';
import { applyTheme, browserColours, readThemeChoice, resolveTheme, themeStorageKey } from '../lib/theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

function deviceIs(theme: 'light' | 'dark') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes(theme), media: query }) as MediaQueryList,
  );
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.theme;
});

describe.each([
  { stored: null, device: 'light', shown: 'dark' },
  { stored: 'light', device: 'dark', shown: 'light' },
  { stored: 'dark', device: 'light', shown: 'dark' },
  { stored: 'system', device: 'light', shown: 'light' },
  { stored: 'system', device: 'dark', shown: 'dark' },
  { stored: 'sepia', device: 'light', shown: 'dark' },
] as const)('with $stored stored on a $device device', ({ stored, device, shown }) => {
  beforeEach(() => {
    deviceIs(device);
    if (stored !== null) localStorage.setItem(themeStorageKey, stored);
  });

  it(`the app shows ${shown}`, () => {
    applyTheme(resolveTheme(readThemeChoice()));
    expect(document.documentElement.dataset.theme).toBe(shown);
  });

  it(`the script before the first paint sets ${shown} and the same browser colour`, () => {
    new Function(bootScript)();
    expect(document.documentElement.dataset.theme).toBe(shown);
    expect(document.querySelector('meta')?.content).toBe(browserColours[shown]);
  });
});

describe('ThemeToggle', () => {
  it('switches, stores the choice and says what it will do next', async () => {
    applyTheme('dark');
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem(themeStorageKey)).toBe('light');
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
  });

  it('still switches where storage is blocked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    applyTheme('dark');
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
