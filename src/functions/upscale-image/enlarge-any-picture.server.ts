import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { admitPicture } from './admit-picture.server.ts';

/** who → is it a picture? → limit → in line, while the client waits. */
export async function enlargeAnyPicture(call: FunctionCall, imageBase64: string): Promise<string> {
  const { database, upscaler } = call.services;
  await database.tx('service_role', {}, (tx) => ownAccount(call, tx));
  const picture = admitPicture(imageBase64);
  const { perWindow, windowSeconds } = limits.upscale;
  const retryAfter = await consume(database, [
    { key: `upscale:user:${call.caller.claims.sub}`, limit: perWindow, windowSeconds },
  ]);
  if (retryAfter !== undefined)
    throw new KoraError('rate_limited', {
      message: `${perWindow} pictures can be enlarged in an hour. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
      retryAfter,
    });
  return Buffer.from(await upscaler.enlarge(picture, call.signal)).toString('base64');
}
