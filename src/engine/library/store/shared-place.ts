import { SharedLink, type SharedPlace } from './shared-link.ts';
import { storage } from './storage.ts';

const seconds = 20;

/** Asks over the network. `base` is an address on the app's own origin. */
function networkPlace(base: string): SharedPlace {
  return {
    async ask(path, body) {
      const answer = await fetch(`${base}/${path}`, {
        signal: AbortSignal.timeout(seconds * 1_000),
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(body),
            }),
      });
      const text = await answer.text();
      try {
        return { status: answer.status, body: JSON.parse(text) as Record<string, unknown> };
      } catch {
        return { status: answer.status, body: { message: text } };
      }
    },
    listen(news) {
      let source: EventSource | undefined;
      function follow(): void {
        // Pages that nobody looks at wait for nothing: a browser has few connections to one place.
        if (document.visibilityState === 'hidden') {
          source?.close();
          source = undefined;
        } else if (source === undefined || source.readyState === EventSource.CLOSED) {
          source = new EventSource(`${base}/live`);
          source.addEventListener('news', news);
        }
      }
      const timer = setInterval(follow, seconds * 1_000);
      document.addEventListener('visibilitychange', follow);
      follow();
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', follow);
        source?.close();
      };
    },
    onReturn(back) {
      window.addEventListener('online', back);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') back();
      });
    },
  };
}

export const signedInKey = 'app:shared-visitor';

/** Who was signed in at the last visit; the empty text for a guest. */
function lastVisitor(): string {
  try {
    const { id } = JSON.parse(storage.read(signedInKey) ?? '') as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/** A page says where the visitors of an app share its records. Where it says nothing, they stay in this browser. */
function openShared(): SharedLink | undefined {
  if (typeof document === 'undefined') return undefined;
  const base = document.querySelector<HTMLMetaElement>('meta[name="shared-data"]')?.content;
  if (base === undefined || base === '') return undefined;
  const link = new SharedLink(networkPlace(base), storage, lastVisitor());
  link.start();
  return link;
}

export const shared: SharedLink | undefined = openShared();
