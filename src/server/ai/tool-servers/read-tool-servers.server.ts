import type { Tx } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { type ToolServer, toolKeyPlace } from './tool-server.ts';

interface ServerRow {
  id: string;
  name: string;
  url: string;
  key_secret: string | null;
}

/** Those that an admin has switched on, in the order of their names. */
export async function readToolServers(tx: Tx, secrets: SecretBox): Promise<ToolServer[]> {
  const { rows } = await tx.query<ServerRow>(
    'select id, name, url, key_secret from public.tool_servers where enabled order by name, id',
  );
  return rows.map((row) => opened(row, secrets));
}

/** One of them, whether it is switched on or not. */
export async function readToolServer(
  tx: Tx,
  secrets: SecretBox,
  id: string,
): Promise<ToolServer | undefined> {
  const { rows } = await tx.query<ServerRow>(
    'select id, name, url, key_secret from public.tool_servers where id = $1',
    [id],
  );
  return rows[0] === undefined ? undefined : opened(rows[0], secrets);
}

function opened({ id, name, url, key_secret }: ServerRow, secrets: SecretBox): ToolServer {
  const key = key_secret === null ? undefined : secrets.open(toolKeyPlace(id), key_secret);
  return { id, name, url, key };
}

/** What a person has allowed: the digest of each tool, by its server and name. */
export async function readConsents(tx: Tx, userId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ server_id: string; tool: string; digest: string }>(
    'select server_id, tool, digest from public.tool_consents where user_id = $1',
    [userId],
  );
  return new Map(rows.map(({ server_id, tool, digest }) => [consentKey(server_id, tool), digest]));
}

export function consentKey(serverId: string, tool: string): string {
  return `${serverId} ${tool}`;
}
