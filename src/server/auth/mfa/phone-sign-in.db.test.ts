import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { claimsOf } from '../../../testing/auth/second-factor.server.ts';
import { type NewAccount, signUpSomebody } from '../../../testing/auth/sign-up-somebody.server.ts';
import { type AuthTestServer, startAuthServer } from '../../../testing/auth/start-auth-server.server.ts';
import { engines } from '../../../testing/database/open-test-database.server.ts';
import { listMessages } from '../../messages/list-messages.server.ts';

describe.each(engines)('signing in with a phone on %s', (engine) => {
  let server: AuthTestServer;

  beforeAll(async () => {
    server = await startAuthServer(engine, inject('postgresUrl'), { AUTH_CONFIRM_EMAIL: 'false' });
  });
  beforeEach(() => server.resetLimits());
  afterAll(() => server.close());

  const lastMessage = async () => (await listMessages(server.services.settings.KORA_DATA_DIR, 1))[0];
  const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

  async function enrolPhone({ client }: NewAccount, phone: string) {
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: phone,
      phone,
    });
    if (error !== null) throw error;
    return data;
  }

  it('sends a code, and the code brings the second level', async () => {
    const account = await signUpSomebody(server);
    const { client } = account;
    const factor = await enrolPhone(account, '+1 (555) 010-2000');
    expect(factor).toMatchObject({ type: 'phone', phone: '+15550102000' });
    const challenge = await client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
    expect(challenge.error).toBeNull();
    const message = await lastMessage();
    expect(message?.to).toBe('+15550102000');
    const { error } = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge.data?.id ?? '',
      code: codeIn(message?.text),
    });
    expect(error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/phone' })]),
    });
    const listed = await client.auth.mfa.listFactors();
    expect(listed.data?.phone).toEqual([expect.objectContaining({ id: factor.id, status: 'verified' })]);
    const twice = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550102000' });
    expect(twice.error).toMatchObject({ code: 'mfa_verified_factor_exists', status: 422 });
  });

  it('refuses a wrong code and the code of another challenge', async () => {
    const account = await signUpSomebody(server);
    const { mfa } = account.client.auth;
    const factor = await enrolPhone(account, '+15550102001');
    const first = await mfa.challenge({ factorId: factor.id, channel: 'sms' });
    const code = codeIn((await lastMessage())?.text);
    await server.resetLimits();
    const second = await mfa.challenge({ factorId: factor.id, channel: 'sms' });
    const tryCode = (challengeId: string | undefined, given: string) =>
      mfa.verify({ factorId: factor.id, challengeId: challengeId ?? '', code: given });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await tryCode(first.data?.id, wrong)).error).toMatchObject({
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    // Once in a million times both messages carry the same code; then it is right here as well.
    const isSame = codeIn((await lastMessage())?.text) === code;
    const crossed = await tryCode(second.data?.id, isSame ? wrong : code);
    expect(crossed.error).toMatchObject({ code: 'mfa_verification_failed' });
    expect((await tryCode(first.data?.id, code)).error).toBeNull();
  });

  it('replaces an unfinished factor for the same number', async () => {
    const account = await signUpSomebody(server);
    await enrolPhone(account, '+15550102002');
    await account.client.auth.mfa.enroll({ factorType: 'phone', phone: '15550102002' });
    const listed = await account.client.auth.mfa.listFactors();
    expect(listed.data?.all).toHaveLength(1);
  });

  it('sends only so many messages', async () => {
    const account = await signUpSomebody(server);
    const factor = await enrolPhone(account, '+15550102003');
    const challenge = () => account.client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
    expect((await challenge()).error).toBeNull();
    expect((await challenge()).error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
  });

  it('says so when the message cannot be sent, and leaves no challenge behind', async () => {
    const account = await signUpSomebody(server);
    const factor = await enrolPhone(account, '+15550102004');
    const { send } = server.services.messenger;
    server.services.messenger.send = () => Promise.reject(new Error('gateway.internal is down'));
    try {
      const { error } = await account.client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
      expect(error).toMatchObject({ code: 'sms_send_failed', status: 422 });
      expect(error?.message).not.toContain('gateway.internal');
    } finally {
      server.services.messenger.send = send;
    }
    const left = await server.sql('select id from auth.mfa_challenges where factor_id = $1', [factor.id]);
    expect(left).toEqual([]);
  });

  it.each(['', 'not a number', '123', '+0123456789', '+1555010200O', "+1555'; drop table auth.users"])(
    'refuses the number %j',
    async (phone) => {
      const account = await signUpSomebody(server);
      const { error } = await account.client.auth.mfa.enroll({ factorType: 'phone', phone });
      expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
    },
  );

  it('knows no other channel', async () => {
    const account = await signUpSomebody(server);
    const factor = await enrolPhone(account, '+15550102005');
    const { error } = await account.client.auth.mfa.challenge({ factorId: factor.id, channel: 'whatsapp' });
    expect(error).toMatchObject({
      code: 'validation_failed',
      status: 400,
      message: expect.stringMatching(/^Invalid channel, supported values are 'sms' or 'whatsapp'\./),
    });
  });
});
