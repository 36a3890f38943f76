import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import bootScript from '../../../../public/theme.js?raw';
import { deviceOf } from './device.ts';
import { InstallCard } from './install-card.tsx';
import { captureInstallPrompt, installStorageKey } from './install-state.ts';

let stop: () => void;

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

beforeEach(() => {
  stop = captureInstallPrompt();
});
afterEach(() => {
  stop();
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.install;
  vi.restoreAllMocks();
});

describe('InstallCard', () => {
  it('stands in HTML that is made for everybody', () => {
    expect(renderToString(<InstallCard />)).toContain('Install App');
  });

  it.each(['accepted', 'dismissed'] as const)('lets the browser ask, and remembers %s', async (outcome) => {
    render(<InstallCard />);
    const { prompt, event } = offer(outcome);
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Install App' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(localStorage.getItem(installStorageKey)).toBe(outcome);
  });

  it('keeps the offer that came before the app ran', async () => {
    stop();
    new Function(bootScript)();
    const { prompt } = offer('accepted');
    stop = captureInstallPrompt();
    window.earlyInput?.stop();
    delete window.earlyInput;
    render(<InstallCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Install App' }));
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('explains how to do it by hand where the browser cannot ask', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
    render(<InstallCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Install App' }));
    expect(screen.getByRole('list').textContent).toContain('Add to Home Screen');
    await userEvent.click(screen.getByRole('button', { name: 'Got it, thanks!' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('goes for good on Not now, before the next first paint', async () => {
    render(<InstallCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(localStorage.getItem(installStorageKey)).toBe('dismissed');
    new Function(bootScript)();
    expect(document.documentElement.dataset.install).toBe('hidden');
  });

  it('is not shown in the installed app, whatever the browser offers', () => {
    document.documentElement.dataset.install = 'hidden';
    render(<InstallCard />);
    offer('accepted');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'desktop'],
  ])('reads %s with %d touch points as %s', (userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
  });
});
