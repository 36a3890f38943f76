import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { faultOfError } from './fault-of-error.server.ts';

const settings = {
  provider: 'compatible',
  model: 'm',
  baseUrl: 'https://models.example/v1',
  apiKey: 'sk-secret-secret',
  reach: 'public',
} as const;

const noList: typeof globalThis.fetch = async () => new Response('', { status: 404 });

const faultOf = (error: unknown, more: { hasBegun?: boolean; apiKey?: undefined } = {}) =>
  faultOfError(error, {
    settings: 'apiKey' in more ? { ...settings, apiKey: undefined } : settings,
    fetch: noList,
    hasBegun: more.hasBegun ?? false,
    connectMs: 5_000,
  });

const answered = (statusCode: number, message = '', responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message,
    statusCode,
    responseHeaders,
    url: 'https://models.example/v1/chat/completions',
    requestBodyValues: { messages: 'what was asked' },
  });

const network = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });

describe('what goes wrong with a model', () => {
  it.each([
    [302, '', 'redirected', 'leads elsewhere'],
    [400, 'Invalid temperature.', 'request-refused', '“Invalid temperature”'],
    [400, 'maximum context length is 8192 tokens', 'prompt-too-long', 'more than the model'],
    [401, '', 'key-refused', 'The key was refused by models.example'],
    [402, '', 'credit-spent', 'credit'],
    [403, 'Not in your country', 'key-refused', '“Not in your country”'],
    [404, 'Not Found', 'no-such-address', 'not as a model does'],
    [404, 'The model m does not exist', 'no-such-model', 'There is no model called m at models.example.'],
    [413, '', 'prompt-too-long', 'more than the model'],
    [429, 'You exceeded your current quota: insufficient_quota', 'credit-spent', 'credit'],
    [500, '', 'provider-trouble', 'status 500'],
    [529, 'overloaded_error', 'provider-trouble', 'status 529'],
  ])('by status %i with “%s” is %s', async (status, said, kind, words) => {
    expect(await faultOf(answered(status, said))).toMatchObject({
      kind,
      message: expect.stringContaining(words) as string,
    });
  });

  it('says how long to wait, and that a key is missing', async () => {
    expect(await faultOf(answered(429, '', { 'retry-after': '90' }))).toEqual({
      kind: 'too-many',
      message: 'models.example takes no more requests right now. It asks to wait 90 seconds.',
      retryAfter: 90,
    });
    expect(await faultOf(answered(401), { apiKey: undefined })).toMatchObject({ kind: 'key-missing' });
  });

  it.each([
    ['ECONNREFUSED', false, 'unreachable'],
    ['ENOTFOUND', false, 'unreachable'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', false, 'unreachable'],
    ['UND_ERR_CONNECT_TIMEOUT', false, 'late'],
    ['UND_ERR_SOCKET', false, 'broken-off'],
    ['UND_ERR_SOCKET', true, 'broken-off'],
  ])('by the network with %s is told apart', async (code, hasBegun, kind) => {
    expect(await faultOf(network(code), { hasBegun })).toMatchObject({ kind });
  });

  it('is not understood where nothing else is known, and keeps keys and questions to itself', async () => {
    expect(await faultOf({ odd: true })).toMatchObject({ kind: 'not-understood' });
    const fault = await faultOf(answered(400, 'Bad key sk-abcdef0123456 in request'));
    expect(fault.message).toContain('Bad key');
    expect(fault.message).not.toMatch(/sk-|what was asked/);
  });
});
