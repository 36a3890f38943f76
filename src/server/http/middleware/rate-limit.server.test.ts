import { describe, expect, it } from 'vitest';
import { addressLimiter } from './rate-limit.server.ts';

describe('requests of one address', () => {
  it('are counted, and refused with the time to wait when there are too many', async () => {
    const limit = addressLimiter(2);
    await limit('192.0.2.1');
    await limit('::ffff:192.0.2.1');
    await expect(limit('192.0.2.1')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: expect.any(Number) as number,
    });
    await limit('192.0.2.2');
  });

  it('are those of a whole /64 of version 6', async () => {
    const limit = addressLimiter(2);
    await limit('2001:db8:1:2::1');
    await limit('2001:db8:1:2:ffff::9');
    await expect(limit('2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({ code: 'rate_limited' });
    await limit('2001:db8:1:3::1');
  });
});
