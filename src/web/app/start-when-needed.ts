import { hasStoredSession } from '../lib/stored-session.ts';
import { firstNeed } from './first-need.ts';
import { validateWithoutEval } from './validate-without-eval.ts';

/**
 * Loads the app into a page that the build has rendered: its code once the page has been painted, so that nothing competes
 * with it for the line; running it at the first sign of use, or as soon as the browser has nothing else to do. What is
 * pressed in between is not lost (early-input.ts). The build compiles this file by itself; the tag that loads it names the app's
 * entry and everything else that the page needs, each file behind those that it imports.
 */
const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {};
const files = scripts.split(' ').filter((href) => href !== '');
/** A browser that never rests runs it all the same. */
const latestMs = 500;

async function start(): Promise<void> {
  validateWithoutEval();
  // Run one after the other and not all with the entry: between two of them the page can answer to its visitor.
  // A file that does not come is asked for again by the entry, which says so.
  for (const href of files) await import(href).catch(() => undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

async function fetchCode(): Promise<void> {
  for (const href of [...files, entry]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    // Forty at once would hold up the page.
    await new Promise((next) => setTimeout(next));
  }
}

const isAwaited = location.search !== '' || location.hash.includes('=') || hasStoredSession();
const needed = firstNeed(window, { isAwaited, latestMs });
// A page in the background is not painted until somebody looks at it.
const painted = new Promise<void>((done) => {
  if (document.visibilityState === 'hidden') done();
  else requestAnimationFrame(() => setTimeout(done));
});
void painted.then(fetchCode);
void Promise.all([needed, painted]).then(start);
