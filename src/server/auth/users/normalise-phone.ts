import { phoneNumber } from '../../messages/phone-number.ts';
import { AuthError } from '../auth-error.ts';

/** GoTrue keeps numbers without the plus sign, and its clients compare them so. */
export function normalisePhone(written: string): string {
  const number = phoneNumber(written);
  if (number === undefined || /[a-z]/i.test(written))
    throw new AuthError('validation_failed', { message: 'Invalid phone number format (E.164 required)' });
  return number.slice(1);
}
