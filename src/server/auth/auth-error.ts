/**
 * Errors as GoTrue's clients know them. The codes and statuses are the protocol's; the sentences are shown to
 * people by many clients and therefore stay close to what those expect.
 */
const catalogue = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not read the body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'The answer of the sign-in provider is not valid'],
  bad_oauth_state: [400, 'This sign-in was not started here or has been used already'],
  conflict: [409, 'The account was changed in the meantime. Try again'],
  email_address_invalid: [400, 'Email address is invalid'],
  email_conflict_identity_not_deletable: [
    422,
    'This identity cannot be unlinked: its address belongs to another account',
  ],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  email_provider_disabled: [400, 'Email logins are disabled'],
  feature_disabled: [404, 'This is switched off on this server'],
  flow_state_expired: [403, 'This sign-in was started too long ago. Start it again'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  identity_not_found: [404, "Identity doesn't exist"],
  insufficient_aal: [403, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge has expired, create a new one and verify again'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [
    422,
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  oauth_authorization_expired: [
    410,
    'This request for access has expired. Go back to the app that sent you here and start again',
  ],
  oauth_authorization_not_found: [
    404,
    'There is no such request for access. Go back to the app that sent you here and start again',
  ],
  oauth_authorization_used: [
    409,
    'This request for access has been answered already. Go back to the app that sent you here',
  ],
  oauth_client_not_found: [404, 'OAuth client not found'],
  oauth_grant_not_found: [404, 'This app has no access to your account'],
  oauth_provider_not_supported: [400, 'Unsupported provider: provider is not enabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_sms_send_rate_limit: [429, 'sms rate limit exceeded'],
  passkey_disabled: [
    422,
    'Passkeys need an address with a name, by https or on localhost. Open the site there, or sign in another way',
  ],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [422, 'Phone logins are disabled'],
  provider_disabled: [422, 'This sign-in provider is disabled'],
  provider_email_needs_verification: [
    403,
    'Unverified email with this provider. A confirmation email has been sent to you',
  ],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_timeout: [504, 'This took too long. Try again'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  same_password: [422, 'New password should be different from the old password.'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sms_send_failed: [422, 'The message could not be sent'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached. Remove one that you do not use any more'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [400, 'User is banned'],
  user_not_found: [404, 'User not found'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  web3_provider_disabled: [400, 'Web3 provider is disabled'],
  webauthn_challenge_expired: [400, 'This took too long. Start again'],
  webauthn_challenge_not_found: [400, 'This was not started here or has been used already. Start again'],
  webauthn_credential_exists: [422, 'This key is registered already. Use it, or choose another one'],
  webauthn_credential_not_found: [404, 'There is no such passkey. It may have been removed already'],
  webauthn_verification_failed: [400, 'This key was not accepted. Try another one, or sign in another way'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof catalogue;

export interface AuthErrorDetails {
  message?: string;
  status?: number;
  /** Seconds until trying again makes sense. */
  retryAfter?: number;
  weakPassword?: { reasons: string[] };
  cause?: unknown;
}

export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly weakPassword: { reasons: string[] } | undefined;

  constructor(code: AuthErrorCode, more: AuthErrorDetails = {}) {
    super(more.message ?? catalogue[code][1], more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'AuthError';
    this.code = code;
    this.status = more.status ?? catalogue[code][0];
    this.retryAfter = more.retryAfter;
    this.weakPassword = more.weakPassword;
  }

  /** `2024-01-01` is the newer format, which a client asks for by header; without it the older one is answered. */
  body(apiVersion: string | undefined): Record<string, unknown> {
    const weak = this.weakPassword === undefined ? {} : { weak_password: this.weakPassword };
    if (isNewFormat(apiVersion)) return { code: this.code, message: this.message, ...weak };
    return { code: this.status, error_code: this.code, msg: this.message, ...weak };
  }
}

export function isNewFormat(apiVersion: string | undefined): boolean {
  return apiVersion !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= '2024-01-01';
}
