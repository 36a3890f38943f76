import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineFunction } from '../../functions/define-function.ts';

const { invoke } = vi.hoisted(() => ({
  invoke: vi.fn<(name: string, options: { headers: Record<string, string> }) => Promise<unknown>>(),
}));
vi.mock('./supabase.ts', () => ({
  publishableKey: 'key',
  supabase: async () => ({ functions: { invoke } }),
}));
const { callFunction } = await import('./call-function.ts');

const shape = { input: z.object({}), output: z.object({ done: z.boolean() }) };
const open = defineFunction({ name: 'look', access: 'anyone', ...shape });
const own = defineFunction({ name: 'own', access: 'user', ...shape });

const sessionOver = () => ({
  data: null,
  error: new Error('refused'),
  response: Response.json(
    { code: 'invalid_token', message: 'Your session is not valid any more. Sign in again.' },
    { status: 401 },
  ),
});

describe('a function that is called after the session has ended', () => {
  beforeEach(() => invoke.mockReset());

  it('answers when it is open to anyone', async () => {
    invoke
      .mockResolvedValueOnce(sessionOver())
      .mockResolvedValueOnce({ data: { done: true }, error: null, response: undefined });
    expect(await callFunction(open, {})).toEqual({ done: true });
    expect(invoke.mock.calls.map(([, { headers }]) => headers)).toEqual([
      {},
      { Authorization: 'Bearer key' },
    ]);
  });

  it('says so when it is for signed-in people', async () => {
    invoke.mockResolvedValueOnce(sessionOver());
    await expect(callFunction(own, {})).rejects.toMatchObject({ code: 'invalid_token', status: 401 });
    expect(invoke).toHaveBeenCalledTimes(1);
  });
});
