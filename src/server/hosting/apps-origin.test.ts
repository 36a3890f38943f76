import { describe, expect, it } from 'vitest';
import { appsOrigin } from './apps-origin.ts';

describe('where apps are shown', () => {
  it('is below localhost for a platform on a number, with its port', () => {
    const apps = appsOrigin('http://127.0.0.1:3000', undefined);
    expect(apps.urlOf('abc')).toBe('http://abc.localhost:3000');
    expect(apps.source).toBe('http://*.localhost:3000');
    expect(apps.labelOf('abc.localhost:3000')).toBe('abc');
    expect(apps.labelOf('ABC.localhost:3000')).toBe('abc');
    expect(appsOrigin('http://[::1]:3000', undefined).urlOf('a')).toBe('http://a.localhost:3000');
  });

  it('is below a host of its own beside a named platform, or where the operator says', () => {
    expect(appsOrigin('https://kora.example', undefined).urlOf('a')).toBe('https://a.apps.kora.example');
    expect(appsOrigin('https://kora.example', 'made.example').urlOf('a')).toBe('https://a.made.example');
  });

  it('is never the platform itself, and a name that is none belongs to the apps', () => {
    const apps = appsOrigin('http://localhost:3000', undefined);
    expect(apps.labelOf('localhost:3000')).toBeUndefined();
    expect(apps.labelOf(undefined)).toBeUndefined();
    expect(apps.labelOf('elsewhere.example')).toBeUndefined();
    expect(apps.labelOf('a.b.localhost:3000')).toBe('');
    expect(apps.labelOf('-.localhost:3000')).toBe('');
    expect(apps.labelOf('a.localhost:3001')).toBeUndefined();
  });
});
