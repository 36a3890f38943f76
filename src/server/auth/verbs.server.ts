import { oauthVerbs } from './oauth-verbs.server.ts';
import type { AuthVerb } from './verb.ts';
import { adminAudit } from './verbs/admin-audit.server.ts';
import { adminCreateUser } from './verbs/admin-create-user.server.ts';
import { adminDeleteUser } from './verbs/admin-delete-user.server.ts';
import { adminGenerateLink } from './verbs/admin-generate-link.server.ts';
import { adminGetUser } from './verbs/admin-get-user.server.ts';
import { adminIssueKeys, adminRevokeKeys, adminRotateKeys } from './verbs/admin-keys.server.ts';
import { adminListUsers } from './verbs/admin-list-users.server.ts';
import { adminSignOutUser } from './verbs/admin-sign-out-user.server.ts';
import { adminUpdateUser } from './verbs/admin-update-user.server.ts';
import { adminDeleteFactor, adminListFactors } from './verbs/admin-user-factors.server.ts';
import { adminDeletePasskey, adminListPasskeys } from './verbs/admin-user-passkeys.server.ts';
import { authorize } from './verbs/authorize.server.ts';
import { challengeFactor } from './verbs/challenge-factor.server.ts';
import { continueLinking } from './verbs/continue-linking.server.ts';
import { enrollFactor } from './verbs/enroll-factor.server.ts';
import { getUser } from './verbs/get-user.server.ts';
import { health } from './verbs/health.server.ts';
import { invite } from './verbs/invite.server.ts';
import { jwks } from './verbs/jwks.server.ts';
import { linkIdentity } from './verbs/link-identity.server.ts';
import { logout } from './verbs/logout.server.ts';
import { magicLink, otp } from './verbs/otp.server.ts';
import {
  startPasskeyAuthentication,
  verifyPasskeyAuthentication,
} from './verbs/passkey-authentication.server.ts';
import { startPasskeyRegistration, verifyPasskeyRegistration } from './verbs/passkey-registration.server.ts';
import { startPasskeySignUp, verifyPasskeySignUp } from './verbs/passkey-sign-up.server.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './verbs/passkeys.server.ts';
import { providerCallback, providerCallbackForm } from './verbs/provider-callback.server.ts';
import { reauthenticate } from './verbs/reauthenticate.server.ts';
import { recover } from './verbs/recover.server.ts';
import { createRecoveryCodes, getRecoveryCodes, verifyRecoveryCode } from './verbs/recovery-codes.server.ts';
import { resend } from './verbs/resend.server.ts';
import { settings } from './verbs/settings.server.ts';
import { signUp } from './verbs/sign-up.server.ts';
import { singleSignOn } from './verbs/single-sign-on.server.ts';
import { token } from './verbs/token.server.ts';
import { unenrollFactor } from './verbs/unenroll-factor.server.ts';
import { unlinkIdentity } from './verbs/unlink-identity.server.ts';
import { updateUser } from './verbs/update-user.server.ts';
import { verifyByCode } from './verbs/verify-by-code.server.ts';
import { verifyByLink } from './verbs/verify-by-link.server.ts';
import { verifyFactor } from './verbs/verify-factor.server.ts';

/** The whole of /auth/v1. */
export const authVerbs = [
  health,
  jwks,
  getUser,
  settings,
  signUp,
  token,
  updateUser,
  reauthenticate,
  recover,
  otp,
  magicLink,
  resend,
  verifyByLink,
  verifyByCode,
  logout,
  invite,
  adminListUsers,
  adminCreateUser,
  adminGetUser,
  adminUpdateUser,
  adminDeleteUser,
  adminSignOutUser,
  adminListFactors,
  adminDeleteFactor,
  adminListPasskeys,
  adminDeletePasskey,
  adminGenerateLink,
  adminAudit,
  adminIssueKeys,
  adminRotateKeys,
  adminRevokeKeys,
  enrollFactor,
  challengeFactor,
  verifyFactor,
  unenrollFactor,
  getRecoveryCodes,
  createRecoveryCodes,
  verifyRecoveryCode,
  startPasskeyRegistration,
  verifyPasskeyRegistration,
  startPasskeyAuthentication,
  verifyPasskeyAuthentication,
  startPasskeySignUp,
  verifyPasskeySignUp,
  listPasskeys,
  renamePasskey,
  deletePasskey,
  authorize,
  providerCallback,
  providerCallbackForm,
  linkIdentity,
  continueLinking,
  unlinkIdentity,
  singleSignOn,
  ...oauthVerbs,
] as unknown as readonly AuthVerb[];
