import { AuthError } from '../auth-error.ts';
import { defineVerb } from '../verb.ts';

/** Clients of this protocol can ask for SAML. Companies sign in here by OpenID Connect, through `/authorize`. */
export const singleSignOn = defineVerb({
  method: 'POST',
  path: '/sso',
  access: 'anyone',
  async handle() {
    throw new AuthError('saml_provider_disabled');
  },
});
