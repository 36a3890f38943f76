import { describe, expect, it } from 'vitest';
import { firstDifference } from './installed-packages.mjs';

const locked = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/dev': { version: '2.0.0', dev: true },
  'node_modules/other-platform': { version: '3.0.0', optional: true },
};
const all = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/dev': { version: '2.0.0', dev: true } };
const production = { 'node_modules/a': { version: '1.0.0' } };

describe('firstDifference', () => {
  it('is content when everything but packages of other platforms is there', () => {
    expect(firstDifference(locked, all, { development: true })).toBeUndefined();
  });

  it('lets packages for development be missing only where they are not needed', () => {
    expect(firstDifference(locked, production, { development: false })).toBeUndefined();
    expect(firstDifference(locked, production, { development: true })).toBe('node_modules/dev is missing');
  });

  it('names a package that is missing or of another version, optional ones too', () => {
    expect(firstDifference(locked, {}, { development: false })).toBe('node_modules/a is missing');
    const older = { ...all, 'node_modules/other-platform': { version: '2.9.0' } };
    expect(firstDifference(locked, older, { development: true })).toBe(
      'node_modules/other-platform is 2.9.0 instead of 3.0.0',
    );
  });
});
