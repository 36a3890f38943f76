import type { Settings } from '../settings/settings.server.ts';

/** What the operator has decided about accounts. */
export interface AuthConfig {
  /** The address of the product, without a slash at the end; links in messages lead here. */
  siteUrl: string;
  issuer: string;
  /** Patterns (`*` within one part, `**` across parts) of addresses that a sign-in may lead back to. */
  redirectUrls: readonly string[];
  allowSignup: boolean;
  /** Accounts are usable at once; otherwise the address must be confirmed first. */
  autoconfirm: boolean;
  allowAnonymous: boolean;
  /** Codes are sent to phones: to sign in, to confirm a number, to change it. */
  phone: boolean;
  /** Signed-in people may add other ways to sign in, and take them away. */
  manualLinking: boolean;
  /** The sign-up fallback `admin-signup` may make accounts although sign-up is disabled. */
  allowAdminSignup: boolean;
  adminEmail: string | undefined;
  embedded: boolean;
}

export function authConfig(settings: Settings, publicUrl: string): AuthConfig {
  const embedded = settings.DATABASE_URL === undefined;
  return {
    siteUrl: publicUrl,
    issuer: `${publicUrl}/auth/v1`,
    redirectUrls: settings.AUTH_REDIRECT_URLS,
    allowSignup: settings.AUTH_ALLOW_SIGNUP,
    autoconfirm: !(settings.AUTH_CONFIRM_EMAIL ?? !embedded),
    allowAnonymous: settings.AUTH_ALLOW_ANONYMOUS,
    phone: settings.AUTH_PHONE ?? settings.SMS_WEBHOOK_URL !== undefined,
    manualLinking: settings.AUTH_MANUAL_LINKING,
    allowAdminSignup: settings.AUTH_ALLOW_ADMIN_SIGNUP,
    adminEmail: settings.ADMIN_EMAIL,
    embedded,
  };
}
