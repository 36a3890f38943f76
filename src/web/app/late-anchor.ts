import { useLayoutEffect } from 'react';
import { limits } from '../../kernel/limits.ts';

/** The part of a page that an address names may come after the page: then the page scrolls to it when it is there. */
export function useLateAnchor(hash: string): void {
  useLayoutEffect(() => {
    const id = readAnchor(hash);
    if (id === '' || document.getElementById(id) !== null) return undefined;
    return whenThere(id, (place) => place.scrollIntoView());
  }, [hash]);
}

function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Gives what ends the waiting; after a while it ends by itself. */
function whenThere(id: string, arrived: (place: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const place = document.getElementById(id);
    if (place === null) return;
    stop();
    arrived(place);
  });
  const timer = setTimeout(() => observer.disconnect(), limits.web.lateAnchorMs);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
