import { limits } from '../../../kernel/limits.ts';
import { mayFetchAhead } from '../../lib/performance/thrift.ts';
import type { SyncEngine } from './sync-engine.ts';

/** Looks for news when the page is looked at again, when a network is back, and now and then while it is looked at. */
export function followPage({ wake, refresh }: SyncEngine): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  const look = () => {
    if (isHidden()) return;
    wake();
    refresh('stale');
  };
  const reconnect = () => {
    wake();
    refresh('all');
  };
  const timer = setInterval(() => {
    if (!isHidden() && mayFetchAhead()) refresh('stale');
  }, limits.local.refreshEveryMs);
  addEventListener('focus', look);
  addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', look);
    removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', look);
  };
}
