import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';

const { credentialIdLength, answerLength } = limits.passkeys;
const keyName = z.string().min(1).max(credentialIdLength);
const part = z.string().min(1).max(answerLength);

/** What a browser hands over of a new key; what else it says is dropped. */
export const registrationAnswer = z.object({
  id: keyName,
  rawId: keyName,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
});

/** What a browser hands over of a signature. */
export const assertionAnswer = z.object({
  id: keyName,
  rawId: keyName,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(100).nullish(),
  }),
});

export type RegistrationAnswer = z.infer<typeof registrationAnswer>;
export type AssertionAnswer = z.infer<typeof assertionAnswer>;
