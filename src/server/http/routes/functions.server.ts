import { type Context, Hono } from 'hono';
import { contracts } from '../../../functions/contracts.gen.ts';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { FileAnswer } from '../../../functions/file-answer.ts';
import { handlers } from '../../../functions/handlers.server.gen.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { admitAdmin } from '../../admin/admit-admin.server.ts';
import type { AuthServer } from '../../auth/verb.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import type { RequestContext } from '../request-context.ts';

type Handle = (call: FunctionCall, input: unknown) => Promise<unknown>;
type FunctionName = keyof typeof contracts;

/** limit → auth → schema → the work → the shape of the answer. */
export function functionRoutes(services: AuthServer): Hono<RequestContext> {
  return new Hono<RequestContext>().all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(contracts, name)) throw new KoraError('not_found');
    const contract = contracts[name as FunctionName] as FunctionContract;
    if (c.req.method !== 'POST') throw new KoraError('method_not_allowed');
    const call: FunctionCall = {
      services,
      auth: services.auth,
      caller: c.get('caller'),
      address: c.get('clientAddress'),
      requestId: c.get('requestId'),
    };
    await admit(contract, call);
    const input = check(contract, await readJson(c));
    const { handle } = await handlers[name as FunctionName]();
    const output = await (handle as Handle)(call, input);
    c.header('Cache-Control', 'no-store');
    return answer(c, contract.output.parse(output));
  });
}

function answer(c: Context<RequestContext>, output: unknown): Response {
  if (!(output instanceof FileAnswer)) return c.json(output as object);
  c.header('Content-Disposition', `attachment; filename="${output.fileName}"`);
  // The one type that Supabase's client hands on as bytes.
  c.header('Content-Type', 'application/octet-stream');
  return c.body(new Uint8Array(output.bytes));
}

async function admit({ access, name }: FunctionContract, call: FunctionCall): Promise<void> {
  if (access === 'anyone') return;
  if (call.caller.role === 'anon') throw new KoraError('unauthenticated');
  if (access === 'admin') await admitAdmin(call, name);
}

async function readJson(c: Context<RequestContext>): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(type))
    throw new KoraError('unsupported_media_type');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new KoraError('bad_json', { cause: error });
  }
}

function check({ input }: FunctionContract, given: unknown): unknown {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new KoraError('invalid_input', { details });
}
