import type { McpTool } from './define-tool.ts';
import { listAgents, readAgent, runAgent } from './tools/agents.server.ts';
import { ask } from './tools/ask.server.ts';
import { listApps } from './tools/list-apps.server.ts';
import { makeApp } from './tools/make-app.server.ts';
import { publishApp, unpublishApp } from './tools/publish-app.server.ts';
import { readApp } from './tools/read-app.server.ts';
import { reviseApp } from './tools/revise-app.server.ts';
import { searchPassages } from './tools/search-passages.server.ts';

/** All tools, in the order in which programs see them. */
export const tools: readonly McpTool[] = [
  makeApp,
  listApps,
  readApp,
  reviseApp,
  publishApp,
  unpublishApp,
  listAgents,
  readAgent,
  runAgent,
  ask,
  searchPassages,
];
