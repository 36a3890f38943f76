import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SystemPanel } from './system-panel.tsx';

const healthy = {
  status: 'ok',
  version: '0.1.0',
  checks: {
    database: { status: 'ok', kind: 'embedded', ms: 1.4 },
    jobs: { status: 'ok' },
    storage: { status: 'ok', kind: 'disk' },
    mail: { status: 'ok', kind: 'outbox' },
  },
};

function answer(body: unknown, status = 200) {
  return () => Promise.resolve(Response.json(body, { status }));
}

function show(reply: () => Promise<Response>) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(reply);
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  render(
    <QueryClientProvider client={client}>
      <SystemPanel />
    </QueryClientProvider>,
  );
  return fetch;
}

function valueOf(label: string): string | null | undefined {
  return within(screen.getByRole('region', { name: 'System' })).getByText(label).nextElementSibling
    ?.textContent;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('SystemPanel', () => {
  it('shows a list of the final size while it waits', () => {
    show(() => new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Asking');
    expect(screen.getByRole('region', { name: 'System' }).getAttribute('aria-busy')).toBe('true');
  });

  it('says in words what the installation runs on', async () => {
    show(answer(healthy));
    await screen.findByText('Ready', { selector: 'output' });
    expect(valueOf('Database')).toBe('Embedded1 ms');
    expect(valueOf('File storage')).toBe('This disk');
    expect(valueOf('Mail')).toBe('Outbox folder');
    expect(screen.getByText(/^Version 0\.1\.0/)).toBeTruthy();
  });

  it('names the engines that are configured instead of the embedded ones', async () => {
    const checks = { database: { kind: 'postgres' }, storage: { kind: 's3' }, mail: { kind: 'smtp' } };
    show(answer({ ...healthy, checks }));
    await screen.findByText('PostgreSQL');
    expect(valueOf('File storage')).toBe('S3 store');
    expect(valueOf('Mail')).toBe('SMTP server');
    expect(screen.queryByText('Background jobs')).toBeNull();
  });

  it('shows which part is not ready when the server answers 503', async () => {
    const checks = { ...healthy.checks, database: { status: 'unavailable', kind: 'embedded', ms: 3_000 } };
    show(answer({ ...healthy, status: 'unavailable', checks }, 503));
    await screen.findByText('Not ready', { selector: 'output' });
    expect(valueOf('Database')).toBe('Not ready3.0 s');
  });

  it('says that the server is silent, what to do, and recovers on Retry', async () => {
    const fetch = show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('heading', { name: 'The server does not answer' })).toBeTruthy();
    expect(screen.getByText('npm start')).toBeTruthy();
    fetch.mockImplementation(answer(healthy));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Ready', { selector: 'output' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('takes an answer that is not a health report for no answer', async () => {
    show(() => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
    expect(await screen.findByRole('heading', { name: 'The server does not answer' })).toBeTruthy();
  });

  it('says that the device is offline when that is the likely reason', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('heading', { name: 'This device is offline' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Offline');
  });

  it('keeps showing a server on this device that answers without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(answer(healthy));
    expect(await screen.findByText('Ready', { selector: 'output' })).toBeTruthy();
  });
});
