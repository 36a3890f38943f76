import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunctionByName } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { changeApp } from './change-app.ts';
import type { DeletedApp, DeletedPage } from './read-deleted-apps.ts';
import { appsKey } from './use-my-apps.ts';

interface DeletedApps {
  readonly page: DeletedPage | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
  /** The app that something is being done with. */
  readonly busy: string | undefined;
  readonly restore: (app: DeletedApp) => Promise<void>;
  readonly deleteForGood: (app: DeletedApp) => Promise<void>;
}

/** The bin of the signed-in person. */
export function useDeletedApps(): DeletedApps {
  const userId = useSession().user?.id;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const query = useQuery({
    queryKey: [...appsKey(userId), 'deleted'],
    enabled: userId !== undefined,
    queryFn: async ({ signal }): Promise<DeletedPage> => {
      const { readDeletedApps } = await import('./read-deleted-apps.ts');
      return userId === undefined ? { apps: [], total: 0 } : readDeletedApps(userId, signal);
    },
  });

  async function act(app: DeletedApp, work: () => Promise<unknown>, done: string, notDone: string) {
    setBusy(app.id);
    try {
      await work();
      toast({ title: done, description: app.app_name });
    } catch (error) {
      toast({
        title: notDone,
        description: messageOf(error, 'Nothing was changed. Please try again.'),
        variant: 'destructive',
      });
    }
    await queryClient.invalidateQueries({ queryKey: appsKey(userId) });
    setBusy(undefined);
  }

  return {
    page: query.data,
    failed: query.isError,
    refresh: () => void query.refetch(),
    busy,
    restore: (app) => act(app, () => changeApp(app.id, { deleted_at: null }), 'App restored', 'Not restored'),
    deleteForGood: (app) =>
      act(app, () => callFunctionByName('delete-app', { appId: app.id }), 'Deleted for good', 'Not deleted'),
  };
}
