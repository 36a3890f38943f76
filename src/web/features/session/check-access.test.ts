import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { noAccess } from '../../lib/session.ts';
import { accessAuthority, checkAccess, type KeptAnswers } from './check-access.ts';

/** A browser that knows these answers from before. */
function remembering(...names: readonly string[]): KeptAnswers & { known: Set<string> } {
  const known = new Set(names);
  return {
    known,
    read: (name) => known.has(name),
    keep: (name, answer) => void (answer ? known.add(name) : known.delete(name)),
  };
}

describe('checkAccess', () => {
  it('asks each question by its name and takes a failed one for no', async () => {
    const database = vi.fn<(name: string, parameters?: Record<string, string>) => Promise<boolean>>(
      (name, parameters) => {
        if (name === 'has_gaming_access') return Promise.reject(new Error('down'));
        return Promise.resolve(name === 'is_admin' || parameters?.['feature_name'] === 'good_idea_access');
      },
    );
    expect(await checkAccess({ database, strategic: () => Promise.resolve(true) }, remembering())).toEqual({
      admin: true,
      seo: false,
      goodIdea: true,
      gaming: false,
      special: false,
      training: false,
      curriculum: true,
      strategic: true,
      wealthX: false,
      elite: false,
    });
    expect(database.mock.calls).toEqual([
      ['is_admin'],
      ['has_feature_access', { feature_name: 'seo_access' }],
      ['has_feature_access', { feature_name: 'good_idea_access' }],
      ['has_gaming_access'],
      ['has_special_access', { access_type_name: 'admin_access' }],
      ['has_training_access'],
      ['has_agent_access', { group_name: 'wealth-x-savants' }],
      ['has_agent_access', { group_name: 'elite-agents' }],
    ]);
  });

  it('opens nothing when the server cannot say', async () => {
    const down = () => Promise.reject(new Error('down'));
    expect(await checkAccess({ database: down, strategic: down }, remembering())).toEqual({
      ...noAccess,
      curriculum: true,
    });
  });

  it('keeps agents open to whom the server opened them, while it cannot be reached', async () => {
    const kept = remembering('elite');
    const down = () => Promise.reject(new Error('down'));
    expect(await checkAccess({ database: down, strategic: down }, kept)).toMatchObject({
      elite: true,
      wealthX: false,
    });
    const other = (_: string, given?: Record<string, string>) =>
      Promise.resolve(given?.['group_name'] === 'wealth-x-savants');
    await checkAccess({ database: other, strategic: down }, kept);
    expect([...kept.known]).toEqual(['wealthX']);
  });

  it('keeps the place of the children open in the same way, and closes it when the server says so', async () => {
    const kept = remembering('special');
    const down = () => Promise.reject(new Error('down'));
    expect((await checkAccess({ database: down, strategic: down }, kept)).special).toBe(true);
    await checkAccess({ database: () => Promise.resolve(false), strategic: down }, kept);
    expect((await checkAccess({ database: down, strategic: down }, kept)).special).toBe(false);
  });
});

describe('accessAuthority', () => {
  it.each([
    [{ strategic: true }, true],
    [{ strategic: false }, false],
    [{ strategic: 'yes' }, false],
    [null, false],
  ])('reads the answer %o of the server as %s', async (data, expected) => {
    const invoke = vi.fn<(name: string, options: object) => Promise<unknown>>(() =>
      Promise.resolve({ data, error: null }),
    );
    const client = { functions: { invoke } } as unknown as SupabaseClient;
    expect(await accessAuthority(client).strategic()).toBe(expected);
    expect(invoke).toHaveBeenCalledWith('check-strategic-access', { body: {} });
  });
});
