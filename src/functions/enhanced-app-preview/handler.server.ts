import { previewPictures } from '../../server/apps/preview-pictures.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { EnhancedAppPreviewInput } from './contract.ts';

export function handle(call: FunctionCall, input: EnhancedAppPreviewInput) {
  return previewPictures(call, input);
}
