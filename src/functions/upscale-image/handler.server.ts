import type { FunctionCall } from '../../server/functions/function-call.ts';
import { captureFinely } from './capture-finely.server.ts';
import type { UpscaleImageInput } from './contract.ts';
import { enlargeAnyPicture } from './enlarge-any-picture.server.ts';

export async function handle(call: FunctionCall, { appId, size, scale, imageBase64 }: UpscaleImageInput) {
  if (appId !== undefined && size !== undefined)
    return { upscaledImage: await captureFinely(call, { appId, size, scale }) };
  return { upscaledImage: await enlargeAnyPicture(call, imageBase64) };
}
