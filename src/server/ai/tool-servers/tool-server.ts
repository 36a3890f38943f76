import type { SecretPlace } from '../../secrets/secret-box.ts';

/** A server of tools, as it is asked. */
export interface ToolServer {
  id: string;
  name: string;
  url: string;
  key: string | undefined;
}

/** Where the key of a server lies. */
export function toolKeyPlace(id: string): SecretPlace {
  return { table: 'public.tool_servers', column: 'key_secret', row: id };
}

/** How a person calls the place: its host. */
export function placeOf({ url }: Pick<ToolServer, 'url'>): string {
  return URL.canParse(url) ? new URL(url).host : 'the server';
}
