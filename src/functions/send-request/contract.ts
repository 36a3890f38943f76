import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Fill this in.' })
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'Write it on one line.' });

const input = z.object({
  kind: z.enum(['support', 'sales']),
  name: line(limits.requests.nameLength),
  email: z.string().trim().toLowerCase().max(limits.auth.emailMax).pipe(z.email()),
  subject: line(limits.requests.subjectLength),
  message: z
    .string()
    .trim()
    .min(1, { error: 'Fill this in.' })
    .max(limits.requests.messageLength)
    .refine((text) => !text.includes('\0'), { error: 'Remove the characters that cannot be shown.' }),
});
export type SendRequestInput = z.output<typeof input>;

/** What the contact and support pages send. The sender gets an acknowledgement by mail. */
export const contract = defineFunction({
  name: 'send-request',
  access: 'anyone',
  input,
  output: z.object({ id: z.uuid() }),
});
