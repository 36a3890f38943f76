import { downloadApp } from '../../server/apps/take-away/download-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { DownloadAppInput } from './contract.ts';

export function handle(call: FunctionCall, input: DownloadAppInput) {
  return downloadApp(call, input);
}
