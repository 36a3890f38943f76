import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { limits } from '../../../kernel/limits.ts';
import { Redirected, TooLarge } from './guarded-fetch.server.ts';
import { placeOf, type ToolServer } from './tool-server.ts';

/** What went wrong with a server of tools, in a sentence for a person. Nothing in it is a secret. */
export function describeFault(error: unknown, server: ToolServer, wasLate: boolean): string {
  const place = placeOf(server);
  const causes = causesOf(error);
  if (
    wasLate ||
    causes.some((one) => one instanceof McpError && one.code === Number(ErrorCode.RequestTimeout))
  )
    return `${place} did not answer in time. Try again later.`;
  if (causes.some((one) => one instanceof Redirected))
    return `${place} leads to another address. Enter the one where the server itself is.`;
  if (causes.some((one) => one instanceof TooLarge)) return `${place} said more than is read of one answer.`;
  const status = causes.find((one) => one instanceof StreamableHTTPError)?.code;
  if (status === 401 || status === 403) return `${place} refused the key. Check it, or enter one.`;
  if (status === 404 || status === 405) return `There is no tool server at this address of ${place}.`;
  if (status !== undefined)
    return `${place} answered with status ${status}, which is no answer of a tool server.`;
  const refused = causes.find((one) => one instanceof McpError);
  if (refused !== undefined)
    return `${place} refused: ${refused.message.slice(0, limits.toolServers.saidCharacters)}`;
  if (causes.some(isUnreachable))
    return `${place} cannot be reached. Check the address, and whether it runs.`;
  return `${place} does not answer as a tool server does.`;
}

function isUnreachable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT|UND_ERR_(?:CONNECT|SOCKET))/.test(code);
}

/** The library wraps what went wrong on the way, more than once. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  let one = error;
  while (one instanceof Error && causes.length < 8) {
    causes.push(one);
    one = one.cause;
  }
  return causes;
}
