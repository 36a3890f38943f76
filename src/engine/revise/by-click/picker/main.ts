import type { FromPreview, ToPreview } from '../picked-element.ts';
import { currentRoute, describeElement } from './describe-element.ts';
import { createPicking } from './picking.ts';
import { seenAs, viewAs } from './view-as.ts';

/**
 * Runs in the preview of an app, beside its code. It does nothing until the platform speaks to it, and it tells the platform
 * alone.
 */
function start(script: HTMLElement): void {
  const platforms = (script.dataset['platforms'] ?? '').split(' ');
  const lengths = { text: Number(script.dataset['textLength']), name: Number(script.dataset['nameLength']) };
  const hereMs = Number(script.dataset['hereMs']);
  let platform: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function tell(message: FromPreview): void {
    if (platform !== undefined) window.parent.postMessage(message, platform);
  }

  const picking = createPicking({
    onPick: (element) => tell({ from: 'preview', say: 'picked', element: describeElement(element, lengths) }),
    onLeave: () => tell({ from: 'preview', say: 'leave' }),
  });

  /** Where somebody has got to and who they are there, so that the next version opens so. */
  function tellHere(): void {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      tell({
        from: 'preview',
        say: 'here',
        route: currentRoute(),
        scroll: Math.round(window.scrollY),
        as: seenAs(),
      });
    }, hereMs);
  }

  function hear(message: ToPreview): void {
    switch (message.say) {
      case 'go':
        location.hash = message.route;
        return;
      case 'pick':
        picking.set(message.picking);
        return;
      case 'view-as':
        viewAs(message.as);
        tellHere();
        return;
      case 'hello':
        picking.set(message.picking);
        if (message.as !== undefined) viewAs(message.as);
        // The app has put itself at the top while it opened.
        requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(0, message.scroll)));
        tellHere();
    }
  }

  window.addEventListener('message', (event: MessageEvent<ToPreview>) => {
    if (event.source !== window.parent || !platforms.includes(event.origin)) return;
    if (event.data?.to !== 'preview') return;
    platform = event.origin;
    hear(event.data);
  });
  for (const type of ['scroll', 'hashchange', 'popstate', 'click'])
    window.addEventListener(type, tellHere, { passive: true });
}

const script = document.currentScript;
if (script instanceof HTMLElement && window.parent !== window) start(script);
