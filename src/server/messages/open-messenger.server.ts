import type { Settings } from '../settings/settings.server.ts';
import type { Messenger } from './messenger.ts';
import { openOutboxMessenger } from './outbox-messenger.server.ts';
import { createWebhookMessenger } from './webhook-messenger.server.ts';

/** The outbox in the data directory unless a gateway is set. */
export async function openMessenger(
  settings: Pick<Settings, 'SMS_WEBHOOK_URL' | 'SMS_WEBHOOK_SECRET'>,
  dataDir: string,
): Promise<Messenger> {
  return settings.SMS_WEBHOOK_URL === undefined
    ? openOutboxMessenger(dataDir)
    : createWebhookMessenger({ url: settings.SMS_WEBHOOK_URL, secret: settings.SMS_WEBHOOK_SECRET });
}
