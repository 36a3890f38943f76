import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSealed, SealFault, secretBox, secretKeyOf } from './seal.server.ts';

const place = { table: 'auth.mfa_factors', column: 'secret', row: '1' };
const key = () => secretKeyOf(randomBytes(32));

describe('a secret box', () => {
  it('gives back what it sealed, and never seals the same twice alike', () => {
    const box = secretBox([key()]);
    const [one, two] = [box.seal(place, 'GEZDGNBV'), box.seal(place, 'GEZDGNBV')];
    expect(box.open(place, one)).toBe('GEZDGNBV');
    expect(box.open(place, box.seal(place, ''))).toBe('');
    expect(box.open(place, box.seal(place, 'żółw 🐢'))).toBe('żółw 🐢');
    expect(one).not.toBe(two);
    expect(one).not.toContain('GEZDGNBV');
    expect(isSealed(one)).toBe(true);
    expect(isSealed('GEZDGNBV')).toBe(false);
  });

  it.each([
    { ...place, row: '2' },
    { ...place, column: 'phone' },
    { ...place, table: 'auth.flow_states' },
  ])('opens nothing that was moved to %o', (elsewhere) => {
    const box = secretBox([key()]);
    expect(() => box.open(elsewhere, box.seal(place, 'secret'))).toThrow(SealFault);
  });

  it('opens nothing that was changed, cut off, written in clear, or sealed with a key that it does not have', () => {
    const box = secretBox([key()]);
    const sealed = box.seal(place, 'secret');
    const [prefix, id, body = ''] = sealed.split('.');
    const flipped = Buffer.from(body, 'base64url');
    flipped[14] = (flipped[14] ?? 0) ^ 1;
    for (const text of [
      `${prefix}.${id}.${flipped.toString('base64url')}`,
      `${prefix}.${id}.${body.slice(0, 20)}`,
      `${prefix}.${id}.${body.slice(0, -4)}`,
      'secret',
      '',
      secretBox([key()]).seal(place, 'secret'),
    ])
      expect(() => box.open(place, text)).toThrow(SealFault);
  });

  it('seals with the first key and opens with all', () => {
    const [old, fresh] = [key(), key()];
    const sealedBefore = secretBox([old]).seal(place, 'secret');
    const both = secretBox([fresh, old]);
    expect(both.open(place, sealedBefore)).toBe('secret');
    expect(secretBox([fresh]).open(place, both.seal(place, 'secret'))).toBe('secret');
  });
});
