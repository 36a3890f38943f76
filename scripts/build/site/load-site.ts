import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { SiteFacts } from '../../../src/web/app/prerender-site.ts';

/** The public side of the web app: what it says of itself, and the HTML of each listed page. */
export interface Site {
  readonly facts: SiteFacts;
  readonly bodies: ReadonlyMap<string, string>;
}

type Rendered =
  | { readonly path: string; readonly html: string }
  | { readonly path: string; readonly fault: string };

/** Bundles the web app for Node, packages included, and has it render its public pages. The bundle stays in `folder`. */
export async function loadSite(root: string, folder: string): Promise<Site> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    // A package left outside would be loaded file by file, and React would be there twice.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/web/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
    },
  });
  const { facts, rendered } = await renderInThread(join(folder, 'prerender.js'));
  const faults = rendered.filter((page) => 'fault' in page);
  if (faults.length > 0)
    throw new Error(
      faults.map(({ path, fault }) => `${path} cannot be rendered to HTML: ${fault}`).join('\n'),
    );
  return {
    facts,
    bodies: new Map(rendered.flatMap((page) => ('html' in page ? [[page.path, page.html]] : []))),
  };
}

async function renderInThread(bundle: string): Promise<{ facts: SiteFacts; rendered: Rendered[] }> {
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
    workerData: { bundle: pathToFileURL(bundle).href },
    execArgv: [],
  });
  try {
    const [message] = (await once(worker, 'message')) as [{ facts: SiteFacts; rendered: Rendered[] }];
    return message;
  } finally {
    await worker.terminate();
  }
}
