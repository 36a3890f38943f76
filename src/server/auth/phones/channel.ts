import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

export const channelSchema = z.string().nullish();

/**
 * Text messages are the only way to a phone. Asked where a message would be sent: a channel that comes along with an
 * e-mail address means nothing. Clients know the beginning of the sentence.
 */
export function needTextMessages(channel: string | null | undefined): void {
  if ((channel ?? '') === '' || channel === 'sms') return;
  throw new AuthError('validation_failed', {
    message:
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is not supported by the provider of this installation: use 'sms'.",
  });
}
