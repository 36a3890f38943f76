import { describe, expect, it } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recovery-codes.server.ts';

describe('a recovery code', () => {
  it('is four groups of four that are easy to tell apart, and never the same twice', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('is read as people type it', () => {
    expect(readRecoveryCode('ab12-cd34-ef56-gh78')).toBe('ab12-cd34-ef56-gh78');
    expect(readRecoveryCode(' AB12 CD34EF56\tGH78 ')).toBe('ab12-cd34-ef56-gh78');
    expect(readRecoveryCode('abI2-cdo4-ef5l-gh78')).toBe('ab12-cd04-ef51-gh78');
    expect(readRecoveryCode('')).toBe('');
  });
});
