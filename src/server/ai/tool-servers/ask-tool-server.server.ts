import { createHash } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  type CallToolResult,
  CallToolResultSchema,
  ListToolsResultSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { brand } from '../../../kernel/brand.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';
import type { ModelNetwork } from '../model-network.server.ts';
import { guardedFetch } from './guarded-fetch.server.ts';
import type { ToolServer } from './tool-server.ts';
import { describeFault } from './tool-server-fault.server.ts';

const most = limits.toolServers;

/** A tool as its server describes it, cut to what may be shown and sent on. */
export interface OfferedTool {
  name: string;
  /** Text of somebody else: shown as it is, and never followed. */
  description: string;
  schema: Record<string, unknown>;
  /** Of everything above as the server said it: another one is another tool. */
  digest: string;
}

/** Everything that a server offers; throws with words for a person. */
export async function listOfferedTools(
  network: ModelNetwork,
  server: ToolServer,
  signal: AbortSignal,
): Promise<OfferedTool[]> {
  return connected(network, server, { signal, ms: most.lookMs }, async (client, options) => {
    const offered: OfferedTool[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < most.pages && offered.length < most.tools; page += 1) {
      // Not by the client's own call, which would compile whatever schemas a server sends.
      const params = cursor === undefined ? {} : { cursor };
      const answer = await client.request({ method: 'tools/list', params }, ListToolsResultSchema, options);
      offered.push(...answer.tools.flatMap(present));
      cursor = answer.nextCursor;
      if (cursor === undefined) break;
    }
    return offered.slice(0, most.tools);
  });
}

/** What a tool answers, as text that is data and nothing else. */
export async function callOfferedTool(
  network: ModelNetwork,
  server: ToolServer,
  { name, input }: { name: string; input: Record<string, unknown> },
  signal: AbortSignal,
): Promise<{ isError: boolean; text: string }> {
  return connected(network, server, { signal, ms: most.callMs }, async (client, options) => {
    const params = { name, arguments: input };
    const result = await client.request({ method: 'tools/call', params }, CallToolResultSchema, options);
    return { isError: result.isError === true, text: textOf(result).slice(0, most.resultCharacters) };
  });
}

interface Patience {
  signal: AbortSignal;
  /** For all of it together. */
  ms: number;
}

interface AskOptions {
  signal: AbortSignal;
  timeout: number;
}

async function connected<T>(
  network: ModelNetwork,
  server: ToolServer,
  { signal, ms }: Patience,
  work: (client: Client, options: AskOptions) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(ms);
  const options = { signal: AbortSignal.any([signal, late]), timeout: ms };
  const client = new Client(
    { name: brand.slug, version: '1' },
    { jsonSchemaValidator: new AjvJsonSchemaValidator() },
  );
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    fetch: guardedFetch(network),
    requestInit: server.key === undefined ? {} : { headers: { authorization: `Bearer ${server.key}` } },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: ms,
      maxReconnectionDelay: ms,
      reconnectionDelayGrowFactor: 1,
    },
  });
  try {
    // The library's own types of the two do not agree where undefined is no value.
    await client.connect(transport as Parameters<Client['connect']>[0], options);
    return await work(client, options);
  } catch (error) {
    signal.throwIfAborted();
    throw new KoraError('unavailable', {
      cause: error,
      message: describeFault(error, server, late.aborted),
    });
  } finally {
    await client.close().catch(() => undefined);
  }
}

/** A tool whose name no model could be told, or that wants more than anybody reads, does not exist. */
function present(tool: Tool): OfferedTool[] {
  const { name, description = '', inputSchema } = tool;
  const schema = JSON.stringify(inputSchema);
  if (name === '' || name.length > most.toolNameLength || schema.length > most.schemaBytes) return [];
  const digest = createHash('sha256')
    .update(JSON.stringify([name, tool.title ?? '', description, inputSchema, tool.annotations ?? {}]))
    .digest('base64url');
  return [{ name, description: description.slice(0, most.descriptionLength), schema: inputSchema, digest }];
}

function textOf({ content, structuredContent }: CallToolResult): string {
  const parts = content.map((part) => {
    if (part.type === 'text') return part.text;
    if (part.type === 'resource' && 'text' in part.resource) return part.resource.text;
    return `[${part.type} left out]`;
  });
  if (parts.length > 0) return parts.join('\n');
  return structuredContent === undefined ? '' : JSON.stringify(structuredContent);
}
