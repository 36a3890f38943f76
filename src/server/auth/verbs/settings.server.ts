import { enabledProviders } from '../providers/enabled-providers.ts';
import { defineVerb } from '../verb.ts';
import { relyingParty } from '../webauthn/relying-party.ts';

/** What a client may offer. */
export const settings = defineVerb({
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  async handle({ server: { auth, messenger, settings: given } }) {
    const providers = enabledProviders(given);
    return {
      status: 200,
      body: {
        external: {
          anonymous_users: auth.allowAnonymous,
          email: true,
          phone: auth.phone,
          ...Object.fromEntries(providers.map(({ name }) => [name, true])),
        },
        // What a sign-in button says; the operator names the provider of their own.
        external_labels: Object.fromEntries(providers.map(({ name, label }) => [name, label])),
        disable_signup: !auth.allowSignup,
        mailer_autoconfirm: auth.autoconfirm,
        phone_autoconfirm: auth.autoconfirm,
        sms_provider: auth.phone ? messenger.kind : '',
        manual_linking_enabled: auth.manualLinking,
        saml_enabled: false,
        passkeys_enabled: relyingParty(auth.siteUrl) !== undefined,
      },
    };
  },
});
