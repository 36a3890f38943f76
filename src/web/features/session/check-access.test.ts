import { describe, expect, it, vi } from 'vitest';
import { checkAccess } from './check-access.ts';

describe('checkAccess', () => {
  it('asks each question by its name and takes a failed one for no', async () => {
    const ask = vi.fn<(name: string, parameters?: Record<string, string>) => Promise<boolean>>(
      (name, parameters) => {
        if (name === 'has_gaming_access') return Promise.reject(new Error('down'));
        return Promise.resolve(name === 'is_admin' || parameters?.['feature_name'] === 'good_idea_access');
      },
    );
    expect(await checkAccess(ask)).toEqual({
      admin: true,
      seo: false,
      goodIdea: true,
      gaming: false,
      special: false,
      training: false,
      curriculum: true,
    });
    expect(ask.mock.calls).toEqual([
      ['is_admin'],
      ['has_feature_access', { feature_name: 'seo_access' }],
      ['has_feature_access', { feature_name: 'good_idea_access' }],
      ['has_gaming_access'],
      ['has_special_access', { access_type_name: 'admin_access' }],
      ['has_training_access'],
    ]);
  });
});
