import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { claimsOf } from '../../../testing/auth/second-factor.server.ts';
import { signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import {
  type AuthTestServer,
  freshEmail,
  codeIn as mailCodeIn,
  startAuthServer,
} from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { listMessages } from '../../messages/list-messages.server.ts';

const password = 'correct-horse-1';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
let numbers = 0;
const freshPhone = () => `+1555020${String(1_000 + numbers++)}`;

describe.each(engines)('accounts with a phone number on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), {
      AUTH_CONFIRM_EMAIL: 'true',
      AUTH_PHONE: 'true',
    });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  const messagesTo = async (phone: string) =>
    (await listMessages(server.services.settings.KORA_DATA_DIR)).filter(({ to }) => to === phone);
  const codeTo = async (phone: string) =>
    /\b\d{6}\b/.exec((await messagesTo(phone))[0]?.text ?? '')?.[0] ?? '';

  it('signs in with a code, which works once, and opens the account when it is new', async () => {
    const phone = freshPhone();
    const { auth } = server.client();
    const asked = await auth.signInWithOtp({ phone, options: { data: { name: 'Ada' } } });
    expect(asked).toMatchObject({ error: null, data: { user: null, session: null } });
    const token = await codeTo(phone);
    expect((await auth.verifyOtp({ phone, token: wrong(token), type: 'sms' })).error).toMatchObject({
      code: 'otp_expired',
      status: 403,
    });
    const { data, error } = await auth.verifyOtp({ phone, token, type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone: phone.slice(1),
      phone_confirmed_at: expect.any(String),
      user_metadata: { name: 'Ada' },
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [expect.objectContaining({ provider: 'phone' })],
    });
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe('otp_expired');
  });

  it('opens no account when none is wanted, and knows text messages only', async () => {
    const phone = freshPhone();
    const { auth } = server.client();
    const closed = await auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(closed.error).toMatchObject({ code: 'otp_disabled', status: 422 });
    const other = await auth.signInWithOtp({ phone, options: { channel: 'whatsapp' } });
    expect(other.error).toMatchObject({
      code: 'validation_failed',
      status: 400,
      message:
        "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is not supported by the provider of this installation: use 'sms'.",
    });
    const signUp = await auth.signUp({ phone, password, options: { channel: 'whatsapp' } });
    expect(signUp.error).toMatchObject({ code: 'validation_failed', message: other.error?.message });
    expect(await messagesTo(phone)).toEqual([]);
  });

  it('confirms a sign-up with number and password', async () => {
    const phone = freshPhone();
    const { auth } = server.client();
    const signedUp = await auth.signUp({ phone, password });
    expect(signedUp).toMatchObject({ error: null, data: { session: null } });
    expect((await auth.signInWithPassword({ phone, password })).error?.code).toBe('phone_not_confirmed');
    const verified = await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
    expect(verified.data.user?.id).toBe(signedUp.data.user?.id);
    expect((await server.client().auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  it('answers a sign-up with a known number as any other, and tells only the phone', async () => {
    const phone = freshPhone();
    const { auth } = server.client();
    const first = await auth.signUp({ phone, password });
    await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
    await server.resetLimits();
    const second = await server.client().auth.signUp({ phone, password: 'another-pass-1' });
    expect(second.error).toBeNull();
    expect(Object.keys(second.data.user ?? {}).toSorted()).toEqual(
      Object.keys(first.data.user ?? {}).toSorted(),
    );
    expect(second.data.user?.id).not.toBe(first.data.user?.id);
    expect((await messagesTo(phone))[0]?.text).toContain('has an account already');
    expect((await server.client().auth.signInWithPassword({ phone, password })).error).toBeNull();
  });

  it('drops the password of a stranger who signed up first with somebody’s number', async () => {
    const phone = freshPhone();
    await server.client().auth.signUp({ phone, password: 'of-a-stranger-1' });
    await server.resetLimits();
    const { auth } = server.client();
    await auth.signInWithOtp({ phone });
    const { error } = await auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
    expect(error).toBeNull();
    const stranger = await server.client().auth.signInWithPassword({ phone, password: 'of-a-stranger-1' });
    expect(stranger.error?.code).toBe('invalid_credentials');
  });

  it('changes the number after a code to the new one, and not to one that is taken', async () => {
    const email = freshEmail();
    const { auth } = server.client();
    await auth.signUp({ email, password });
    const token = mailCodeIn(await server.mailTo(email));
    await auth.verifyOtp({ email, token, type: 'signup' });
    const phone = freshPhone();
    const asked = await auth.updateUser({ phone });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) });
    await server.resetLimits();
    expect((await auth.resend({ type: 'phone_change', phone })).error).toBeNull();
    expect(await messagesTo(phone)).toHaveLength(2);
    const code = await codeTo(phone);
    const refused = await auth.verifyOtp({ phone, token: wrong(code), type: 'phone_change' });
    expect(refused.error?.code).toBe('otp_expired');
    const { data, error } = await auth.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      phone: phone.slice(1),
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(data.user?.new_phone).toBeUndefined();
    const other = freshPhone();
    const stranger = server.client().auth;
    await stranger.signInWithOtp({ phone: other });
    await stranger.verifyOtp({ phone: other, token: await codeTo(other), type: 'sms' });
    await server.resetLimits();
    expect((await stranger.updateUser({ phone })).error).toMatchObject({ code: 'phone_exists', status: 422 });
  });

  it('sends the code of a reauthentication to the phone of who has no address', async () => {
    const phone = freshPhone();
    const client = server.client();
    await client.auth.signInWithOtp({ phone });
    await client.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
    await server.sql('update auth.sessions set created_at = now() - interval $$2 days$$ where id = $1', [
      (await claimsOf(client))['session_id'],
    ]);
    const refused = await client.auth.updateUser({ password });
    expect(refused.error?.code).toBe('reauthentication_needed');
    await server.resetLimits();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const changed = await client.auth.updateUser({ password, nonce: await codeTo(phone) });
    expect(changed.error).toBeNull();
  });

  it('sends one number one code a minute, whoever asks', async () => {
    const phone = freshPhone();
    expect((await server.client().auth.signInWithOtp({ phone })).error).toBeNull();
    expect((await server.client().auth.signInWithOtp({ phone })).error).toMatchObject({
      code: 'over_sms_send_rate_limit',
      status: 429,
    });
  });

  it('takes a code back that could not be sent', async () => {
    const phone = freshPhone();
    const { send } = server.services.messenger;
    server.services.messenger.send = () => Promise.reject(new Error('no gateway'));
    try {
      const { error } = await server.client().auth.signInWithOtp({ phone });
      expect(error).toMatchObject({ code: 'sms_send_failed', status: 422 });
    } finally {
      server.services.messenger.send = send;
    }
    expect(
      await server.sql('select from auth.one_time_tokens where relates_to = $1', [phone.slice(1)]),
    ).toEqual([]);
  });

  it('says in the settings that numbers work', async () => {
    const answer = await fetch(`${server.url}/auth/v1/settings`);
    expect(await answer.json()).toMatchObject({ external: { phone: true }, sms_provider: 'outbox' });
  });
});

describe('an installation without a gateway', () => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer('embedded', inject('postgresUrl'));
  });
  afterAll(() => server.close());

  it('offers no codes by phone, and says so', async () => {
    const { client } = await signUpSomebody(server);
    const disabled = { code: 'phone_provider_disabled', status: 422 };
    expect((await server.client().auth.signInWithOtp({ phone: '+15550301000' })).error).toMatchObject(
      disabled,
    );
    expect((await client.auth.updateUser({ phone: '+15550301000' })).error).toMatchObject(disabled);
    const stranger = server.client().auth;
    expect((await stranger.resend({ type: 'sms', phone: '+15550301000' })).error).toMatchObject(disabled);
    expect(
      (await stranger.verifyOtp({ type: 'sms', phone: '+15550301000', token: '123456' })).error,
    ).toMatchObject(disabled);
  });

  it('opens no account for a number that nobody has shown, and lets nobody in with one', async () => {
    const disabled = { code: 'phone_provider_disabled', status: 422 };
    const given = { phone: '+15550301001', password: 'correct horse' };
    expect((await server.client().auth.signUp(given)).error).toMatchObject(disabled);
    const service = await server.service();
    const made = await service.auth.admin.createUser({ ...given, phone_confirm: true });
    expect(made.data.user?.phone).toBe('15550301001');
    expect((await server.client().auth.signInWithPassword(given)).error).toMatchObject(disabled);
    expect(await server.sql('select phone from auth.users where phone is not null')).toEqual([
      { phone: '15550301001' },
    ]);
  });

  it.each([
    ['/token?grant_type=web3', { chain: 'solana' }, 400, 'Web3 provider is disabled'],
    [
      '/token?grant_type=id_token',
      { provider: 'google', id_token: 'x' },
      400,
      'Provider (issuer "https://accounts.google.com") is not enabled',
    ],
    ['/sso', { domain: 'x.example' }, 404, 'SAML 2.0 is disabled'],
  ])('refuses %s in the words that clients know', async (path, body, status, message) => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ msg: message });
  });
});
