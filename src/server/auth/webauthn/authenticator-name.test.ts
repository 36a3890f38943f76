import { describe, expect, it } from 'vitest';
import { authenticatorName } from './authenticator-name.ts';

describe('the first name of a passkey', () => {
  it('says where it lies, where that is known', () => {
    expect(authenticatorName('bada5566-a7aa-401f-bd96-45619a55120d', [])).toBe('1Password');
    expect(authenticatorName('11111111-2222-3333-4444-555555555555', [])).toBe('Passkey');
    expect(authenticatorName(null, [])).toBe('Passkey');
  });

  it('is told from the others by a number', () => {
    expect(authenticatorName(null, ['Passkey'])).toBe('Passkey 2');
    expect(authenticatorName(null, ['Passkey', 'Passkey 2', 'Passkey 4'])).toBe('Passkey 3');
  });
});
