export const sessionOver = 'Your session has ended. Sign in again.';
const tooMany = 'Too many attempts. Wait a moment and try again.';

/** What servers say in the words of a protocol, in words for people. */
export const sentences: Readonly<Record<string, string>> = {
  invalid_credentials: 'Invalid email or password',
  // The session.
  bad_jwt: sessionOver,
  invalid_token: sessionOver,
  no_authorization: sessionOver,
  refresh_token_already_used: sessionOver,
  refresh_token_not_found: sessionOver,
  session_expired: sessionOver,
  session_not_found: sessionOver,
  user_not_found: sessionOver,
  PGRST301: sessionOver,
  PGRST302: sessionOver,
  PGRST303: sessionOver,
  insufficient_aal: 'Sign in with your second factor to do this: sign out and in again, and enter its code.',
  not_admin: 'You do not have access to this.',
  '42501': 'You do not have access to this.',
  user_banned: 'This account is blocked. Ask whoever runs this installation.',
  // Signing in and up.
  bad_code_verifier: 'This sign-in was started in another browser. Start it again here.',
  flow_state_not_found: 'This sign-in has been used already or was started elsewhere. Start it again.',
  otp_expired: 'This link or code has been used already or has expired. Ask for a new one.',
  signup_disabled: 'This installation takes no new accounts. Ask whoever runs it for an invitation.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  same_password: 'This is your password already. Choose another one.',
  reauthentication_not_valid: 'The code is not right or has expired. Ask for a new one.',
  identity_already_exists: 'This account is linked to somebody else already. Unlink it there first.',
  single_identity_not_deletable: 'This is your only way to sign in. Add another one first.',
  // The second factor.
  mfa_challenge_expired: 'The code has expired. Ask for a new one.',
  mfa_factor_name_conflict: 'There is a second factor of this name already. Choose another name.',
  mfa_factor_not_found: 'This second factor is gone. Reload the page.',
  mfa_ip_address_mismatch: 'Your network has changed in between. Start again.',
  too_many_enrolled_mfa_factors: 'You have as many second factors as there can be. Remove one first.',
  // Too much at once.
  over_request_rate_limit: tooMany,
  over_email_send_rate_limit: 'Too many mails were asked for. Wait a minute and try again.',
  over_sms_send_rate_limit: 'Too many messages were asked for. Wait a minute and try again.',
  PGRST001: 'The service is not ready. Try again in a moment.',
  PGRST003: 'The database is busy. Try again in a moment.',
};

export const unreachable = 'The server does not answer. Check your connection and try again.';
export const late = 'The server takes longer than expected to answer. Please try again.';
/** The names that auth-js gives to a session that is not, or no longer, good. */
export const lostSessionNames: ReadonlySet<string> = new Set([
  'AuthSessionMissingError',
  'AuthInvalidTokenResponseError',
  'AuthInvalidJwtError',
  'AuthRefreshDiscardedError',
]);
