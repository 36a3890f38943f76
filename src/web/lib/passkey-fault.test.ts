import { describe, expect, it } from 'vitest';
import { Failure } from './failures/failure.ts';
import { describePasskeyFault } from './passkey-fault.ts';

describe('what went wrong with a passkey', () => {
  it('is told in a sentence that says what to do', () => {
    const named = (name: string) => describePasskeyFault(new DOMException('Unclear.', name), 'Try again.');
    expect(named('NotAllowedError')).toBe('It was cancelled or took too long. Try again when you are ready.');
    expect(named('InvalidStateError')).toContain('already holds a key');
    expect(named('NotSupportedError')).toContain('Try another device');
    expect(named('ConstraintError')).toContain('screen lock');
    expect(named('SecurityError')).toContain('at its own name');
  });

  it('is silent when another question took the place of this one', () => {
    expect(describePasskeyFault(new DOMException('', 'AbortError'), 'Try again.')).toBeUndefined();
  });

  it('is what the server says, or a plain request to try again', () => {
    expect(
      describePasskeyFault(new Failure('webauthn_challenge_expired', 'This took too long. Start again'), 'x'),
    ).toBe('This took too long. Start again');
    expect(describePasskeyFault(undefined, 'Try again.')).toBe('Try again.');
    expect(describePasskeyFault({ name: 'constructor' }, 'Try again.')).toBe('Try again.');
  });
});
