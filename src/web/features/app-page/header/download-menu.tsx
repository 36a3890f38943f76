import { useQuery } from '@tanstack/react-query';
import { Download, FileArchive, FileText, GitBranch, Lock, MonitorDown } from 'lucide-react';
import type { SubscriptionStatus } from '../../../../functions/check-subscription/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { href } from '../../../lib/href.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import { useDownload } from './use-download.ts';

interface DownloadMenuProps {
  app: { readonly id: string; readonly name: string };
  /** There is a version that works. */
  works: boolean;
}

/** Every way in which an app can be taken away. */
export function DownloadMenu({ app, works }: DownloadMenuProps) {
  const { busy, download } = useDownload(app.id, app.name);
  const subscribed = useSubscribed();
  return (
    <Menu
      trigger={
        <Button
          disabled={!works}
          busy={busy !== undefined}
          aria-label="Download"
          className="max-sm:w-11 max-sm:px-0"
        >
          {busy === undefined ? <Download aria-hidden /> : null}
          <span className="max-sm:sr-only">Download</span>
        </Button>
      }
    >
      <MenuItem icon={<FileArchive aria-hidden />} onSelect={() => void download('zip')}>
        Project as zip
      </MenuItem>
      <MenuItem icon={<GitBranch aria-hidden />} onSelect={() => void download('git')}>
        Git bundle
      </MenuItem>
      {subscribed ? (
        <MenuItem icon={<FileText aria-hidden />} onSelect={() => void download('text')}>
          Single text file
        </MenuItem>
      ) : (
        <MenuLink icon={<Lock aria-hidden />} to={href('/plans')}>
          Single text file, for subscribers
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuLink icon={<MonitorDown aria-hidden />} to={`${href('/desktop-builder')}?app=${app.id}`}>
        Desktop app…
      </MenuLink>
    </Menu>
  );
}

/** The same answer that other pages have asked for. While it is not known, nobody is one. */
function useSubscribed(): boolean {
  const userId = useSession().user?.id;
  const { data } = useQuery<SubscriptionStatus>({
    queryKey: ['subscription', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/check-subscription/contract.ts');
      return callFunction(contract, {}, signal);
    },
    retry: false,
  });
  return data?.subscribed ?? false;
}
