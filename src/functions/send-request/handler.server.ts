import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { limitKeyOf } from '../../server/auth/limit-key.ts';
import { consume } from '../../server/auth/limits/consume.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { job as sendMail } from '../../server/jobs/send-mail/job.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { SendRequestInput } from './contract.ts';

const { perAddress, perRecipient, windowSeconds } = limits.requests;

/** The acknowledgement is queued together with the request: one is not there without the other. */
export async function handle(call: FunctionCall, input: SendRequestInput): Promise<{ id: string }> {
  const { database, queue } = call.services;
  await limitSender(call);
  const mayAcknowledge = await countRecipient(call, input.email);
  return database.tx('service_role', {}, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into public.requests (kind, user_id, name, email, subject, message)
       values ($1, (select id from auth.users where id = $2), $3, $4, $5, $6) returning id`,
      [input.kind, call.caller.claims.sub ?? null, input.name, input.email, input.subject, input.message],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new KoraError('internal');
    if (mayAcknowledge) await queue.send(sendMail, acknowledgement(input, id), { tx });
    return { id };
  });
}

async function limitSender(call: FunctionCall): Promise<void> {
  const retryAfter = await consume(call.services.database, [
    { key: `request:address:${limitKeyOf(call.address)}`, limit: perAddress, windowSeconds },
  ]);
  if (retryAfter === undefined) return;
  throw new KoraError('rate_limited', {
    message: 'You have sent several requests already. Wait a while before you send another.',
    retryAfter,
  });
}

/** Anybody can write any address into the form: its owner must not be flooded, nor be kept from asking. */
async function countRecipient(call: FunctionCall, email: string): Promise<boolean> {
  const wait = await consume(call.services.database, [
    { key: `request:recipient:${email}`, limit: perRecipient, windowSeconds },
  ]);
  return wait === undefined;
}
