import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';

/** Characters as a person counts them. */
export function checkPassword(password: string): string {
  const { passwordMin, passwordMax } = limits.auth;
  const length = [...password].length;
  if (length < passwordMin)
    throw new AuthError('weak_password', {
      message: `Password should be at least ${passwordMin} characters.`,
      weakPassword: { reasons: ['length'] },
    });
  if (length > passwordMax)
    throw new AuthError('weak_password', {
      message: `Password cannot be longer than ${passwordMax} characters.`,
      weakPassword: { reasons: ['length'] },
    });
  return password;
}
