import { z } from 'zod';
import { prompt } from '../../../../functions/text-rules.ts';
import { adding, defineTool } from '../define-tool.ts';
import { followMaking } from '../follow-making.server.ts';
import { followFunction } from '../run-function.server.ts';
import { appAddress, appId, pageOf } from './app-shapes.ts';

export const reviseApp = defineTool({
  name: 'revise_app',
  title: 'Change an app',
  description:
    'Changes an app by a sentence, such as “Add a phone number to customers” or “Make the header green”. A new version is built; the former ones stay. A sentence that is not understood changes nothing, and the nearest ones that would be come back.',
  scope: 'apps:write',
  annotations: adding,
  input: z.object({ app_id: appId, sentence: prompt.describe('What is to be different, in plain English.') }),
  output: z.object({
    outcome: z.enum(['changed', 'failed', 'not_understood']),
    version: z.int().nullable().describe('The number of the new version.'),
    address: appAddress,
    preview: z.string().nullable(),
    changes: z.array(z.string()).describe('What became different, a sentence each.'),
    missing: z.array(z.string()).describe('What of the sentence was not done.'),
    nearest: z.array(z.string()).describe('Sentences near to this one that would be understood.'),
    error: z.string().optional(),
  }),
  async run(at, { app_id, sentence }) {
    const work = followFunction(at.call, 'revise-app', { appId: app_id, sentence });
    const revised = await followMaking(at, work);
    const address = pageOf(at.call, app_id);
    if ('understood' in revised)
      return {
        outcome: 'not_understood' as const,
        version: null,
        address,
        preview: null,
        changes: [],
        missing: [],
        nearest: revised.nearest,
        ...(revised.why === undefined ? {} : { error: revised.why }),
      };
    const { success, error, app, version, changes, answers = [] } = revised;
    return {
      outcome: success ? ('changed' as const) : ('failed' as const),
      version: version.number,
      address,
      preview: app.previewUrl,
      changes,
      missing: answers.flatMap((one) => one.missing),
      nearest: [],
      ...(error === undefined ? {} : { error }),
    };
  },
});
