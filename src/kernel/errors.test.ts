import { describe, expect, it } from 'vitest';
import { errorCodes, KoraError } from './errors.ts';

describe('KoraError', () => {
  it('gives every code a status in the error range and a text that is a sentence', () => {
    for (const code of errorCodes) {
      const error = new KoraError(code);
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(error.status).toBeLessThan(600);
      expect(error.message).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('shows the caller code, message, details and request id, and never the cause', () => {
    const error = new KoraError('conflict', { details: { id: 7 }, cause: new Error('secret') });
    expect(error.body('r-1')).toEqual({
      code: 'conflict',
      message: 'This was changed in the meantime. Reload it and try again.',
      details: { id: 7 },
      request_id: 'r-1',
    });
    expect(JSON.stringify(error.body())).not.toContain('secret');
  });
});
