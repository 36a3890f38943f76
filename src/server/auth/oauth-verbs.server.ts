import {
  adminCreateOAuthClient,
  adminDeleteOAuthClient,
  adminGetOAuthClient,
  adminListOAuthClients,
  adminRenewOAuthSecret,
  adminUpdateOAuthClient,
} from './verbs/admin-oauth-clients.server.ts';
import { oauthAuthorize, oauthAuthorizeForm } from './verbs/oauth-authorize.server.ts';
import { oauthDecideAuthorization, oauthReadAuthorization } from './verbs/oauth-consent.server.ts';
import { oauthListGrants, oauthRevokeGrant } from './verbs/oauth-grants.server.ts';
import { oauthServerMetadata, openidConfiguration } from './verbs/oauth-metadata.server.ts';
import { oauthRegister } from './verbs/oauth-register.server.ts';
import { oauthRevoke, oauthToken } from './verbs/oauth-token.server.ts';
import { oauthUserinfo, oauthUserinfoPost } from './verbs/oauth-userinfo.server.ts';

/** The authorization server: what programs of others, the people who let them in, and admins ask. */
export const oauthVerbs = [
  openidConfiguration,
  oauthServerMetadata,
  oauthAuthorize,
  oauthAuthorizeForm,
  oauthToken,
  oauthRevoke,
  oauthUserinfo,
  oauthUserinfoPost,
  oauthRegister,
  oauthReadAuthorization,
  oauthDecideAuthorization,
  oauthListGrants,
  oauthRevokeGrant,
  adminListOAuthClients,
  adminCreateOAuthClient,
  adminGetOAuthClient,
  adminUpdateOAuthClient,
  adminDeleteOAuthClient,
  adminRenewOAuthSecret,
];
