import type { AuthError, AuthErrorCode } from '../../auth/auth-error.ts';

interface Refusal {
  heading: string;
  text: string;
}

const known: Partial<Record<AuthErrorCode, Refusal>> = {
  invalid_credentials: {
    heading: 'Sign in failed',
    text: 'Invalid email or password. Check both and try again.',
  },
  user_already_exists: {
    heading: 'Account already exists',
    text: 'This email is already registered. Please sign in or reset your password.',
  },
  email_not_confirmed: {
    heading: 'Confirm your address',
    text: 'Open the link in the message that we sent when you signed up, then sign in.',
  },
  signup_disabled: {
    heading: 'Sign up failed',
    text: 'Accounts are not opened this way here. Ask for an invitation.',
  },
  user_banned: { heading: 'Sign in failed', text: 'This account is blocked. Contact support.' },
};

/** What a refusal says to somebody who reads it on a page of its own. */
export function describeRefusal(error: AuthError): Refusal {
  const said = known[error.code];
  if (said !== undefined) return said;
  if (error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return {
      heading: 'Too many tries',
      text: `Wait ${wait} and try again, or ask for a link that sets a new password.`,
    };
  }
  if (error.status >= 500)
    return { heading: 'Something went wrong', text: 'It was on our side. Try again in a moment.' };
  return { heading: 'This did not work', text: error.message };
}
