import { describe, expect, it } from 'vitest';
import { isKey } from '../../kernel/app-address.ts';
import { trialLabel } from '../../kernel/trial-place.ts';
import { trialFile, trialPolicy } from './trial-page.ts';

const publicUrl = 'https://kora.example';

describe('the place of an app that belongs to nobody', () => {
  it('has a name that nobody can choose for an app', () => {
    expect(isKey(trialLabel)).toBe(true);
  });

  it('loads what all apps share before it is given one, and listens to the platform alone', () => {
    const page = trialFile('/.trial', publicUrl, ['react-1.js', 'karla-1.woff2'])?.body ?? '';
    expect(page).not.toContain('karla');
    expect(page).toContain('<link rel="modulepreload" href="/vendor/react-1.js" />');
    expect(page).toContain('data-platforms="https://kora.example"');
    expect(page.indexOf('/.guard.js')).toBeLessThan(page.indexOf('/.trial.js'));
    expect(trialFile('/.trial.js', publicUrl, [])?.body).toContain('platforms.includes(origin)');
    expect(trialFile('/', publicUrl, [])).toBeUndefined();
  });

  it('runs code from memory, and reaches no more than any other app', () => {
    const policy = trialPolicy(publicUrl);
    expect(policy).toContain("script-src 'self' blob:;");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'self' https://kora.example");
  });
});
