import { ownAccount } from '../../server/account/own-account.server.ts';
import { limitLooks } from '../../server/ai/tool-servers/limit-looks.server.ts';
import { lookAtServer } from '../../server/ai/tool-servers/look-at-server.server.ts';
import {
  consentKey,
  readConsents,
  readToolServers,
} from '../../server/ai/tool-servers/read-tool-servers.server.ts';
import { placeOf, type ToolServer } from '../../server/ai/tool-servers/tool-server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { ListToolsOfServersOutput } from './contract.ts';

type ListedServer = ListToolsOfServersOutput['servers'][number];

export async function handle(call: FunctionCall): Promise<ListToolsOfServersOutput> {
  await limitLooks(call);
  const { database, secrets } = call.services;
  const { servers, consents } = await database.tx('service_role', {}, async (tx) => {
    const { user } = await ownAccount(call, tx);
    return { servers: await readToolServers(tx, secrets), consents: await readConsents(tx, user.id) };
  });
  return { servers: await Promise.all(servers.map((server) => look(call, server, consents))) };
}

async function look(
  { services, signal }: FunctionCall,
  server: ToolServer,
  consents: ReadonlyMap<string, string>,
): Promise<ListedServer> {
  const shown = { id: server.id, name: server.name, place: placeOf(server) };
  const { offered, trouble } = await lookAtServer(services, server, signal);
  const tools = offered.map(({ name, description, digest }) => {
    const given = consents.get(consentKey(server.id, name));
    const consent = given === undefined ? 'none' : given === digest ? 'given' : 'changed';
    return { name, description, digest, consent } as const;
  });
  return { ...shown, trouble, tools };
}
