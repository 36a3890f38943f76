import { lazyPart } from '../lib/lazy-part.tsx';
import { useSession } from '../lib/session.ts';
import { LocalData } from './local/local-data.tsx';
import { UpdatePrompt } from './service-worker/update-prompt.tsx';

// For people with an account alone.
const FollowAppearance = lazyPart(
  async () => (await import('../features/settings/follow-appearance.tsx')).FollowAppearance,
);

/** What goes on beside the pages. */
export function BackgroundWork() {
  const { user } = useSession();
  return (
    <>
      <LocalData />
      <UpdatePrompt />
      {user === null ? null : <FollowAppearance userId={user.id} />}
    </>
  );
}
