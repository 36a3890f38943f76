import { type Context, Hono } from 'hono';
import { contracts } from '../../../functions/contracts.gen.ts';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { handlers } from '../../../functions/handlers.server.gen.ts';
import { KoraError } from '../../../kernel/errors.ts';
import type { Caller } from '../../auth/caller.ts';
import type { FunctionCall } from '../../functions/function-call.ts';
import type { Services } from '../../services.ts';
import type { RequestContext } from '../request-context.ts';

type Handle = (call: FunctionCall, input: unknown) => Promise<unknown>;
type FunctionName = keyof typeof contracts;

/** limit → auth → schema → the work → the shape of the answer. */
export function functionRoutes(services: Services): Hono<RequestContext> {
  return new Hono<RequestContext>().all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(contracts, name)) throw new KoraError('not_found');
    const contract = contracts[name as FunctionName] as FunctionContract;
    if (c.req.method !== 'POST') throw new KoraError('method_not_allowed');
    await admit(contract, c.get('caller'), services);
    const input = check(contract, await readJson(c));
    const { handle } = await handlers[name as FunctionName]();
    const call: FunctionCall = { services, caller: c.get('caller'), requestId: c.get('requestId') };
    const output = await (handle as Handle)(call, input);
    c.header('Cache-Control', 'no-store');
    return c.json(contract.output.parse(output) as object);
  });
}

async function admit({ access }: FunctionContract, caller: Caller, { database }: Services): Promise<void> {
  if (access === 'anyone') return;
  if (caller.role === 'anon') throw new KoraError('unauthenticated');
  if (access === 'user') return;
  const isAdmin = await database.tx(caller.role, caller.claims, async (tx) => {
    const { rows } = await tx.query<{ admin: boolean }>('select public.is_admin() as admin');
    return rows[0]?.admin === true;
  });
  if (!isAdmin) throw new KoraError('forbidden');
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
