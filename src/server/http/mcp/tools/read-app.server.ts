import { z } from 'zod';
import type { FunctionCall } from '../../../functions/function-call.ts';
import { defineTool, looking } from '../define-tool.ts';
import { runFunction } from '../run-function.server.ts';
import { appAddress, appId, pageOf } from './app-shapes.ts';

const output = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  state: z.string(),
  version: z.int().nullable().describe('The newest version that works; null until there is one.'),
  created_at: z.string(),
  address: appAddress,
  site: z
    .object({ url: z.string(), version: z.int(), visits: z.int() })
    .nullable()
    .describe('Where it is open to everybody; null while it is not.'),
  versions: z
    .array(
      z.object({
        number: z.int(),
        state: z.string(),
        request: z.string().describe('What was asked for, in the person’s own words.'),
        changes: z.array(z.string()),
        error: z.string().nullable(),
        created_at: z.string(),
        preview: z.string().nullable(),
      }),
    )
    .describe('The newest first.'),
});

export const readApp = defineTool({
  name: 'read_app',
  title: 'Look at an app',
  description: 'Tells what an app is, where it is open, and what became of each of its versions.',
  scope: 'apps:read',
  annotations: looking,
  input: z.object({ app_id: appId }),
  output,
  run: ({ call }, { app_id }) => describeApp(call, app_id),
});

export async function describeApp(call: FunctionCall, id: string): Promise<z.output<typeof output>> {
  const { app, site, versions } = await runFunction(call, 'list-versions', { appId: id });
  return {
    id: app.id,
    name: app.name,
    description: app.description,
    state: app.status,
    version: app.currentVersion,
    created_at: app.createdAt,
    address: pageOf(call, app.id),
    site: site === null ? null : { url: site.url, version: site.number, visits: site.visits },
    versions: versions.map(({ number, status, request, changes, error, createdAt, previewUrl }) => ({
      number,
      state: status,
      request,
      changes,
      error,
      created_at: createdAt,
      preview: previewUrl,
    })),
  };
}
