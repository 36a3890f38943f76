import { z } from 'zod';
import { buildStatuses } from '../../../../functions/app-shapes.ts';
import type { FunctionCall } from '../../../functions/function-call.ts';

/** What tools about apps take or answer with. */

export const appId = z
  .uuid({ error: 'Give the id of an app, as list_apps tells it.' })
  .describe('The id of an app.');

export const appState = z.enum(buildStatuses).describe('completed: it works and can be opened.');

export const appAddress = z.string().describe('The page on which its owner looks at it and changes it.');

/** The page of an app, for its owner. */
export function pageOf(call: FunctionCall, id: string): string {
  return `${call.auth.siteUrl}/preview/${id}`;
}
