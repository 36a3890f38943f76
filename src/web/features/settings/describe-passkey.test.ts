import { describe, expect, it } from 'vitest';
import { describePasskey } from './describe-passkey.ts';

const passkey = {
  id: '1',
  friendly_name: 'Laptop',
  created_at: '2026-01-02T12:00:00Z',
  transports: ['internal', 'hybrid', 'something-new'],
  backed_up: true,
};

describe('the line about a passkey', () => {
  it('says when it came, that it was never used, and how it is reached', () => {
    expect(describePasskey(passkey, 'en-GB')).toBe(
      'Added 02/01/2026 · never used · built into a device, by phone',
    );
  });

  it('says when it was last used, and leaves out what is not known', () => {
    const used = { ...passkey, last_used_at: '2026-02-03T12:00:00Z', transports: [] };
    expect(describePasskey(used, 'en-GB')).toBe('Added 02/01/2026 · last used 03/02/2026');
  });
});
