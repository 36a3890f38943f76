/**
 * Loads the app into a page that the build has rendered, once the page has been painted: until then, nothing competes with
 * it for the line or the processor. The build compiles this file by itself; the tag that loads it names the app's entry and
 * everything else that the page needs, each file behind those that it imports.
 */
const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {};

async function start(): Promise<void> {
  const files = scripts.split(' ').filter((href) => href !== '');
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // Run one after the other and not all with the entry: between two of them the page can answer to its visitor.
  // A file that does not come is asked for again by the entry, which says so.
  for (const href of files) await import(href).catch(() => undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

// A page in the background is not painted until somebody looks at it.
if (document.visibilityState === 'hidden') void start();
else requestAnimationFrame(() => setTimeout(() => void start()));
