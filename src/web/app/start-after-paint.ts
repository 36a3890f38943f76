/**
 * Loads the app into a page that the build has rendered, once the page has been painted: until then, nothing competes with
 * it for the line or the processor. The build compiles this file by itself; the tag that loads it names the app's entry and
 * everything else that the page needs.
 */
const { entry = '', scripts = '' } = document.currentScript?.dataset ?? {};

function start(): void {
  for (const href of scripts.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

// A page in the background is not painted until somebody looks at it.
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));
