import { z } from 'zod';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Message } from './messenger.ts';
import { phoneNumber } from './phone-number.ts';

const messageSchema = z.object({
  to: z.string().refine((to) => phoneNumber(to) === to, {
    error: 'expected a phone number such as +15551234567',
  }),
  text: z
    .string()
    .min(1, { error: 'expected a text' })
    .max(limits.messages.textLength, { error: `expected at most ${limits.messages.textLength} characters` })
    .refine((text) => !/[^\P{Cc}\n]/u.test(text), { error: 'expected no control characters' }),
});

export function checkMessage(message: Message): Message {
  const checked = messageSchema.safeParse(message);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new KoraError('invalid_input', { message: `${issue?.path.join('.')}: ${issue?.message}.` });
}
