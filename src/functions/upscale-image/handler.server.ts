import { captureFinely } from '../../server/apps/capture-finely.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { UpscaleImageInput } from './contract.ts';

export async function handle(call: FunctionCall, input: UpscaleImageInput) {
  return { upscaledImage: await captureFinely(call, input) };
}
