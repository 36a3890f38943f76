import type { ProofPlan } from '../engine/proof/proof-plan.ts';
import type { ProofStep } from '../engine/proof/proof-step.ts';
import type { Site } from '../server/build/build-site.server.ts';

/** A page without any framework: `body` in the place where apps draw themselves, `script` after it. */
export function siteOf(body: string, script = ''): Site {
  const page = `<!doctype html><html lang="en"><head><title>Trial</title><meta name="viewport" content="width=device-width" />
    <link rel="stylesheet" href="./app.css" /></head>
    <body><div id="root"><main><h1>Trial</h1>${body}</main></div><script type="module" src="./app.js"></script></body></html>`;
  return {
    files: { 'index.html': page, 'app.js': script, 'app.css': 'button, input, select { min-height: 44px }' },
  };
}

export function planOf(...cases: readonly ProofStep[][]): ProofPlan {
  return {
    pages: [{ path: '/', heading: 'Trial', entry: [] }],
    cases: cases.map((steps, index) => ({
      name: `case ${index}`,
      entry: [],
      steps,
      page: '/',
      section: 'one',
      block: 'one',
    })),
  };
}

export const open = { do: 'open', path: '/' } as const;

/** What the prover puts beside the code of real apps, so that they can be taken down and started without a new document. */
export const startedAnew = `globalThis.appRoots ??= [];
  globalThis.namesBefore ??= new Set([...Object.getOwnPropertyNames(globalThis), 'namesBefore']);`;
