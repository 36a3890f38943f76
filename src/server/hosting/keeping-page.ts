import type { TextFile } from '../build/serve-site.ts';

const page = '/.keep';
const script = '/.keep.js';

/**
 * A page that runs nothing of the app: it has the browser keep the app's files and tells the page around it. By it the
 * platform keeps the apps of somebody who has not opened them yet.
 */
export function keepingFile(path: string): TextFile | undefined {
  if (path === page)
    return {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Keeping this app</title><script src="${script}"></script></head><body></body></html>`,
    };
  return path === script ? { type: 'text/javascript; charset=utf-8', body: keeping } : undefined;
}

const keeping = `const tell = (kept) => parent.postMessage({ from: 'keeping', kept }, '*');
if ('serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
    .then(() => tell(true), () => tell(false));
else tell(false);
`;
