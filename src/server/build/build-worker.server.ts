import { BuildFault } from './build-fault.ts';
import type { BuildAnswer, BuildRequest } from './build-messages.ts';
import { type BuildTools, buildSite } from './build-site.server.ts';

/**
 * The process in which apps are built. The bundler and the style compiler are native code that reads what strangers
 * wrote: when one of them breaks, hangs or eats memory, it takes this process with it and nothing else.
 */
let tools: BuildTools | undefined;

async function answer(request: BuildRequest): Promise<BuildAnswer> {
  if (request.kind === 'tools') {
    tools = request.tools;
    return { kind: 'ready' };
  }
  if (tools === undefined) return { kind: 'broken', message: 'The worker has no tools.' };
  try {
    const site = await buildSite(request.files, tools);
    return { kind: 'built', site, bytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof BuildFault) return { kind: 'faulty', faults: error.faults };
    return {
      kind: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

process.on('message', (request: BuildRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
