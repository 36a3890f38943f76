import type { z } from 'zod';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { ownAccount } from '../../server/account/own-account.server.ts';
import { type AskNews, askModel } from '../../server/ask/ask-model.server.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { AskModelInput, contract } from './contract.ts';

type Output = z.infer<(typeof contract)['output']>;

const { questions, questionWindowSeconds } = limits.ask;

export async function* handle(call: FunctionCall, input: AskModelInput): AsyncGenerator<AskNews, Output> {
  const { database } = call.services;
  const { user } = await database.tx('service_role', {}, (tx) => ownAccount(call, tx));
  const retryAfter = await consume(database, [
    { key: `ask-model:user:${user.id}`, limit: questions, windowSeconds: questionWindowSeconds },
  ]);
  if (retryAfter !== undefined) throw new KoraError('rate_limited', { retryAfter });
  const { answer, fault } = yield* askModel(call, user.id, input);
  return {
    answer: answer === undefined ? null : { ...answer },
    fault:
      fault === undefined
        ? null
        : { kind: fault.kind, message: fault.message, retry_after: fault.retryAfter ?? null },
  };
}
