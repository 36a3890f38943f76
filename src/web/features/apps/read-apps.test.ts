import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readApps } from './read-apps.ts';

const { fetch, supabase } = vi.hoisted(() => ({
  fetch: vi.fn<typeof globalThis.fetch>(),
  supabase: vi.fn<() => Promise<SupabaseClient>>(),
}));
vi.mock('../../lib/supabase.ts', () => ({ supabase }));

const row = {
  id: '1',
  app_name: 'Engine',
  description: '',
  tech_stack: ['React'],
  file_structure: { 'a.ts': '' },
  created_at: '2026-01-31T00:00:00+00:00',
  preview_url: null,
  builds: { build_status: 'completed' },
};

beforeAll(() => {
  supabase.mockResolvedValue(createClient('http://kora.example', 'key', { global: { fetch } }));
});
beforeEach(() => {
  fetch.mockReset();
});

const read = () => readApps('ada', AbortSignal.timeout(1_000));

describe('reading apps', () => {
  it('asks for the newest twenty of one person, with their builds', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json([row])));
    const [app] = await read();
    expect(app).toMatchObject({ app_name: 'Engine', build_status: 'completed' });
    expect(app).not.toHaveProperty('builds');
    const asked = new URL(String(fetch.mock.calls[0]?.[0]));
    expect(asked.pathname).toBe('/rest/v1/apps');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      select:
        'id,app_name,description,tech_stack,file_structure,created_at,preview_url,builds!inner(build_status)',
      user_id: 'eq.ada',
      order: 'created_at.desc',
      limit: '20',
    });
  });

  it('takes a build that comes in a list', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json([{ ...row, builds: [row.builds] }])));
    expect((await read())[0]?.build_status).toBe('completed');
  });

  it('throws for a refusal and for rows of another shape', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json({ message: 'no' }, { status: 403 })));
    await expect(read()).rejects.toThrow('no');
    fetch.mockImplementation(() => Promise.resolve(Response.json([{ ...row, app_name: 7 }])));
    await expect(read()).rejects.toThrow();
  });
});
