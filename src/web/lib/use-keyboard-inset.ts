import { useSyncExternalStore } from 'react';

/** How much of the window the keyboard on the screen covers, in pixels: browsers let it lie over the page. */
function keyboardInset(): number {
  const seen = window.visualViewport;
  // Zoomed in, less is seen as well, and no keyboard is the reason.
  if (seen === null || seen === undefined || seen.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}

function watch(changed: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}

export function useKeyboardInset(): number {
  return useSyncExternalStore(watch, keyboardInset, () => 0);
}
