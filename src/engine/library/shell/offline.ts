/** Lets the browser keep the app, so that it opens without a network. A page that names no worker has none. */
export function keepForOffline(): void {
  const worker = document.querySelector<HTMLMetaElement>('meta[name="offline-worker"]')?.content;
  if (worker === undefined || !('serviceWorker' in navigator)) return;
  // Where a browser refuses, as in a private window, the app works all the same while there is a network.
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => undefined);
}
