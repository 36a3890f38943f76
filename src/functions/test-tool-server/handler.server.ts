import { KoraError } from '../../kernel/errors.ts';
import { checkAddress } from '../../server/ai/connections/check-address.server.ts';
import { listOfferedTools } from '../../server/ai/tool-servers/ask-tool-server.server.ts';
import { limitLooks } from '../../server/ai/tool-servers/limit-looks.server.ts';
import { toolKeyToStore } from '../../server/ai/tool-servers/store-tool-key.server.ts';
import { placeOf, type ToolServer, toolKeyPlace } from '../../server/ai/tool-servers/tool-server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { TestToolServerInput, TestToolServerOutput } from './contract.ts';

export async function handle(call: FunctionCall, input: TestToolServerInput): Promise<TestToolServerOutput> {
  await limitLooks(call);
  const address = checkAddress('compatible', input.url, 'anywhere');
  if (!address.ok) return { works: false, message: address.message, tools: [] };
  const url = address.baseUrl;
  const key = await keyOf(call, input, url);
  if (!key.ok) return { works: false, message: key.message, tools: [] };
  const server: ToolServer = { id: input.id ?? '', name: '', url, key: key.key };
  try {
    const offered = await listOfferedTools(call.services.models.network, server, call.signal);
    const count = offered.length === 1 ? 'one tool' : `${offered.length} tools`;
    return {
      works: true,
      message: `${placeOf(server)} answers and offers ${count}.`,
      tools: offered.map(({ name, description }) => ({ name, description })),
    };
  } catch (error) {
    if (!(error instanceof KoraError)) throw error;
    return { works: false, message: error.message, tools: [] };
  }
}

type KeyOfTest = { ok: true; key: string | undefined } | { ok: false; message: string };

/** The one that was entered, else the stored one, where that was given for the same place. */
function keyOf(
  { services }: FunctionCall,
  { id, key }: TestToolServerInput,
  url: string,
): Promise<KeyOfTest> {
  return services.database.tx('service_role', {}, async (tx) => {
    if (key !== undefined || id === undefined)
      return { ok: true, key: key === undefined || key === '' ? undefined : key };
    const stored = await toolKeyToStore(tx, services.secrets, { id, url, key: undefined });
    if (!stored.ok) return stored;
    const { sealed } = stored;
    return { ok: true, key: sealed === null ? undefined : services.secrets.open(toolKeyPlace(id), sealed) };
  });
}
