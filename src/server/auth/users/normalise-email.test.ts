import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from './normalise-email.ts';

describe('normaliseEmail', () => {
  it('gives one spelling to every way of writing an address', () => {
    fc.assert(
      fc.property(
        fc
          .emailAddress({ size: 'small' })
          .filter((address) => /^[\w.+-]+@/.test(address) && typeof attempt(address) === 'string'),
        fc.constantFrom('', ' ', '\t', '  '),
        (address, space) => {
          const one = normaliseEmail(address);
          expect(normaliseEmail(`${space}${address.toUpperCase()}${space}`)).toBe(one);
          expect(normaliseEmail(one)).toBe(one);
          expect(one).toBe(one.toLowerCase().trim());
        },
      ),
    );
  });

  it('refuses with a documented code or gives a plain address, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (written) => {
        const outcome = attempt(written);
        const isPlain =
          typeof outcome === 'string' &&
          /^[\x21-\x7e]+@[a-z0-9.-]+$/.test(outcome) &&
          outcome.length <= limits.auth.emailMax;
        const isRefusal =
          outcome instanceof AuthError && outcome.code === 'validation_failed' && outcome.status === 400;
        expect(isPlain || isRefusal).toBe(true);
      }),
    );
  });

  it.each(['', 'a', 'xx:;x@x.x', 'a@b', 'a@b.c\nbcc:d@e.f', `${'x'.repeat(250)}@kora.example`])(
    'refuses %j',
    (written) => expect(() => normaliseEmail(written)).toThrow('Unable to validate email address'),
  );
});

function attempt(written: string): unknown {
  try {
    return normaliseEmail(written);
  } catch (error) {
    return error;
  }
}
