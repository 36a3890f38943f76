import { CloudOff, Copy, ExternalLink, Link2, Rocket } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuExternalLink, MenuItem, MenuNote, MenuSeparator } from '../../../ui/menu.tsx';
import { dismissFailure, type ToastOptions, toast } from '../../../ui/toast.ts';
import { useAppPage } from '../app-page-context.ts';
import type { AppView } from '../app-view.ts';
import { hasNews } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';

interface PublishedMenuProps {
  trigger: ReactElement;
  site: NonNullable<AppView['site']>;
  onAddress: () => void;
}

/** What can be done with an app that is open to everybody. */
export function PublishedMenu({ trigger, site, onAddress }: PublishedMenuProps) {
  const { view } = useAppPage();
  const { publish, unpublish } = usePublishing();
  const current = view.app.currentVersion;

  async function show() {
    said(await publish(), 'Not published', {
      title: `Version ${current ?? ''} is published`,
      description: site.url,
    });
  }

  async function takeDown() {
    said(await unpublish(), 'Not taken down', {
      title: 'Your app was taken down',
      description: 'Nobody can open it now. Its address and records are kept for you.',
      action: { label: 'Publish it again', onAction: () => void show() },
    });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(site.url);
      toast({ title: 'Address copied', description: site.url });
    } catch {
      toast({
        title: 'Not copied',
        description: 'The browser did not allow it. Select the address and copy it by hand.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Menu trigger={trigger}>
      <MenuNote>
        <span className="block max-w-64 truncate font-mono">{site.url}</span>
        Shows version {site.number}
      </MenuNote>
      <MenuSeparator />
      {hasNews(view) && current !== null ? (
        <MenuItem icon={<Rocket aria-hidden />} onSelect={() => void show()}>
          Publish version {current}
        </MenuItem>
      ) : null}
      <MenuExternalLink icon={<ExternalLink aria-hidden />} href={site.url}>
        Open the app
      </MenuExternalLink>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy()}>
        Copy the address
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={onAddress}>
        Change the address
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<CloudOff aria-hidden />} onSelect={() => void takeDown()}>
        Take it down
      </MenuItem>
    </Menu>
  );
}

function said(reason: string | undefined, failed: string, done: ToastOptions): void {
  if (reason === undefined) {
    dismissFailure(failed);
    toast(done);
  } else toast({ title: failed, description: reason, variant: 'destructive' });
}
