import { describe, expect, it } from 'vitest';
import { addressOf } from './client-address.server.ts';

describe('addressOf', () => {
  it('believes nobody but the socket when no proxy is trusted', () => {
    expect(addressOf('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
  });

  it('reads as many entries from the right as proxies are trusted, whatever the client wrote before', () => {
    expect(addressOf('10.0.0.1', 'forged, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(addressOf('10.0.0.1', 'forged, 203.0.113.9, 10.0.0.7', 2)).toBe('203.0.113.9');
  });
});
