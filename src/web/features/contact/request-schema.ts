import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';

const { nameLength, subjectLength, messageLength } = limits.requests;

const atMost = (count: number) => ({ error: `Use at most ${count} characters.` });

function line(missing: string, max: number) {
  return z
    .string()
    .trim()
    .min(1, { error: missing })
    .max(max, atMost(max))
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'Write it on one line.' });
}

/** What the server takes (functions/send-request), with words for the person who fills it in. */
export const requestSchema = z.object({
  kind: z.enum(['support', 'sales']),
  name: line('Enter your name, so that we know whom we answer.', nameLength),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, { error: 'Enter your e-mail address: the answer goes there.' })
    .max(limits.auth.emailMax, atMost(limits.auth.emailMax))
    .pipe(z.email({ error: 'Enter an address such as name@example.com.' })),
  subject: line('Enter a subject in a few words.', subjectLength),
  message: z
    .string()
    .trim()
    .min(1, { error: 'Write what it is about.' })
    .max(messageLength, atMost(messageLength))
    .refine((text) => !text.includes('\0'), { error: 'Remove the characters that cannot be shown.' }),
});

export type RequestFields = z.infer<typeof requestSchema>;

export type RequestKind = RequestFields['kind'];

export const fieldLabels: Readonly<Record<keyof RequestFields, string>> = {
  kind: 'Team',
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
};
