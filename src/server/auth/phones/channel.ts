import { z } from 'zod';

/** Text messages are the only way to a phone. */
export const channelSchema = z
  .literal('sms', { error: 'Invalid channel, supported values are sms' })
  .or(z.literal(''))
  .nullish();
