import { enabledProviders } from '../providers/enabled-providers.ts';
import { defineVerb } from '../verb.ts';

/** What a client may offer. */
export const settings = defineVerb({
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  async handle({ server: { auth, settings: given } }) {
    const others = enabledProviders(given).map(({ name }) => [name, true]);
    return {
      status: 200,
      body: {
        external: {
          anonymous_users: auth.allowAnonymous,
          email: true,
          phone: false,
          ...Object.fromEntries(others),
        },
        disable_signup: !auth.allowSignup,
        mailer_autoconfirm: auth.autoconfirm,
        phone_autoconfirm: auth.autoconfirm,
        sms_provider: '',
        saml_enabled: false,
        passkeys_enabled: false,
      },
    };
  },
});
