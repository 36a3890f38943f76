import { useEffect } from 'react';
import { limits } from '../../kernel/limits.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useSession } from '../lib/session.ts';
import { LocalData } from './local/local-data.tsx';
import { UpdatePrompt } from './service-worker/update-prompt.tsx';

// For people with an account alone.
const FollowAppearance = lazyPart(
  async () => (await import('../features/settings/follow-appearance.tsx')).FollowAppearance,
);

/** Its code is fetched when the page has settled. */
function Optimizer() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    async function start(): Promise<void> {
      const [{ startOptimizer }, { warmUp }] = await Promise.all([
        import('../lib/performance/optimizer.ts'),
        import('../lib/performance/warm-up.ts'),
      ]);
      if (isOver) return;
      void warmUp();
      const { firstMs, settleMs } = limits.optimizer;
      stop = startOptimizer(warmUp, firstMs - settleMs);
    }
    // Without a network the code may not come; nothing else needs it.
    const timer = setTimeout(() => void start().catch(() => undefined), limits.optimizer.settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}

/** What goes on beside the pages. */
export function BackgroundWork() {
  const { user } = useSession();
  return (
    <>
      <LocalData />
      <UpdatePrompt />
      <Optimizer />
      {user === null ? null : <FollowAppearance userId={user.id} />}
    </>
  );
}
