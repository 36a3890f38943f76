import { type Context, Hono } from 'hono';
import { contracts } from '../../../functions/contracts.gen.ts';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { FileAnswer } from '../../../functions/file-answer.ts';
import { handlers } from '../../../functions/handlers.server.gen.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import { expectAdmin } from '../../admin/expect-admin.server.ts';
import { limitKeyOf } from '../../auth/limit-key.ts';
import { needSecondFactorForData } from '../../auth/second-factor-required.server.ts';
import type { AuthServer } from '../../auth/verb.ts';
import { asKoraError } from '../../db/database-fault.server.ts';
import { fairDatabase } from '../../functions/fair-database.server.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import type { AppsOrigin } from '../../hosting/apps-origin.ts';
import type { FairTurns } from '../../rest/cost/fair-turns.ts';
import { partyOf } from '../../rest/cost/party.server.ts';
import { answerEvents } from '../answer-events.server.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { readFunctionInput } from './read-function-input.server.ts';

type Handle = (call: FunctionCall, input: unknown) => Promise<unknown> | AsyncGenerator<unknown, unknown>;
type FunctionName = keyof typeof contracts;

/** limit → auth → schema → the work → the shape of the answer. */
export function functionRoutes(
  services: AuthServer,
  apps: AppsOrigin,
  turns: FairTurns,
): Hono<RequestContext> {
  return new Hono<RequestContext>().all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(contracts, name)) throw new KoraError('not_found');
    const contract = contracts[name as FunctionName] as FunctionContract;
    if (c.req.method !== 'POST') throw new KoraError('method_not_allowed');
    const caller = c.get('caller');
    const address = c.get('clientAddress');
    const party = partyOf({ caller, address: limitKeyOf(address) });
    const { database } = services;
    const call: FunctionCall = {
      services:
        party === undefined ? services : { ...services, database: fairDatabase(database, turns, party) },
      auth: services.auth,
      caller,
      address,
      requestId: c.get('requestId'),
      idempotencyKey: idempotencyKeyOf(c),
      signal: c.req.raw.signal,
      apps,
    };
    try {
      return await run(c, contract, call);
    } catch (error) {
      if (contract.saysSuccess !== true) throw error;
      return refuseWithSuccess(c, asKoraError(error));
    }
  });
}

async function run(
  c: Context<RequestContext>,
  contract: FunctionContract,
  call: FunctionCall,
): Promise<Response> {
  await admit(contract, call);
  const input = check(contract, await readFunctionInput(c, contract));
  const { handle } = await handlers[contract.name as FunctionName]();
  const work = (handle as Handle)(call, input);
  c.header('Cache-Control', 'no-store');
  if (!(Symbol.asyncIterator in work)) return answer(c, contract.output.parse(await work));
  if (/\btext\/event-stream\b/.test(headerOf(c, 'accept') ?? '')) return answerEvents(c, contract, work);
  for (;;) {
    const { done, value } = await work.next();
    if (done === true) return answer(c, contract.output.parse(value));
  }
}

function idempotencyKeyOf(c: Context<RequestContext>): string | undefined {
  const key = headerOf(c, 'idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length > limits.idempotency.keyLength)
    throw new KoraError('bad_request', { message: 'The Idempotency-Key is too long.' });
  return key;
}

/** For clients that read `success` and `error` of an answer and nothing else. */
function refuseWithSuccess(c: Context<RequestContext>, error: KoraError): Response {
  if (error.status >= 500) throw error;
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  c.header('Cache-Control', 'no-store');
  const body = error.body(c.get('requestId'));
  return c.json({ ...body, success: false, error: firstFault(error) ?? body.message }, error.status as 400);
}

/** The rule that was broken says more than that one was. */
function firstFault({ code, details }: KoraError): string | undefined {
  if (code !== 'invalid_input' || !Array.isArray(details)) return undefined;
  const [fault] = details as { message?: string }[];
  return fault?.message;
}

function answer(c: Context<RequestContext>, output: unknown): Response {
  if (!(output instanceof FileAnswer)) return c.json(output as object);
  c.header('Content-Disposition', `attachment; filename="${output.fileName}"`);
  // The one type that Supabase's client hands on as bytes.
  c.header('Content-Type', 'application/octet-stream');
  return c.body(output.bytes instanceof Uint8Array ? new Uint8Array(output.bytes) : output.bytes);
}

/** Whether this caller may call this function at all. */
export async function admit({ access, name }: FunctionContract, call: FunctionCall): Promise<void> {
  if (access === 'anyone') return;
  if (call.caller.role === 'anon') throw new KoraError('unauthenticated');
  needSecondFactorForData(call.services.settings, call.caller);
  if (access === 'admin') await expectAdmin(call.services.database, call, name);
}

/** The input as the function takes it. */
export function check({ input }: FunctionContract, given: unknown): unknown {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new KoraError('invalid_input', { details });
}
