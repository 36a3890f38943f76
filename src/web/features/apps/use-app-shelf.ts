import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/failures/failure.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { changeApp } from './change-app.ts';
import type { AppPage, AppSummary } from './read-apps.ts';
import { appsKey } from './use-my-apps.ts';

type Shelving = Parameters<typeof changeApp>[1];
type ShelvedApp = Pick<AppSummary, 'id' | 'app_name'>;

interface AppShelves {
  readonly archive: (app: ShelvedApp) => void;
  readonly unarchive: (app: ShelvedApp) => void;
  readonly remove: (app: ShelvedApp) => void;
}

/** Puts apps away and takes them back. Nothing of it is final: each message offers to undo it. */
export function useAppShelf(): AppShelves {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const queryKey = appsKey(userId);

  async function move(app: ShelvedApp, change: Shelving, title: string, back: Shelving | undefined) {
    // What is on its way was read before this and would bring the app back.
    await queryClient.cancelQueries({ queryKey });
    // Gone from where it was at once: it stands on one shelf only.
    queryClient.setQueriesData<AppPage>({ queryKey }, (page) => page && without(page, app.id));
    try {
      await changeApp(app.id, change);
      toast({
        title,
        description: app.app_name,
        ...(back === undefined
          ? {}
          : { action: { label: 'Undo', onAction: () => void move(app, back, 'Brought back', undefined) } }),
      });
    } catch (error) {
      toast({
        title: 'Not changed',
        description: messageOf(error, 'Nothing was changed. Please try again.'),
        variant: 'destructive',
      });
    }
    await queryClient.invalidateQueries({ queryKey });
  }

  const now = () => new Date().toISOString();
  return {
    archive: (app) => void move(app, { archived_at: now() }, 'App archived', { archived_at: null }),
    unarchive: (app) => void move(app, { archived_at: null }, 'Back in your apps', { archived_at: now() }),
    remove: (app) => void move(app, { deleted_at: now() }, 'App deleted', { deleted_at: null }),
  };
}

function without({ apps, total }: AppPage, id: string): AppPage {
  const left = apps.filter((app) => app.id !== id);
  return { apps: left, total: total - (apps.length - left.length) };
}
