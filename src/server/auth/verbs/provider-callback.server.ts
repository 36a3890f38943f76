import { z } from 'zod';
import { limitTokens } from '../limits/auth-limits.server.ts';
import { finishSignIn } from '../providers/finish-sign-in.server.ts';
import { defineVerb } from '../verb.ts';

/** Where a provider sends the browser back to. */
export const providerCallback = defineVerb({
  method: 'GET',
  path: '/callback',
  access: 'anyone',
  async handle(call) {
    await limitTokens(call);
    return { status: 302, location: await finishSignIn(call, call.query) };
  },
});

/** The same for providers that let the browser post a form, as Apple does. */
export const providerCallbackForm = defineVerb({
  method: 'POST',
  path: '/callback',
  access: 'anyone',
  form: true,
  body: z.record(z.string(), z.string()),
  async handle(call) {
    await limitTokens(call);
    return { status: 303, location: await finishSignIn(call, new URLSearchParams(call.body)) };
  },
});
