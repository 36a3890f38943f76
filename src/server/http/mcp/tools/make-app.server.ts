import { z } from 'zod';
import { appName, prompt } from '../../../../functions/text-rules.ts';
import { adding, defineTool } from '../define-tool.ts';
import { followMaking } from '../follow-making.server.ts';
import { followFunction } from '../run-function.server.ts';
import { appAddress, appState, pageOf } from './app-shapes.ts';

export const makeApp = defineTool({
  name: 'make_app',
  title: 'Make an app',
  description:
    'Makes an app from a description in plain English: what is kept in it, who uses it and what they do with it. It is planned, built and tried out in a browser, which takes up to a minute. Where no honest app can be made of the description, a question comes back and nothing is made.',
  scope: 'apps:write',
  annotations: adding,
  input: z.object({
    name: appName.describe('What the app is called: letters, digits, spaces and hyphens.'),
    description: prompt.describe('What the app is for, in plain English.'),
    anyway: z.boolean().optional().describe('Build it although a question came back before.'),
  }),
  output: z.object({
    outcome: z.enum(['made', 'failed', 'question']),
    app: z
      .object({
        id: z.string(),
        name: z.string(),
        state: appState,
        address: appAddress,
        preview: z.string().nullable().describe('Where the app itself runs, for whoever has this address.'),
      })
      .nullable(),
    error: z.string().optional().describe('Why it failed.'),
    question: z
      .object({
        text: z.string(),
        suggestions: z.array(z.string()).describe('Descriptions that can be used as they are.'),
        can_insist: z.boolean().describe('Sent again with `anyway`, it is built.'),
      })
      .optional(),
  }),
  async run(at, { name, description, anyway = false }) {
    const input = { appName: name, prompt: description, anyway };
    const made = await followMaking(at, followFunction(at.call, 'generate-app', input));
    if ('question' in made) {
      const { text, suggestions, canInsist } = made.question;
      return {
        outcome: 'question' as const,
        app: null,
        question: { text, suggestions, can_insist: canInsist },
      };
    }
    const { app, version, success, error } = made;
    return {
      outcome: success ? ('made' as const) : ('failed' as const),
      app: {
        id: app.id,
        name: app.name,
        state: version.status,
        address: pageOf(at.call, app.id),
        preview: app.previewUrl,
      },
      ...(error === undefined ? {} : { error }),
    };
  },
});
