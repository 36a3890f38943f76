import { describe, expect, it } from 'vitest';
import { needRelyingParty, relyingParty } from './relying-party.ts';

describe('whom authenticators sign for', () => {
  it('is the name of the site, and its pages alone may ask', () => {
    expect(relyingParty('https://kora.example')).toEqual({
      id: 'kora.example',
      origin: 'https://kora.example',
    });
    expect(relyingParty('https://kora.example:8443')).toEqual({
      id: 'kora.example',
      origin: 'https://kora.example:8443',
    });
  });

  it('is localhost where the platform runs on its own machine', () => {
    const expected = { id: 'localhost', origin: 'http://localhost:3000' };
    expect(relyingParty('http://127.0.0.1:3000')).toEqual(expected);
    expect(relyingParty('http://localhost:3000')).toEqual(expected);
    expect(relyingParty('http://[::1]:3000')).toEqual(expected);
  });

  it('is nobody where browsers refuse: at a number, or without encryption', () => {
    expect(relyingParty('http://kora.example')).toBeUndefined();
    expect(relyingParty('https://192.168.1.10')).toBeUndefined();
    expect(relyingParty('https://[fd00::1]')).toBeUndefined();
    expect(() => needRelyingParty('http://kora.example')).toThrow('Passkeys need an address with a name');
  });
});
