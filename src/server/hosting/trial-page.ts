import { trialMessages } from '../../kernel/trial-messages.ts';
import { trialPath } from '../../kernel/trial-place.ts';
import type { TextFile } from '../build/serve-site.ts';
import { platformOrigins } from '../settings/public-url.ts';
import { withGuard } from './hosted-guard.ts';
import { hostedHeaders } from './hosted-headers.ts';

const scriptPath = `${trialPath}.js`;

/**
 * Waits for the files of an app from the page around it and runs them. No other page can be around it (`frame-ancestors`), and
 * only that page is listened to. What a visitor entered stays while they change their app, and goes when another one begins.
 */
const script = `(() => {
  const platforms = document.currentScript.dataset.platforms.split(' ');
  // To whom it may concern: it holds nothing, and only the platform can be around this page.
  const tell = (kind) => parent.postMessage({ kind }, '*');
  addEventListener('message', function take({ data, origin, source }) {
    if (source !== parent || !platforms.includes(origin) || data?.kind !== '${trialMessages.show}') return;
    removeEventListener('message', take);
    try {
      if (data.fresh) localStorage.clear();
    } catch {
      // The browser keeps nothing for frames: then nothing is left of another app either.
    }
    const page = new DOMParser().parseFromString(data.page, 'text/html');
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    const style = document.createElement('style');
    style.textContent = data.style;
    document.head.append(style);
    const code = data.script.replaceAll(/(from\\s*["'\`])\\.\\/(?=vendor\\/)/g, (_, before) => before + location.origin + '/');
    const app = document.createElement('script');
    app.type = 'module';
    app.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    app.onload = () => tell('${trialMessages.shown}');
    document.head.append(app);
  });
  tell('${trialMessages.ready}');
})();
`;

/** The page of a trial, and its script. The vendor code is asked for before the app is there. */
export function trialFile(
  path: string,
  publicUrl: string,
  vendorNames: readonly string[],
): TextFile | undefined {
  if (path === scriptPath) return { type: 'text/javascript; charset=utf-8', body: script };
  if (path !== trialPath) return undefined;
  const modules = vendorNames.filter((name) => name.endsWith('.js'));
  const preloads = modules.map((name) => `<link rel="modulepreload" href="/vendor/${name}" />`);
  const page = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${preloads.join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <script src="${scriptPath}" data-platforms="${platformOrigins(publicUrl).join(' ')}"></script>
  </body>
</html>
`;
  return { type: 'text/html; charset=utf-8', body: withGuard(page) };
}

/** The app comes as a message and not as a file: its code runs from memory. Everything else is as for any app. */
export function trialPolicy(publicUrl: string): string {
  const [, usual = ''] = hostedHeaders(publicUrl).find(([name]) => name === 'Content-Security-Policy') ?? [];
  return usual.replace("script-src 'self'", "script-src 'self' blob:");
}
