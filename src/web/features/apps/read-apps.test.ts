import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppShelf, readAppFiles, readApps } from './read-apps.ts';

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
  created_at: '2026-01-31T00:00:00+00:00',
  preview_url: null,
  current_version: 1,
  archived_at: null,
  builds: { build_status: 'failed', error: 'No.' },
};

beforeAll(() => {
  supabase.mockResolvedValue(createClient('http://kora.example', 'key', { global: { fetch } }));
});
beforeEach(() => {
  fetch.mockReset();
});

const read = (shelf: AppShelf = 'in-use') => readApps('ada', shelf, AbortSignal.timeout(1_000));

function answer(body: unknown, init?: ResponseInit): void {
  fetch.mockImplementation(() => Promise.resolve(Response.json(body, init)));
}

const asked = () => new URL(String(fetch.mock.calls[0]?.[0]));

describe('reading apps', () => {
  it('asks for the newest twenty of one person that are in use, with their builds and without their files', async () => {
    answer([row], { headers: { 'content-range': '0-0/34' } });
    const { apps, total } = await read();
    expect(apps).toMatchObject([{ app_name: 'Engine', build_status: 'failed', build_error: 'No.' }]);
    expect(apps[0]).not.toHaveProperty('builds');
    expect(total).toBe(34);
    expect(asked().pathname).toBe('/rest/v1/apps');
    expect(Object.fromEntries(asked().searchParams)).toEqual({
      select:
        'id,app_name,description,tech_stack,created_at,preview_url,current_version,archived_at,builds!inner(build_status,error)',
      user_id: 'eq.ada',
      deleted_at: 'is.null',
      archived_at: 'is.null',
      order: 'created_at.desc',
      limit: '20',
    });
  });

  it('asks for those that were put away, and never for the deleted', async () => {
    answer([]);
    expect(await read('archived')).toEqual({ apps: [], total: 0 });
    expect(asked().searchParams.get('archived_at')).toBe('not.is.null');
    expect(asked().searchParams.get('deleted_at')).toBe('is.null');
  });

  it('takes a build that comes in a list', async () => {
    answer([{ ...row, builds: [row.builds] }]);
    expect((await read()).apps[0]?.build_status).toBe('failed');
  });

  it('throws for a refusal and for rows of another shape', async () => {
    answer({ message: 'no' }, { status: 403 });
    await expect(read()).rejects.toThrow('could not be read');
    answer([{ ...row, app_name: 7 }]);
    await expect(read()).rejects.toThrow();
  });
});

describe('reading the files of an app', () => {
  it('gives each by its path, and throws when the app is not there', async () => {
    answer({ file_structure: { 'src/app.tsx': 'export {}' } });
    expect(await readAppFiles('1', AbortSignal.timeout(1_000))).toEqual({ 'src/app.tsx': 'export {}' });
    expect(asked().search).toBe('?select=file_structure&id=eq.1');
    answer({ message: 'none' }, { status: 406 });
    await expect(readAppFiles('1', AbortSignal.timeout(1_000))).rejects.toThrow('could not be read');
  });
});
