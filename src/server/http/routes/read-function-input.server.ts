import type { Context } from 'hono';
import type { FileInput, FunctionContract } from '../../../functions/define-function.ts';
import { parseBoundedJson } from '../../../kernel/bounded-json.ts';
import { KoraError } from '../../../kernel/errors.ts';
import type { RequestContext } from '../request-context.ts';
import { badJson } from './read-json-body.server.ts';

/** What a call of a function brings: a file with the rest in the query, or JSON. Nothing of it is checked yet. */
export async function readFunctionInput(
  c: Context<RequestContext>,
  { file }: FunctionContract,
): Promise<unknown> {
  return file === undefined ? readJson(c) : readFile(c, file);
}

async function readFile(c: Context<RequestContext>, { field, types }: FileInput): Promise<object> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    throw new KoraError('unsupported_media_type', {
      message: `This address takes a file: ${types.join(', ')}.`,
    });
  return { ...c.req.query(), [field]: new Uint8Array(await c.req.arrayBuffer()) };
}

async function readJson(c: Context<RequestContext>): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(type))
    throw new KoraError('unsupported_media_type');
  try {
    return parseBoundedJson(text);
  } catch (error) {
    throw badJson(error);
  }
}
