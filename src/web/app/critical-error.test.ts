import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showCriticalError } from './critical-error.ts';
import { mount } from './mount.tsx';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('showCriticalError', () => {
  it('says in the root element what happened and what to do', () => {
    showCriticalError(new Error('Broken on purpose'));
    const alert = document.querySelector('#root [role="alert"]');
    expect(alert?.querySelector('h1')?.textContent).toBe('Kora AI OS could not start');
    expect(alert?.textContent).toContain('Reload the page');
    expect(alert?.querySelector('a')?.href).toBe('mailto:support@kora.example');
    expect(alert?.querySelector('pre')?.textContent).toBe('Broken on purpose');
  });

  it('reloads the page on request', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    showCriticalError('no reason given');
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows text as text and one message at a time', () => {
    showCriticalError(new Error('first'));
    showCriticalError(new Error('<img src="x">'));
    expect(document.querySelectorAll('.critical-error')).toHaveLength(1);
    expect(document.querySelector('img')).toBeNull();
    expect(document.body.textContent).not.toContain('first');
  });
});

describe('mount', () => {
  it('shows the critical error when the page has no root element', () => {
    document.body.innerHTML = '<p>another page</p>';
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mount();
    expect(document.querySelector('h1')?.textContent).toBe('Kora AI OS could not start');
    expect(document.querySelector('pre')?.textContent).toContain('"root"');
  });
});
