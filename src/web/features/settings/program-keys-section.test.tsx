import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FunctionContract } from '../../../functions/define-function.ts';
import type { PersonalKey } from '../../../functions/personal-key-shapes.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { ProgramKeysSection } from './program-keys-section.tsx';

vi.mock('../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../lib/call-function.ts')>()),
  callFunction: vi.fn<() => Promise<unknown>>(),
}));

const made: PersonalKey = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Laptop',
  hint: 'wxyz',
  scopes: ['ask'],
  expires_at: '2027-01-01T00:00:00Z',
  last_used_at: null,
  created_at: '2026-01-01T00:00:00Z',
  state: 'works',
};
const secret = 'kora_secret-of-the-key';

/** A server with these keys; what it is asked to do is done to them. */
function serve(keys: PersonalKey[]): [name: string, input: unknown][] {
  const asked: [string, unknown][] = [];
  vi.mocked(callFunction).mockImplementation((async ({ name }: FunctionContract, input: unknown) => {
    asked.push([name, input]);
    if (name === 'list-personal-keys') return { keys: [...keys], address: 'http://localhost:3000/mcp' };
    if (name === 'revoke-personal-key') {
      keys.length = 0;
      return { revoked: true };
    }
    keys.push(made);
    return { key: secret, made };
  }) as typeof callFunction);
  return asked;
}

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ProgramKeysSection userId="somebody" />
    </QueryClientProvider>,
  );
}

describe('keys for programs in the settings', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('are made with a name and rights, and shown once', async () => {
    const asked = serve([]);
    show();
    expect(await screen.findByText('No program has a key.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Make a key' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make key' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Give the key a name');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Laptop');
    await userEvent.click(screen.getByRole('checkbox', { name: /Make, change and publish apps/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Make key' }));
    expect(await screen.findByText(secret)).toBeDefined();
    expect(asked.find(([name]) => name === 'create-personal-key')?.[1]).toEqual({
      name: 'Laptop',
      scopes: ['apps:read', 'agents:run', 'ask'],
      days: 90,
    });
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(await screen.findByText('…wxyz')).toBeDefined();
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('are removed after a question', async () => {
    serve([made]);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the key Laptop' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No program has a key.')).toBeDefined();
  });

  it('say why they could not be read, and are asked for again', async () => {
    vi.mocked(callFunction).mockRejectedValueOnce(new FunctionCallError('unreachable', 'Away.'));
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve([{ ...made, state: 'expired' }]);
    await userEvent.click(again);
    expect(await screen.findByText('Expired')).toBeDefined();
  });
});
