import { exportAccount } from '../../server/account/export-account.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { FileAnswer } from '../file-answer.ts';

export async function handle(call: FunctionCall) {
  const { fileName, bytes } = await exportAccount(call);
  return new FileAnswer(fileName, bytes);
}
