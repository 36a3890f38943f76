import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { runFunction } from '../run-function.server.ts';
import { appId } from './app-shapes.ts';

export const publishApp = defineTool({
  name: 'publish_app',
  title: 'Publish an app',
  description:
    'Opens an app to everybody at an address of its own. Published again, the newest version that works is shown there.',
  scope: 'apps:write',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: z.object({
    app_id: appId,
    address: z
      .string()
      .max(100)
      .optional()
      .describe('The first part of its address, such as book-club; made from the name when absent.'),
    version: z.int().min(1).optional().describe('The version to show; the newest that works when absent.'),
  }),
  output: z.object({ url: z.string(), version: z.int() }),
  async run({ call }, { app_id, address, version }) {
    const { url, number } = await runFunction(call, 'publish-app', {
      appId: app_id,
      slug: address,
      number: version,
    });
    return { url, version: number };
  },
});

export const unpublishApp = defineTool({
  name: 'unpublish_app',
  title: 'Take an app back',
  description: 'Closes the public address of an app. The app itself and its versions stay.',
  scope: 'apps:write',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  input: z.object({ app_id: appId }),
  output: z.object({ unpublished: z.boolean().describe('False when it had no public address.') }),
  run: ({ call }, { app_id }) => runFunction(call, 'unpublish-app', { appId: app_id }),
});
